import { remembered, type Spellings, spellings, terms, words } from '@partner-api/text';
import type { Rarity } from '../../index/language-indexes.js';
import { rarity as rarityAmong } from '../../index/terms/bm25.js';

/** The words of each sentence of a passage. */
export type Sentences = readonly (readonly string[])[];

/**
 * For each passage found, the most of the question that one of its sentences holds, 0 to 1. A word of the question is
 * held as far as the word of the sentence that comes nearest to it is spelt alike: a question puts a word in another
 * form than the sentence that answers it. By terms alone, which take a form for another word or its runs one by one, the
 * right paragraph of XQuAD is first less often (ru .924 to .935).
 *
 * A word counts by its rarity among all passages, and the more the fewer of those found hold it: they are about one
 * matter, whose words tell them apart as little as common ones do. A number counts for three words.
 */
export function questionShares(
  question: string,
  language: string,
  rarity: Rarity,
  passages: readonly Sentences[],
): number[] {
  const asked = [...new Set(words(question, language))];
  const heldBy = holding(spellings(asked, language), asked.length);
  const heldByPassages = passages.map((sentences) => heldBy(new Set(sentences.flat())));
  const worth = asked.map((word, place) => {
    const holders = heldByPassages.reduce((sum, held) => sum + (held[place] ?? 0), 0);
    const meaning = meanRarity(terms(word, language), rarity) * (hasDigit.test(word) ? numberWeight : 1);
    return meaning * (evenWeight + rarityAmong(passages.length, holders));
  });
  const total = worth.reduce((sum, value) => sum + value, 0);
  if (total === 0) return passages.map(() => 0);
  const shareOf = (sentence: readonly string[]) =>
    heldBy(sentence).reduce((sum, held, place) => sum + held * (worth[place] ?? 0), 0) / total;
  return passages.map((sentences) =>
    sentences.reduce((most, sentence) => Math.max(most, shareOf(sentence)), 0),
  );
}

/** How much of each of so many words some others hold, 0 to 1, in their order. */
function holding({ likeness }: Spellings, count: number): (found: Iterable<string>) => number[] {
  const likenessOf = remembered((word) => likeness(word), { texts: 10_000 });
  return (found) => {
    const nearest = Array<number>(count).fill(0);
    for (const word of found)
      for (const [place, alike] of likenessOf(word).entries())
        if (alike > (nearest[place] ?? 0)) nearest[place] = alike;
    return nearest;
  };
}

/** A word that makes no term, such as an English stop word, says nothing. */
function meanRarity(all: readonly string[], rarity: Rarity): number {
  return all.reduce((sum, term) => sum + rarity(term), 0) / Math.max(1, all.length);
}

const hasDigit = /[0-9]/;
const numberWeight = 3;
/** What a word counts that every passage found holds, beside its rarity among them, which is 0 to 3. */
const evenWeight = 2;
