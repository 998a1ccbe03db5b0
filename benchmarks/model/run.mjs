// What an embedding model does to the order of matched claims, through fact-check, and what it costs:
//
//   pnpm bench embeddings --model FOLDER [--queries N]
//
// FOLDER holds the model (see embedding-server.mjs). Needs TEST_DATA_DIR with checkthat-2020 in it. A claim that the
// collection holds twice is right in either copy, because no model can tell which of them was meant.
import { parseArgs } from 'node:util';
import { createEndpointModel } from '../../packages/model/dist/index.js';
import { researcherOver, reviewedClaims } from '../retrieval/corpus.mjs';
import { metrics } from '../retrieval/metrics.mjs';
import { median } from '../support/statistics.mjs';
import { claims, tweets } from '../verdicts/checkthat.mjs';
import { startEmbeddingServer } from './embedding-server.mjs';

const { values } = parseArgs({
  options: { model: { type: 'string' }, queries: { type: 'string', default: '400' } },
});
if (!values.model) throw new Error('Name the folder of the model with --model FOLDER');

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
    rows.push({ split, model: name, ...(await measure(model, tweets[split])) });
server.close();
console.table(rows);

async function measure(model, asked) {
  const researcher = await researcherOver(reviewedClaims(claims), { model });
  const taken = asked.slice(0, Number(values.queries));
  const [rankings, milliseconds] = [[], []];
  let ranked = 0;
  for (const { text, answers } of taken) {
    const from = performance.now();
    const { matched_claims, method } = await researcher.factCheck({ claim: text });
    milliseconds.push(performance.now() - from);
    rankings.push({ relevant: answers, found: matched_claims.map(({ id }) => id) });
    if (method.name.endsWith('+model-ranking')) ranked++;
  }
  const { map1, mrr } = metrics(rankings);
  return {
    ...{ queries: taken.length, ranked_by_model: ranked, first: map1.toFixed(4), mrr5: mrr.toFixed(4) },
    p50_ms: median(milliseconds).toFixed(1),
  };
}
