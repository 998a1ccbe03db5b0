import { pushRuns } from './push-runs.js';
import { words } from './words.js';

/**
 * How often each run of four characters occurs in the words of a text, a word's bounds included: what spellings,
 * inflections and names in hashtags have in common with words that are no term of theirs. Short words are runs as they
 * are. The language decides only how numbers are read. Each occurrence counts for the weight of its word, by default 1.
 */
export function characterGrams(
  text: string,
  lang?: string,
  weightOf: (word: string) => number = () => 1,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words(text, lang)) {
    const weight = weightOf(word);
    const runs: string[] = [];
    pushRuns(runs, `_${word}_`, 4);
    for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + weight);
  }
  return counts;
}
