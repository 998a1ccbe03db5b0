import { pushRuns } from './push-runs.js';

/** Words by how they are spelt, to be compared with others: see `spellings`. */
export interface Spellings {
  /**
   * How alike a word is to each of the words, 0 to 1, in their order: the share of their runs of three characters that
   * both have (Dice), bounds included, so that forms of one word are alike in any language that inflects by its ends or
   * its beginnings. In Arabic the article is no part of a word, nor is what is written before it in one. A word with a
   * digit is like itself alone, and what is less than .4 alike is not alike: 0.
   */
  likeness(word: string): readonly number[];
}

/** Takes words as `words` gives them: folded. */
export function spellings(words: readonly string[], language: string): Spellings {
  const runsOf = language === 'ar' ? (word: string) => runsIn(word.replace(arabicArticle, '')) : runsIn;
  const sizes = words.map((word) => runsOf(word).size);
  const holding = new Map<string, number[]>();
  for (const [place, word] of words.entries())
    for (const run of runsOf(word)) holding.set(run, [...(holding.get(run) ?? []), place]);
  return {
    likeness(word) {
      const shared = words.map(() => 0);
      const runs = runsOf(word);
      for (const run of runs)
        for (const place of holding.get(run) ?? []) shared[place] = (shared[place] ?? 0) + 1;
      return shared.map((count, place) => {
        const share = (2 * count) / (runs.size + (sizes[place] ?? 0));
        return share < leastLikeness ? 0 : share;
      });
    },
  };
}

/** Between .3 and .6 the right paragraph of XQuAD is first equally often, give or take .003 (en, es, ru). */
const leastLikeness = 0.4;

function runsIn(word: string): Set<string> {
  if (hasDigit.test(word)) return new Set([word]);
  const runs: string[] = [];
  pushRuns(runs, `_${word}_`, 3);
  return new Set(runs);
}

const hasDigit = /[0-9]/;
/**
 * "And", "so", "in" and "like" may come before it, and "to" hides it. What it leaves has two letters or more. Persian is
 * left alone: what begins so in it is often no article, as in the names of Germany and the Alps.
 */
const arabicArticle = /^[وف]?(?:[بك]?ال|لل)(?=.{2})/;
