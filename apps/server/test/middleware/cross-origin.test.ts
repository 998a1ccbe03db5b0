import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const DESK = 'https://desk.example';
const MAP = 'https://map.example:8443';

const preflight = (origin: string, method = 'GET') => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'authorization,content-type',
  },
});

const crossOriginHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('pages of other origins', () => {
  let server: TestServer;
  let partner: { Authorization: string };
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...WITH_KEYS, CORS_ORIGINS: `${DESK},${MAP}` } });
    partner = bearer(await createKey(server));
  });
  afterAll(() => server?.close());

  test.each([
    ['/api/v1/events', 'GET', 'GET'],
    ['/api/v1/events/ev-1', 'GET', 'GET'],
    ['/api/v1/research', 'POST', 'POST'],
    ['/openapi.json', 'GET', 'GET'],
  ])('%s: a preflight is answered without a key', async (path, method, allowed) => {
    const answer = await server.ask(path, preflight(MAP, method));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': MAP,
      'access-control-allow-methods': allowed,
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key,If-None-Match,X-Request-Id',
      'access-control-max-age': '7200',
    });
    expect(answer.headers.vary).toContain('Origin');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('can read answers and their headers', async () => {
    const answer = await server.get('/api/v1/events?limit=1', { ...partner, Origin: DESK });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(DESK);
    expect(answer.headers.vary).toContain('Origin');
    const exposed = String(answer.headers['access-control-expose-headers']).split(',');
    expect(exposed).toEqual(
      expect.arrayContaining([
        'Link',
        'ETag',
        'X-Request-Id',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'Idempotent-Replayed',
      ]),
    );
    const unchanged = await server.get('/api/v1/events?limit=1', {
      ...partner,
      Origin: DESK,
      'If-None-Match': String(answer.headers.etag),
    });
    expect([unchanged.status, unchanged.headers['access-control-allow-origin']]).toEqual([304, DESK]);
  });

  test.each([
    ['/api/v1/events', 401],
    ['/api/v1/events?limit=0', 400],
    [`/${'x'.repeat(5_000)}`, 414],
    ['/nope', 404],
  ])('can read failures too: %s', async (path, status) => {
    const headers = status === 401 ? { Origin: DESK } : { ...partner, Origin: DESK };
    const answer = await server.get(path, headers);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, DESK]);
  });

  test.each([
    'https://evil.example',
    'http://desk.example',
    'https://desk.example.evil.example',
    'https://evildesk.example',
    'https://DESK.example',
    'https://map.example',
    'null',
    '*',
    '',
  ])('%s gets no CORS headers, and Vary names Origin', async (origin) => {
    const refused = await server.ask('/api/v1/events', preflight(origin));
    const answer = await server.get('/api/v1/events', { ...partner, Origin: origin });
    expect([refused.status, answer.status]).toEqual([405, 200]);
    for (const { headers } of [refused, answer]) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers.vary).toContain('Origin');
    }
  });

  test('other OPTIONS requests and unknown paths are answered as without CORS', async () => {
    const options = await server.ask('/api/v1/events', { method: 'OPTIONS', headers: { Origin: DESK } });
    expect([options.status, options.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await server.ask('/nope', preflight(DESK))).status).toBe(404);
  });
});

test('without CORS_ORIGINS there are no CORS headers', async () => {
  const server = await startTestServer();
  const answers = [
    await server.get('/api/v1/events', { Origin: DESK }),
    await server.ask('/api/v1/events', preflight(DESK)),
  ];
  await server.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 405]);
  for (const { headers } of answers) {
    expect(crossOriginHeaders(headers)).toEqual([]);
    expect(String(headers.vary ?? '')).not.toContain('Origin');
  }
});
