// What an embedding model does to the order of matched claims, through fact-check, and what it costs:
//
//   pnpm bench embeddings --model FOLDER [--queries N]
//
// FOLDER holds the model (see embedding-server.mjs). Needs TEST_DATA_DIR with checkthat-2020 in it. A claim that the
// collection holds twice is right in either copy, because no model can tell which of them was meant.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createResearcher } from '@partner-api/research';
import { createEndpointModel } from '../../packages/model/dist/index.js';
import { readClaims, readTweets } from '../verdicts/checkthat.mjs';
import { claimsCorpus } from '../verdicts/claims-corpus.mjs';
import { startEmbeddingServer } from './embedding-server.mjs';

const { values } = parseArgs({
  options: { model: { type: 'string' }, queries: { type: 'string', default: '400' } },
});
if (!process.env.TEST_DATA_DIR) throw new Error('TEST_DATA_DIR names no directory');
if (!values.model) throw new Error('Name the folder of the model with --model FOLDER');
const directory = path.join(process.env.TEST_DATA_DIR, 'checkthat-2020');
const told = readClaims(directory);
const claims = told.map(({ id, text, title }) => ({ id, text, context: title === text ? null : title }));

const server = await startEmbeddingServer(values.model);
const endpoint = createEndpointModel({
  baseUrl: server.baseUrl,
  apiKey: null,
  name: 'none',
  embeddingModel: 'use-lite',
  deadlineMilliseconds: 8_000,
  budget: { requestsPerMinute: 0, requestsPerDay: 0, tokensPerMinute: 0, tokensPerDay: 0 },
});
const rows = [];
for (const split of ['train', 'dev'])
  for (const [name, model] of Object.entries({ without: null, with: endpoint }))
    rows.push({ split, model: name, ...(await measure(model, readTweets(directory, split, told))) });
server.close();
console.table(rows);

async function measure(model, tweets) {
  const corpus = claimsCorpus(claims);
  const researcher = createResearcher({ corpus, clock: () => new Date(), defaultLocale: 'en', model });
  await researcher.refresh();
  const taken = tweets.slice(0, Number(values.queries));
  let [first, reciprocal, ranked] = [0, 0, 0];
  const milliseconds = [];
  for (const { text, answers } of taken) {
    const from = performance.now();
    const { matched_claims, method } = await researcher.factCheck({ claim: text });
    milliseconds.push(performance.now() - from);
    const place = matched_claims.findIndex(({ id }) => answers.has(id));
    if (place === 0) first++;
    if (place >= 0) reciprocal += 1 / (place + 1);
    if (method.name.endsWith('+model-ranking')) ranked++;
  }
  milliseconds.sort((a, b) => a - b);
  const share = (part) => Number((part / taken.length).toFixed(4));
  return {
    queries: taken.length,
    ranked_by_model: ranked,
    first: share(first),
    mrr5: share(reciprocal),
    p50_ms: Number(milliseconds[Math.floor(taken.length / 2)].toFixed(1)),
  };
}
