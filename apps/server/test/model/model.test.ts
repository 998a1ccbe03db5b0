import { FactCheckResponseSchema, ResearchResponseSchema } from '@partner-api/contract';
import { type FakeEndpoint, refuse, startFakeEndpoint, write } from '@partner-api/model/testing';
import { safeguard } from '@partner-api/safeguards';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../harness/free-port.js';
import { ask } from '../harness/http.js';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { PROHIBITED_TEXT } from '../harness/prohibited.js';
import { NOW } from '../harness/records.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const RESEARCH = '/api/v1/research';
const QUESTION = 'Why did traders protest in the market?';
const PASSAGE = 'Traders protested against a new tax in the covered market.';
const MODEL_KEY = 'sk-of-the-operator';

let endpoint: FakeEndpoint;
let server: TestServer;
let herald: { Authorization: string };
let gazette: { Authorization: string };

const startServer = async (deadlineMilliseconds: number) =>
  startTestServer({
    environment: {
      ...WITH_KEYS,
      PUBLICATION_DELAY_HOURS: '72',
      METRICS_PORT: String(await freePort()),
      MODEL_BASE_URL: endpoint.baseUrl,
      MODEL_API_KEY: MODEL_KEY,
      MODEL_NAME: 'words',
      EMBEDDING_MODEL: 'vectors',
      // The tests poll often.
      MODEL_REQUESTS_PER_MINUTE: '0',
      MODEL_DEADLINE_MILLISECONDS: String(deadlineMilliseconds),
    },
  });

beforeAll(async () => {
  endpoint = await startFakeEndpoint();
  server = await startServer(10_000);
  herald = bearer(await createKey(server));
  gazette = bearer(await createKey(server, { partner: 'Gazette' }));
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});
beforeEach(() => endpoint.behave());

const asked = async (query: string, headers: Record<string, string> = herald, of = server) => {
  const answer = await of.post(RESEARCH, { query }, headers);
  expect(answer.status).toBe(200);
  return { answer, ...ResearchResponseSchema.parse(answer.json()) };
};
const sent = () => endpoint.received.map(({ text }) => text).join();

test('words an answer, credits it and names the model in method', async () => {
  const { data, attribution } = await asked(QUESTION);
  expect(data.method.name).toBe('bm25-extractive+model-wording');
  expect(data.answer?.statements.map(({ kind }) => kind)).toContain('worded');
  expect(attribution.upstream.map(({ provider }) => provider)).toContain('Sarn Register');
});

test('a hanging endpoint costs its deadline, and then the answer is extracted', async () => {
  endpoint.behave(() => undefined);
  const impatient = await startServer(600);
  try {
    const key = bearer(await createKey(impatient));
    const startedAt = performance.now();
    const { data } = await asked(QUESTION, key, impatient);
    const milliseconds = performance.now() - startedAt;
    expect(milliseconds).toBeGreaterThanOrEqual(590);
    // 600 ms is the deadline; the rest is a margin for a busy machine.
    expect(milliseconds).toBeLessThan(600 + 4_000);
    expect(data).toMatchObject({
      status: 'answered',
      method: { name: 'bm25-extractive+model-unavailable' },
    });
    expect(data.answer?.statements.map(({ kind }) => kind)).not.toContain('worded');
    const { text } = await ask(String(impatient.metricsAddress), '/metrics');
    expect(text).toMatch(/partner_api_model_calls_total\{use="word",outcome="timeout"\} [1-9]/);
  } finally {
    await impatient.close();
  }
});

test('drops a statement whose quotation is not in the record', async () => {
  endpoint.behave((call, response) =>
    write({
      queries: [],
      statements: (call.asked?.excerpts ?? []).map(({ id }) => ({
        text: PASSAGE,
        quotes: [{ id, quote: PASSAGE.replace('new', 'New') }],
      })),
    })(call, response),
  );
  expect((await asked(QUESTION)).data.method.name).toBe('bm25-extractive+model-unused');
});

