import {
  ClaimListSchema,
  ClaimSchema,
  ConflictEventSchema,
  DossierListSchema,
  DossierSchema,
  EventListSchema,
  EventResponseSchema,
  FactCheckResponseSchema,
  FactCheckResultSchema,
  PROBLEM_CODES,
  PROBLEMS,
  ProblemSchema,
  ResearchResponseSchema,
  ResearchResultSchema,
} from '@partner-api/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, test } from 'vitest';
import { createPartnerClient, PartnerConnectionError } from '../src/index.js';
import {
  buildClaim,
  buildDossier,
  buildEvent,
  buildFactCheckResult,
  buildProblem,
  buildResearchResult,
  buildRetractedEvent,
  type MockPartnerApiOptions,
  mockPartnerApi,
} from '../src/testing/index.js';

const baseUrl = 'https://api.example.org';

function world(options: MockPartnerApiOptions = {}) {
  const mock = mockPartnerApi(options);
  const raw = async (path: string, init: RequestInit = {}) => {
    const response = await mock.fetch(`${baseUrl}${path}`, init);
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  };
  return { mock, raw, client: createPartnerClient({ baseUrl, fetch: mock.fetch, retries: 0 }) };
}

describe('records', () => {
  test.each([
    ['an event', ConflictEventSchema, buildEvent()],
    ['a retracted event', ConflictEventSchema, buildRetractedEvent()],
    [
      'an event with changes',
      ConflictEventSchema,
      buildEvent({ location: null, casualties: { killed: { best: null } } }),
    ],
    ['a dossier', DossierSchema, buildDossier()],
    ['a claim', ClaimSchema, buildClaim()],
    ['a claim without a review', ClaimSchema, buildClaim({ review: null })],
    ['an answer', ResearchResultSchema, buildResearchResult()],
    ['no answer', ResearchResultSchema, buildResearchResult({ status: 'insufficient_evidence' })],
    ['a verdict', FactCheckResultSchema, buildFactCheckResult()],
    ['no verdict', FactCheckResultSchema, buildFactCheckResult({ verdict: 'insufficient_evidence' })],
  ])('%s is valid and complete by the contract', (_, schema, record) => {
    expect(schema.parse(record)).toEqual(record);
  });

  test.each(PROBLEM_CODES)('the problem %s matches the contract', (code) => {
    const problem = buildProblem(code);
    expect(ProblemSchema.parse(problem)).toEqual(problem);
    expect(problem).toMatchObject({ status: PROBLEMS[code].status, title: PROBLEMS[code].title });
  });

  test('have distinct identifiers and the given changes, also in nested members', () => {
    const [one, other] = [buildEvent(), buildEvent()];
    expect(one.id).not.toBe(other.id);
    const changed = buildEvent({
      id: 'ev-1',
      province: { slug: 'idlib' },
      casualties: { killed: { high: 9 } },
    });
    expect(changed.id).toBe('ev-1');
    expect(changed.province).toEqual({ ...one.province, slug: 'idlib' });
    expect(changed.casualties.killed).toEqual({ ...one.casualties.killed, high: 9 });
  });

  test('share no objects', () => {
    const one = buildEvent();
    one.sources.length = 0;
    expect(buildEvent().sources.length).toBeGreaterThan(0);
  });
});

