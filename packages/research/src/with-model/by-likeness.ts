import type { LanguageModel } from './language-model.js';

/**
 * Items in the order of how near a model finds their texts to a question, and as they were among equals; nearness adds
 * to what `worthOf` says of an item without it. Null when it could not tell, or has no means to.
 */
export async function byLikeness<Item>(
  { compare }: LanguageModel,
  question: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  milliseconds: number,
  worthOf: (item: Item) => number = () => 0,
): Promise<Item[] | null> {
  if (compare === null || items.length < 2) return null;
  const scores = await compare(question, items.map(textOf), milliseconds);
  if (scores === null) return null;
  return items
    .map((item, index) => ({ item, score: worthOf(item) + (scores[index] ?? 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
