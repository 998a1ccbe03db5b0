import type { LanguageModel } from './language-model.js';

/**
 * Sorts items by a model's similarity to the question plus `baseScoreOf`; ties keep their order. Null if the model fails or
 * does not support comparison.
 */
export async function rankBySimilarity<Item>(
  { compare }: LanguageModel,
  question: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  milliseconds: number,
  baseScoreOf: (item: Item) => number = () => 0,
): Promise<Item[] | null> {
  if (compare === null || items.length < 2) return null;
  const scores = await compare(question, items.map(textOf), milliseconds);
  if (scores === null) return null;
  return items
    .map((item, index) => ({ item, score: baseScoreOf(item) + (scores[index] ?? 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
