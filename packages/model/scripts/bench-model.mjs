// Measures the overhead of a model endpoint for a research query and a fact-check, with a fake endpoint that answers at once.
import { createResearcher } from '@partner-api/research';
import { createEndpointModel } from '../dist/index.js';
import { startFakeEndpoint } from '../dist/testing.js';

const RECORDS = 2_000;
const ROUNDS = 100;
const WARM_UP = 20;

const endpoint = await startFakeEndpoint();
const settings = {
  baseUrl: endpoint.baseUrl,
  apiKey: null,
  name: 'words',
  deadlineMilliseconds: 8_000,
  budget: { requestsPerMinute: 0, requestsPerDay: 0, tokensPerMinute: 0, tokensPerDay: 0 },
};
const models = {
  'no endpoint': null,
  'chat model': createEndpointModel({ ...settings, embeddingModel: null }),
  'chat and embedding model': createEndpointModel({ ...settings, embeddingModel: 'vectors' }),
};

const rows = [];
for (const [name, model] of Object.entries(models)) {
  const researcher = createResearcher({
    corpus: corpus(),
    clock: () => new Date('2026-03-14T00:00:00Z'),
    defaultLocale: 'en',
    model,
  });
  await researcher.refresh();
  const asks = {
    research: (round) =>
      researcher.research({ query: `Why did the weavers of town ${round * 7} stop work?` }),
    'fact-check': (round) =>
      researcher.factCheck({
        claim: `The mayor of town ${round * 7} closed the market in week ${(round * 7) % 50}.`,
      }),
  };
  for (const [operation, ask] of Object.entries(asks))
    rows.push({ operation, with: name, ...(await timed(ask)) });
}
await endpoint.close();
console.table(rows);

async function timed(ask) {
  const milliseconds = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    endpoint.behave();
    const startedAt = performance.now();
    await ask(round);
    if (round >= WARM_UP) milliseconds.push(performance.now() - startedAt);
  }
  milliseconds.sort((a, b) => a - b);
  const at = (share) => Number(milliseconds[Math.floor(share * ROUNDS)].toFixed(1));
  const bytes = endpoint.received.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return { p50_ms: at(0.5), p95_ms: at(0.95), calls: endpoint.received.length, bytes_sent: bytes };
}

function corpus() {
  const common = {
    version: 1,
    status: 'published',
    published_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    lang: 'en',
    external_ids: [],
    corrections: [],
  };
  const dossier = (town) => ({
    ...common,
    id: `d${town}`,
    title: `The strike in town ${town}`,
    summary: `The weavers of town ${town} stopped work because wages of spring ${1900 + (town % 90)} were not paid. The mayor of town ${town} called a meeting. Traders closed the market for ${town % 30} days.`,
    state: null,
    period: { earliest: null, latest: null },
    provinces: [],
    sections: [],
    event_refs: [],
    claim_refs: [],
    sources: [],
  });
  const claim = (town) => ({
    ...common,
    id: `c${town}`,
    text: `The mayor of town ${town} closed the market in week ${town % 50}.`,
    context: null,
    claimant: null,
    claimed_at: null,
    first_appearance_url: null,
    province: null,
    event_ids: [],
    review: null,
  });
  const records = Array.from({ length: RECORDS }, (_, index) =>
    index % 2 === 0
      ? { revision: index + 1, kind: 'dossier', record: dossier(index >> 1) }
      : { revision: index + 1, kind: 'claim', record: claim(index >> 1) },
  );
  return {
    revision: async () => records.length,
    coverage: async () => [],
    changesSince: async (revision, limit) => records.slice(revision, revision + limit),
  };
}
