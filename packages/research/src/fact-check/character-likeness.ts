import { words } from '@partner-api/text';
import { type Word, wordTable } from './word-table.js';

/**
 * How alike a message and each of several texts are written, 0 to 1: the cosine of their runs of four characters. A run
 * counts by how few of the texts hold it, because what they all hold does not tell them apart (MAP@5 .885 against .879
 * by how few of all claims do; 800 training tweets of CLEF CheckThat! 2020), and by the weight of the words it is in.
 */
export function characterLikeness(
  message: string,
  texts: readonly string[],
  lang: string,
  weightOf: (word: Word) => number = () => 1,
): number[] {
  const table = wordTable(lang);
  const wordsOf = (text: string) => words(text, lang).map((word) => table.wordOf(word));
  const [asked, ...held] = [message, ...texts].map(wordsOf).map(runCounter(weightOf, table.runCount));
  if (asked === undefined) return [];

  const holding = new Uint32Array(table.runCount);
  for (const { runs } of held) for (const run of runs) holding[run] = (holding[run] ?? 0) + 1;
  const worths = texts
    .map((_, count) => worthOf(texts.length, count))
    .concat(worthOf(texts.length, texts.length));
  const worth = (run: number) => worths[holding[run] ?? 0] ?? 0;

  const askedCounts = new Float64Array(table.runCount);
  for (const [place, run] of asked.runs.entries()) askedCounts[run] = asked.counts[place] ?? 0;
  const askedLength = lengthOf(asked, worth);
  return held.map((counted) => {
    const length = askedLength * lengthOf(counted, worth);
    let product = 0;
    for (const [place, run] of counted.runs.entries())
      product += (counted.counts[place] ?? 0) * (askedCounts[run] ?? 0) * worth(run) ** 2;
    return length === 0 ? 0 : product / length;
  });
}

/** The different runs of a text, and what the words that each is in weigh together. */
interface CountedRuns {
  readonly runs: readonly number[];
  readonly counts: Float64Array;
}

function runCounter(
  weightOf: (word: Word) => number,
  runCount: number,
): (text: readonly Word[]) => CountedRuns {
  const sums = new Float64Array(runCount);
  return (text) => {
    const runs: number[] = [];
    for (const word of text) {
      const weight = weightOf(word);
      for (const run of word.runs) {
        if (sums[run] === 0) runs.push(run);
        sums[run] = (sums[run] ?? 0) + weight;
      }
    }
    const counts = Float64Array.from(runs, (run) => sums[run] ?? 0);
    for (const run of runs) sums[run] = 0;
    return { runs, counts };
  };
}

function worthOf(texts: number, holding: number): number {
  return Math.log(1 + texts / (1 + holding));
}

function lengthOf({ runs, counts }: CountedRuns, worth: (run: number) => number): number {
  let sum = 0;
  for (const [place, run] of runs.entries()) sum += ((counts[place] ?? 0) * worth(run)) ** 2;
  return Math.sqrt(sum);
}
