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

  const worths = worthsOf(asked, held, table.runCount);
  const askedCounts = new Float64Array(table.runCount);
  asked.runs.forEach((run, place) => {
    askedCounts[run] = asked.counts[place] ?? 0;
  });
  const askedLength = lengthOf(asked, worths);
  return held.map((counted) => {
    const length = askedLength * lengthOf(counted, worths);
    return length === 0 ? 0 : product(counted, askedCounts, worths) / length;
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
    const counts = new Float64Array(runs.length);
    runs.forEach((run, place) => {
      counts[place] = sums[run] ?? 0;
      sums[run] = 0;
    });
    return { runs, counts };
  };
}

/** Of each run, by how few of the texts hold it. */
function worthsOf(asked: CountedRuns, held: readonly CountedRuns[], runCount: number): Float64Array {
  const holding = new Uint32Array(runCount);
  for (const { runs } of held) for (const run of runs) holding[run] = (holding[run] ?? 0) + 1;
  const worths = Float64Array.from({ length: held.length + 1 }, (_, count) =>
    Math.log(1 + held.length / (1 + count)),
  );
  const found = new Float64Array(runCount);
  for (const { runs } of [asked, ...held])
    for (const run of runs) found[run] = worths[holding[run] ?? 0] ?? 0;
  return found;
}

// Fifty texts have thousands of runs: iterators, closures and powers cost more here than what is computed.
function product({ runs, counts }: CountedRuns, askedCounts: Float64Array, worths: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < runs.length; place++) {
    const run = runs[place] ?? 0;
    const worth = worths[run] ?? 0;
    sum += (counts[place] ?? 0) * (askedCounts[run] ?? 0) * worth * worth;
  }
  return sum;
}

function lengthOf({ runs, counts }: CountedRuns, worths: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < runs.length; place++) {
    const weight = (counts[place] ?? 0) * (worths[runs[place] ?? 0] ?? 0);
    sum += weight * weight;
  }
  return Math.sqrt(sum);
}