describe('the mock follows the contract', () => {
  const { raw } = world({
    events: [buildEvent({ id: 'ev-1' })],
    dossiers: [buildDossier()],
    claims: [buildClaim()],
  });
  const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

  test.each([
    ['/api/v1/events', EventListSchema, {}],
    ['/api/v1/events?province=nowhere', EventListSchema, {}],
    ['/api/v1/events?updated_since=87600h', EventListSchema, {}],
    ['/api/v1/events/ev-1', EventResponseSchema, {}],
    ['/api/v1/dossiers', DossierListSchema, {}],
    ['/api/v1/claims', ClaimListSchema, {}],
    ['/api/v1/research', ResearchResponseSchema, post({ query: 'Is it open?' })],
    ['/api/v1/fact-check', FactCheckResponseSchema, post({ claim: 'It is closed.', locale: 'en' })],
  ])('%s', async (path, schema, init) => {
    const { status, body } = await raw(path, init);
    expect(status).toBe(200);
    expect(schema.parse(body)).toEqual(body);
  });

  test.each([
    ['/api/v1/events?since=1d', 400, 'invalid-parameter', {}],
    ['/api/v1/events?since=999999h', 400, 'invalid-parameter', {}],
    ['/api/v1/events?limit=0', 400, 'invalid-parameter', {}],
    ['/api/v1/events?limit=201', 400, 'invalid-parameter', {}],
    ['/api/v1/events?province=Idlib', 400, 'invalid-parameter', {}],
    ['/api/v1/events?updated_since=1h&province=idlib', 400, 'invalid-parameter', {}],
    ['/api/v1/events?provinces=idlib', 400, 'unknown-parameter', {}],
    ['/api/v1/events?limit=1&limit=2', 400, 'unknown-parameter', {}],
    ['/api/v1/claims?since=1h', 400, 'unknown-parameter', {}],
    ['/api/v1/events?cursor=abc', 400, 'invalid-cursor', {}],
    ['/api/v1/events/nobody', 404, 'not-found', {}],
    ['/api/v1/event', 404, 'unknown-path', {}],
    ['/api/v1/research', 400, 'malformed-json', { method: 'POST', body: '{' }],
    ['/api/v1/research', 400, 'invalid-body', post({ query: 'ab' })],
    ['/api/v1/research', 400, 'invalid-body', post({ query: 'Why so?', limit: 5 })],
    ['/api/v1/fact-check', 400, 'invalid-body', post({ query: 'Why so?' })],
  ])('%s is %i %s', async (path, status, code, init) => {
    const answer = await raw(path, init);
    expect(answer).toMatchObject({ status, body: { type: `/problems/${code}`, status } });
    expect(ProblemSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  });
});

describe('lists', () => {
  const now = () => new Date('2026-03-15T12:00:00Z');
  const occurred = (latest: string | null) => ({ earliest: latest, latest, precision: 'hour' });
  const events = [
    buildEvent({ id: 'old', occurred: occurred('2026-03-01T00:00:00Z') }),
    buildEvent({ id: 'unknown', occurred: occurred(null) }),
    buildEvent({ id: 'new', occurred: occurred('2026-03-15T11:00:00Z'), province: { slug: 'idlib' } }),
    buildRetractedEvent({ id: 'gone' }),
  ];
  const idsOf = async (options: object) => {
    const { client } = world({ events, now });
    return (await client.events.list(options)).data.map(({ id }) => id);
  };

  test('are sorted newest first, unknown times last, without retracted events', async () => {
    expect(await idsOf({})).toEqual(['new', 'old', 'unknown']);
  });

  test('are filtered by window and province', async () => {
    expect(await idsOf({ since: '24h' })).toEqual(['new']);
    expect(await idsOf({ province: 'idlib' })).toEqual(['new']);
  });

  test('have a warning with suggestions for an unknown province', async () => {
    const { client } = world({ events, now });
    expect((await client.events.list({ province: 'nowhere' })).meta.warnings).toMatchObject([
      { code: 'unknown-province', suggestions: expect.arrayContaining(['idlib']) },
    ]);
  });

  test('yield each row once when iterated', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      buildEvent({ id: `e${String(index).padStart(2, '0')}` }),
    );
    const { client } = world({ events: many });
    const rows = await client.events.list({ limit: 5 }).toArray({ max: 100 });
    expect(rows.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  });

  test('refuse a cursor of other filters', async () => {
    const { client } = world({ events, now });
    const { page } = await client.events.list({ limit: 1 });
    const cursor = page.next_cursor ?? '';
    await expect(client.events.list({ limit: 1, cursor, since: '24h' })).rejects.toThrow('invalid-cursor');
  });

  test('include records that are added between requests', async () => {
    const { mock, client } = world();
    expect((await client.claims.list()).data).toEqual([]);
    mock.claims.push(buildClaim({ id: 'cl-1' }));
    expect((await client.claims.list()).data.map(({ id }) => id)).toEqual(['cl-1']);
  });
});