describe('what leaves the server', () => {
  test('does not include refused requests', async () => {
    expect((await server.post(RESEARCH, { query: PROHIBITED_TEXT }, herald)).status).toBe(403);
    expect(endpoint.received).toEqual([]);
  });

  test('does not include the caller, keys or places', async () => {
    const key = herald.Authorization.replace('Bearer ', '');
    await asked(`Why did traders protest in the market at 35.93115, 36.63393? My key is ${key}.`);
    expect(sent()).toContain('Why did traders protest');
    expect(sent()).not.toMatch(/35\.93|Vale Herald|pk_[A-Za-z0-9]|127\.0\.0\.1/);
    expect(sent()).not.toContain(key);
    for (const { authorization } of endpoint.received) expect(authorization).toBe(`Bearer ${MODEL_KEY}`);
  });

  test('does not include delayed records', async () => {
    const body = (word: string) => `The council met the guild of ${word} about the tax on stalls.`;
    const held = (id: string, sensitive: boolean, word: string) =>
      ({
        action: 'publish',
        record: safeguard({
          kind: 'dossier',
          id,
          status: 'published',
          sensitive,
          upstream: [],
          content: {
            lang: 'en',
            external_ids: [],
            title: 'The guilds',
            summary: body(word),
            state: 'open',
            period: { earliest: null, latest: null },
            provinces: [],
            sections: [],
            event_refs: [],
            claim_refs: [],
            sources: [],
          },
        }),
        correction: null,
      }) as const;
    await server.store.write([held('do-held', true, 'potters'), held('do-told', false, 'weavers')], {
      ...{ style: 'journal', updateReason: 'Updated.' },
      now: NOW,
    });
    await expect
      .poll(async () => (await asked('Which guild met the council about the tax on stalls?')) && sent(), {
        interval: 300,
      })
      .toContain('weavers');
    expect(sent()).not.toContain('potters');
  });

  test('does not include reads', async () => {
    await server.get('/api/v1/events', herald);
    expect(endpoint.received).toEqual([]);
  });
});

describe('answers of a model are not cached', () => {
  test('two partners that ask the same are answered separately', async () => {
    const first = await asked(QUESTION, herald);
    const calls = endpoint.received.length;
    endpoint.behave(write({ queries: [], statements: [] }));
    const second = await asked(QUESTION, gazette);
    expect(endpoint.received).toHaveLength(calls);
    expect(first.data.method.name).not.toBe(second.data.method.name);
    expect(first.answer.headers['cache-control']).toBe('private, no-store');
  });

  test('except for a repeated Idempotency-Key of the same partner', async () => {
    const headers = { 'Idempotency-Key': 'again' };
    const first = await asked(QUESTION, { ...herald, ...headers });
    endpoint.behave(refuse(500));
    const again = await asked(QUESTION, { ...herald, ...headers });
    expect(again.answer.headers['idempotent-replayed']).toBe('true');
    expect(again.data).toEqual(first.data);
    const other = await asked(QUESTION, { ...gazette, ...headers });
    expect(other.data.method.name).toBe('bm25-extractive+model-unavailable');
  });
});

test('a verdict is the same with the endpoint, without it, and while it fails', async () => {
  const check = async () => {
    const claim = 'The bridge at Old Ford was destroyed in March.';
    const { data } = FactCheckResponseSchema.parse(
      (await server.post('/api/v1/fact-check', { claim }, herald)).json(),
    );
    const { verdict, explanation, evidence } = data;
    return { verdict, explanation, evidence };
  };
  const helped = await check();
  expect(helped.verdict).toBe('refuted');
  endpoint.behave(refuse(500));
  expect(await check()).toEqual(helped);
});

test('/metrics has calls by use and outcome, tokens, statements and the breaker', async () => {
  await asked(QUESTION);
  const { text } = await ask(String(server.metricsAddress), '/metrics');
  expect(text).toMatch(/partner_api_model_calls_total\{use="word",outcome="answered"\} [1-9]/);
  expect(text).toMatch(/partner_api_model_tokens_total\{use="word"\} [1-9]/);
  expect(text).toMatch(/partner_api_model_statements_total\{outcome="kept"\} [1-9]/);
  expect(text).toMatch(/partner_api_model_statements_total\{outcome="dropped"\} [1-9]/);
  expect(text).toMatch(/partner_api_model_breaker_state\{state="closed"\} 1/);
});

test('logs failure and recovery, and no secret, question or answer', async () => {
  endpoint.behave(refuse(401, {}, MODEL_KEY));
  await asked(QUESTION);
  endpoint.behave();
  await asked(QUESTION);
  const log = server.log.join('');
  expect(log).toContain('"fault":"refused","reason":"the endpoint answered with status 401"');
  expect(log).toContain('the language model helps again');
  expect(log).not.toContain(MODEL_KEY);
  expect(log).not.toContain('traders');
  expect(log).not.toContain('Traders');
});

test('/terms tells partners', async () => {
  expect((await server.get('/terms', { Accept: 'text/html' })).text).toContain(
    'One does, which the operator chose.',
  );
});
