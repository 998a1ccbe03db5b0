import { terms, words } from '@partner-api/text';
import type { Idf } from '../../index/language-indexes.js';

/**
 * Splits run-together words such as hashtags (`#tamperedwater`: tampered, water) into the most common words of claims.
 * Only for words that no claim contains, and only where a word is a single term: otherwise its character n-grams match
 * the parts.
 */
export function splitCompounds(message: string, language: string, idf: Idf): string[] {
  const rarest = idf('');
  const idfOf = (word: string) => Math.max(0, ...terms(word, language).map(idf));
  const isUnknown = (word: string) =>
    letters.test(word) && terms(word, language).length === 1 && idfOf(word) === rarest;
  return [...new Set(words(message, language))]
    .filter(isUnknown)
    .slice(0, maxSplits)
    .flatMap((word) => partsOf(word, idfOf, rarest));
}

/** Splitting a word takes up to two milliseconds; messages written by people have fewer such words. */
const maxSplits = 20;
const letters = /^\p{L}{7,40}$/u;
const minPart = 3;
const maxParts = 4;

interface Parts {
  readonly cost: number;
  readonly words: readonly string[];
}

/** The segmentation with the lowest total idf; empty if there is none into words that occur in claims. */
function partsOf(joined: string, idfOf: (word: string) => number, rarest: number): readonly string[] {
  const until: (Parts | null)[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= joined.length; end++) {
    let best: Parts | null = null;
    for (let start = 0; start <= end - minPart; start++) {
      const before = until[start];
      if (!before || before.words.length === maxParts) continue;
      const part = joined.slice(start, end);
      const says = idfOf(part);
      const cost = before.cost + says + costOfPart;
      if (says < rarest && (best === null || cost < best.cost))
        best = { cost, words: [...before.words, part] };
    }
    until.push(best);
  }
  return until[joined.length]?.words ?? [];
}

/** Penalty per word: few long words are likelier than many short ones. */
const costOfPart = 3;
