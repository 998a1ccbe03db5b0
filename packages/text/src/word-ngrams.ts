import { pushNgrams } from './push-ngrams.js';

/**
 * Returns the character 4-grams of a word of `words`, including its boundaries, in order with repetitions. They match
 * spelling variants, inflections and names within hashtags, which share no term. A short word has one.
 */
export function wordNgrams(word: string): string[] {
  const runs: string[] = [];
  pushNgrams(runs, `_${word}_`, 4);
  return runs;
}
