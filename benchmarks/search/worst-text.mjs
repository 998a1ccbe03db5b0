// The costliest text that a genetic search over all of Unicode finds, beside an ordinary one of the same length:
//
//   pnpm bench worst-text [--generations N] [--seed N]
//
// Asks research and fact-check over the claims of CheckThat! 2020 (TEST_DATA_DIR); cost is CPU time of the process.
import { parseArgs } from 'node:util';
import { ResearchRequestSchema } from '@partner-api/contract';
import { researcherOver, reviewedClaims } from '../retrieval/corpus.mjs';
import { median } from '../support/statistics.mjs';
import { claims } from '../verdicts/checkthat.mjs';

const { values } = parseArgs({
  options: {
    generations: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});
const researcher = await researcherOver(reviewedClaims(claims));

const LENGTH = 1_990;
const POPULATION = 16;
const random = seeded(Number(values.seed));
const below = (limit) => Math.floor(random() * limit);
const words = claims.flatMap(({ text }) => text.split(' '));
const ordinary = Array.from({ length: 12 }, () => {
  const start = below(words.length - 1_000);
  return words
    .slice(start, start + 1_000)
    .join(' ')
    .slice(0, LENGTH);
});

for (const text of ordinary) await costOf(text);
const costs = [];
for (const text of ordinary) costs.push(await costOf(text));
const normal = median(costs);

// Widely spread starts: one character of each kind repeated, then mixtures of the costliest.
let population = Array.from({ length: POPULATION * 4 }, randomGenome);
let best = { cost: 0, text: '' };
for (let generation = 0; generation < Number(values.generations); generation++) {
  const weighed = [];
  for (const genome of population) {
    const text = written(genome);
    if (text !== null) weighed.push({ genome, text, cost: await costOf(text) });
  }
  weighed.sort((a, b) => b.cost - a.cost);
  const [first] = weighed;
  if (first && first.cost > best.cost) best = first;
  const parents = weighed.slice(0, POPULATION / 2).map(({ genome }) => genome);
  population = Array.from({ length: POPULATION }, () =>
    mutated(crossed(parents[below(parents.length)], parents[below(parents.length)])),
  );
}
const again = Math.min(await costOf(best.text), await costOf(best.text));
console.log(
  JSON.stringify({
    ordinary_ms: rounded(normal),
    worst_ms: rounded(again),
    times: rounded(again / normal),
    worst: [...new Set(best.text)].slice(0, 12).map((one) => `U+${one.codePointAt(0).toString(16)}`),
  }),
);

/** CPU milliseconds of a question and a claim, the lesser of two runs. */
async function costOf(text) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 2; run++) {
    const from = process.cpuUsage();
    await researcher.research({ query: text, locale: 'en' });
    await researcher.factCheck({ claim: text, locale: 'en' });
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Pieces, each repeated so often. */
function randomGenome() {
  return Array.from({ length: 1 + below(4) }, randomPiece);
}

function randomPiece() {
  const kind = below(3);
  if (kind === 0) return { piece: words[below(words.length)] + (below(2) ? ' ' : ''), times: 1 + below(200) };
  const range = [0x300, 0x3000, 0x10000, 0x110000][below(4)];
  const piece = Array.from({ length: 1 + below(6) }, () => String.fromCodePoint(below(range))).join('');
  return { piece: piece + (kind === 1 ? ' ' : ''), times: 1 + below(400) };
}

/** A text that the interface takes, or null. */
function written(genome) {
  const block = genome.map(({ piece, times }) => piece.repeat(times)).join('');
  const text = block.repeat(Math.ceil(LENGTH / Math.max(1, block.length))).slice(0, LENGTH);
  const parsed = ResearchRequestSchema.safeParse({ query: text.toWellFormed() });
  return parsed.success ? parsed.data.query : null;
}

function crossed(a, b) {
  return [...a.slice(0, 1 + below(a.length)), ...b.slice(below(b.length))].slice(0, 8);
}

function mutated(genome) {
  return genome.map((gene) => {
    if (random() < 0.2) return randomPiece();
    return random() < 0.3 ? { ...gene, times: Math.max(1, gene.times + below(21) - 10) } : gene;
  });
}

function rounded(value) {
  return Math.round(value * 100) / 100;
}

/** Mulberry32: the same seed gives the same texts. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
