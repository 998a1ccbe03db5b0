// What the weights of the ranking are worth: `npx pnpm -s bench fit`, with
// TEST_DATA_DIR. The weights in the code are those best on the part to fit (CheckThat! 2020 train) among settings that the other
// part (dev) does not speak against.
import { createLiveIndex } from '../../packages/research/dist/live/live-index.js';
import { rankClaims } from '../../packages/research/dist/matching/finding/find-matches.js';
import { kindOf, setCorpus } from './corpus.mjs';
import { judgedSets } from './judged-sets.mjs';
import { metrics } from './metrics.mjs';

if (!process.env.TEST_DATA_DIR) throw new Error('TEST_DATA_DIR names no directory');
const [train, dev] = judgedSets(process.env.TEST_DATA_DIR);
const { index } = await createLiveIndex({
  ...{ corpus: setCorpus(train, kindOf(train)), clock: () => new Date() },
  ...{ disclosures: () => () => true, onPromptInjection: () => undefined },
  ...{ snapshots: null, warmUp: async () => undefined },
}).current();

const DECIDED = { characterWeight: 0.5, tieWidth: 0.005, splitsCompounds: true };
const SETTINGS = {
  'as decided': {},
  'without joined words': { splitsCompounds: false },
  'without characters': { characterWeight: 0 },
  'BM25 alone': { splitsCompounds: false, characterWeight: 0, tieWidth: 1e-9 },
};
for (const tieWidth of [1e-9, 0.005])
  for (const characterWeight of [0, 0.15, 0.3, 0.5, 0.7, 1])
    SETTINGS[`characters ${characterWeight}, same rank ${tieWidth}`] = { characterWeight, tieWidth };

const rows = {};
for (const [name, setting] of Object.entries(SETTINGS))
  rows[name] = { train: map5(train, setting), dev: map5(dev, setting) };
console.log('Claims, MAP@5');
console.table(rows);

function map5({ queries, qrels }, setting) {
  const rankings = queries
    .filter(({ id }) => qrels[id])
    .map(({ id, text }) => ({
      relevant: new Set(qrels[id]),
      found: rankClaims(index, text, 10, { ...DECIDED, ...setting }).map(({ item }) => item.parent.record.id),
    }));
  return metrics(rankings).map5.toFixed(4);
}
