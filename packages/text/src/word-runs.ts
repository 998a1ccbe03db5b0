import { pushRuns } from './push-runs.js';

/**
 * The runs of four characters of a word as `words` gives it, its bounds included, in order, repeats included: what
 * spellings, inflections and names in hashtags have in common with words that are no term of theirs. A short word is one
 * run.
 */
export function wordRuns(word: string): string[] {
  const runs: string[] = [];
  pushRuns(runs, `_${word}_`, 4);
  return runs;
}
