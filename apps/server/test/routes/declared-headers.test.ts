import { HEADER_NAMES, openApiDocument } from '@partner-api/contract/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../harness/http.js';
import { PROHIBITED_TEXT } from '../harness/prohibited.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const { components, paths } = openApiDocument();

/** Returns the headers that the OpenAPI document declares for an answer, in lower case. */
function declared(path: string, method: 'get' | 'post', status: number): string[] {
  const response = paths[path]?.[method]?.responses[status];
  const found =
    response && '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
  return Object.keys(found?.headers ?? {}).map((name) => name.toLowerCase());
}

const ours = HEADER_NAMES.map((name) => name.toLowerCase());

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      LIMIT_READS_PER_MINUTE: '600',
      LIMIT_RESEARCH_PER_MINUTE: '600',
      LIMIT_FACT_CHECK_PER_MINUTE: '600',
    },
  });
});
afterAll(() => server?.close());

const research = (body: unknown, headers: Record<string, string> = {}) =>
  server.post('/api/v1/research', body, headers);

const refusedTwice = async () => {
  const key = { 'Idempotency-Key': 'declared-1' };
  await research({ query: PROHIBITED_TEXT }, key);
  return research({ query: PROHIBITED_TEXT }, key);
};

const unchanged = async () => {
  const { headers } = await server.get('/api/v1/events?limit=1');
  return server.get('/api/v1/events?limit=1', { 'If-None-Match': String(headers.etag) });
};

test.each<[number, string, 'get' | 'post', () => Promise<Answer>, string[]]>([
  [200, '/api/v1/events', 'get', () => server.get('/api/v1/events?limit=1'), ['link', 'ratelimit']],
  [304, '/api/v1/events', 'get', unchanged, ['link', 'ratelimit', 'ratelimit-policy']],
  [400, '/api/v1/events', 'get', () => server.get('/api/v1/events?limit=0'), ['ratelimit', 'cache-control']],
  [404, '/api/v1/events/{id}', 'get', () => server.get('/api/v1/events/no-such-event'), ['ratelimit']],
  [
    406,
    '/api/v1/events',
    'get',
    () => server.get('/api/v1/events', { Accept: 'application/xml' }),
    ['ratelimit'],
  ],
  [400, '/api/v1/research', 'post', () => research({}), ['ratelimit', 'cache-control']],
  [403, '/api/v1/research', 'post', refusedTwice, ['ratelimit', 'idempotent-replayed']],
  [415, '/api/v1/research', 'post', () => research({}, { 'Content-Type': 'text/plain' }), ['ratelimit']],
])('%i of %s: the document declares every sent header', async (status, path, method, asking, some) => {
  const answer = await asking();
  expect(answer.status).toBe(status);
  const sent = Object.keys(answer.headers).filter((name) => ours.includes(name));
  expect(sent).toEqual(expect.arrayContaining(some));
  expect(declared(path, method, status)).toEqual(expect.arrayContaining(sent));
});
