// What the weights of the ranking are worth: `npx pnpm -s bench fit`, with
// TEST_DATA_DIR. The weights in the code are those best on the part to fit (CheckThat! 2020 train) among settings that the other
// part (dev) does not speak against.

import { createLiveIndex } from '../../packages/research/dist/live/live-index.js';
import { rankClaims } from '../../packages/research/dist/matching/finding/find-matches.js';
import { judgedSets } from './judged-sets.mjs';
import { metrics } from './metrics.mjs';
import { kindOf, setCorpus } from './set-corpus.mjs';

if (!process.env.TEST_DATA_DIR) throw new Error('TEST_DATA_DIR names no directory');
const sets = judgedSets(process.env.TEST_DATA_DIR);
const [train, dev] = sets;

console.log('claims, MAP@5       train    dev');
const claims = await levelOf(train);
for (const sameRank of [1e-9, 0.005])
  for (const characterWeight of [0, 0.15, 0.3, 0.5, 0.7, 1]) {
    const rank = (text) =>
      rankClaims(claims.index, text, 10, { characterWeight, sameRank, joinsWords: true });
    const figures = [train, dev].map((set) => measure(set, set.queries, rank).map5.toFixed(4));
    console.log(`${characterWeight} ${sameRank}`.padEnd(18), figures.join('   '));
  }

console.log('claims, without a part of the ranking');
const parts = {
  all: {},
  'without joined words': { joinsWords: false },
  'without characters': { characterWeight: 0 },
  'BM25 alone': { joinsWords: false, characterWeight: 0, sameRank: 1e-9 },
};
for (const [name, without] of Object.entries(parts)) {
  const rank = (text) =>
    rankClaims(claims.index, text, 10, {
      characterWeight: 0.5,
      sameRank: 0.005,
      joinsWords: true,
      ...without,
    });
  const figures = [train, dev].map((set) => measure(set, set.queries, rank).map5.toFixed(4));
  console.log(name.padEnd(24), figures.join('   '));
}

async function levelOf(set) {
  const corpus = setCorpus(set, kindOf(set));
  const options = { corpus, clock: () => new Date(), mayRepeat: () => true, onSetAside: () => undefined };
  return createLiveIndex(options).current();
}

function measure({ qrels }, queries, rank) {
  return metrics(
    queries
      .filter(({ id }) => qrels[id])
      .map(({ id, text }) => ({
        relevant: new Set(qrels[id]),
        found: rank(text).map(({ item }) => item.holder.id),
      })),
  );
}
