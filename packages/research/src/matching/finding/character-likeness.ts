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
  const read = [message, ...texts].map((text) => table.wordsIn(text));
  const scratch = scratchOf(table.runCount);
  const [asked, ...held] = read.map((words) => countRuns(words, weightOf, scratch.byRun));
  if (asked === undefined) return [];

  weigh([asked, ...held], holdingTexts(held, scratch.holding), held.length);
  const found = likenessTo(asked, held, scratch.byRun);
  for (const { runs } of held) for (const run of runs) scratch.holding[run] = 0;
  return found;
}

/** The different runs of a text, and what each weighs in it. */
interface WeighedRuns {
  readonly runs: readonly number[];
  readonly weights: Float64Array;
}

/** By the number of a run; all zero before and after a comparison. */
interface Scratch {
  readonly byRun: Float64Array;
  readonly holding: Uint32Array;
}

/** Kept, because to make it for each comparison costs as much as the comparison. */
let kept: Scratch = { byRun: new Float64Array(), holding: new Uint32Array() };

function scratchOf(runCount: number): Scratch {
  const length = runCount * 2;
  if (kept.byRun.length < runCount)
    kept = { byRun: new Float64Array(length), holding: new Uint32Array(length) };
  return kept;
}

/** Each run with what the words that it is in weigh together. */
function countRuns(
  words: readonly Word[],
  weightOf: (word: Word) => number,
  sums: Float64Array,
): WeighedRuns {
  const runs: number[] = [];
  const weightsOfWords = words.map(weightOf);
  for (const [place, word] of words.entries()) {
    const weight = weightsOfWords[place] ?? 0;
    for (const run of word.runs) {
      if (sums[run] === 0) runs.push(run);
      sums[run] = (sums[run] ?? 0) + weight;
    }
  }
  const weights = new Float64Array(runs.length);
  for (let place = 0; place < runs.length; place++) {
    const run = runs[place] ?? 0;
    weights[place] = sums[run] ?? 0;
    sums[run] = 0;
  }
  return { runs, weights };
}

/** How many of the texts hold each run. */
function holdingTexts(held: readonly WeighedRuns[], holding: Uint32Array): Uint32Array {
  for (const { runs } of held) for (const run of runs) holding[run] = (holding[run] ?? 0) + 1;
  return holding;
}

/** Multiplies weights by what a run tells that so few of the texts hold. */
function weigh(texts: readonly WeighedRuns[], holding: Uint32Array, count: number): void {
  const worths = Float64Array.from({ length: count + 1 }, (_, few) => Math.log(1 + count / (1 + few)));
  // Fifty texts have thousands of runs: iterators, closures and powers cost more here than what is computed.
  for (const { runs, weights } of texts)
    for (let place = 0; place < runs.length; place++)
      weights[place] = (weights[place] ?? 0) * (worths[holding[runs[place] ?? 0] ?? 0] ?? 0);
}

/** The cosine of each text with what is asked. */
function likenessTo(asked: WeighedRuns, held: readonly WeighedRuns[], askedWeights: Float64Array): number[] {
  for (let place = 0; place < asked.runs.length; place++)
    askedWeights[asked.runs[place] ?? 0] = asked.weights[place] ?? 0;
  const askedLength = lengthOf(asked);
  const found = held.map((text) => {
    const length = askedLength * lengthOf(text);
    return length === 0 ? 0 : product(text, askedWeights) / length;
  });
  for (const run of asked.runs) askedWeights[run] = 0;
  return found;
}

function product({ runs, weights }: WeighedRuns, askedWeights: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < runs.length; place++)
    sum += (weights[place] ?? 0) * (askedWeights[runs[place] ?? 0] ?? 0);
  return sum;
}

function lengthOf({ weights }: WeighedRuns): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += (weights[place] ?? 0) ** 2;
  return Math.sqrt(sum);
}