test('answers 304 until the content changes', async () => {
  const mock = mockPartnerApi({ events: [buildEvent({ id: 'ev-1' })] });
  const { events } = createPartnerClient({ baseUrl, fetch: mock.fetch, cache: new Map() });
  await events.list();
  expect((await events.list()).http.notModified).toBe(true);
  mock.events.push(buildEvent());
  expect((await events.list()).http.notModified).toBe(false);
});

describe('questions', () => {
  test('are answered by the given function or by an example', async () => {
    const { client } = world({
      research: ({ query }) => buildResearchResult({ query, status: 'insufficient_evidence' }),
    });
    expect((await client.research({ query: 'Why so?' })).data).toMatchObject({
      query: 'Why so?',
      status: 'insufficient_evidence',
      answer: null,
    });
    expect((await client.factCheck({ claim: 'It is so.' })).data).toMatchObject({
      claim: 'It is so.',
      verdict: 'refuted',
    });
  });

  test('are replayed for the same idempotency key', async () => {
    const { raw } = world();
    const headers = { 'idempotency-key': 'k1' };
    const first = await raw('/api/v1/research', { method: 'POST', headers, body: '{"query":"Why so?"}' });
    const again = await raw('/api/v1/research', { method: 'POST', headers, body: '{"query":"Why so?"}' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await raw('/api/v1/research', { method: 'POST', headers, body: '{"query":"Why not?"}' });
    expect(other.body.type).toBe('/problems/idempotency-key-reused');
  });
});

describe('failures', () => {
  test('are returned in order, each once', async () => {
    const { mock, client } = world();
    mock.failNext('quota-exceeded', { retryAfterSeconds: 7 });
    mock.failNext('connection');
    await expect(client.events.list()).rejects.toMatchObject({
      code: 'quota-exceeded',
      http: { retryAfterSeconds: 7 },
    });
    await expect(client.events.list()).rejects.toBeInstanceOf(PartnerConnectionError);
    expect((await client.events.list()).data).toEqual([]);
    expect(mock.requests).toHaveLength(3);
  });

  test('a wrong key is refused', async () => {
    const mock = mockPartnerApi({ apiKey: 'pk_right' });
    const list = (apiKey: string) =>
      createPartnerClient({ baseUrl, apiKey, fetch: mock.fetch }).events.list();
    await expect(list('pk_wrong')).rejects.toThrow('401 unauthenticated');
    expect((await list('pk_right')).data).toEqual([]);
  });
});

describe('with msw', () => {
  const mock = mockPartnerApi({ events: [buildEvent({ id: 'ev-1' })] });
  const server = setupServer(...mock.handlers(http));
  afterEach(() => {
    server.resetHandlers();
    server.close();
  });

  test('answers a program that calls fetch itself', async () => {
    server.listen({ onUnhandledRequest: 'error' });
    const { data } = await createPartnerClient({ baseUrl }).events.get('ev-1');
    expect(data.id).toBe('ev-1');
    const answer = await createPartnerClient({ baseUrl }).research({ query: 'Is it open?' });
    expect(answer.data.query).toBe('Is it open?');
    const body = (await (await fetch(`${baseUrl}/api/v1/events`)).json()) as { data: unknown[] };
    expect(body.data).toHaveLength(1);
  });

  test('breaks a connection, and lets a test override one operation', async () => {
    server.listen({ onUnhandledRequest: 'error' });
    mock.failNext('connection');
    const { events } = createPartnerClient({ baseUrl, retries: 0 });
    await expect(events.list()).rejects.toBeInstanceOf(PartnerConnectionError);
    const problem = buildProblem('unavailable');
    server.use(http.get('*/api/v1/events', () => HttpResponse.json(problem, { status: problem.status })));
    await expect(events.list()).rejects.toThrow('503 unavailable');
  });
});
