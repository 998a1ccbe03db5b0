import { pushRuns } from './push-runs.js';

/**
 * Returns the character 4-grams of a word of `words`, including its boundaries, in order with repetitions. They match
 * spelling variants, inflections and names within hashtags, which share no term. A short word has one.
 */
export function wordRuns(word: string): string[] {
  const runs: string[] = [];
  pushRuns(runs, `_${word}_`, 4);
  return runs;
}
