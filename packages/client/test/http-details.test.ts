import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPartnerClient, type PartnerApiError } from '../src/index.js';
import { cannedServer, exampleOf, json, problemOf } from './canned-server.js';

const httpOf = async (headers: Readonly<Record<string, string>>) => {
  const server = await cannedServer(json(exampleOf('listEvents', 'page'), 200, headers));
  return (await createPartnerClient({ baseUrl: server.url }).events.list()).http;
};

describe('rateLimit', () => {
  test('has the remaining requests of each quota', async () => {
    const { rateLimit } = await httpOf({
      ratelimit: '"reads";r=598;t=60, "reads-day";r=99000;t=86399',
      'ratelimit-policy': '"reads";q=600;w=60, "reads-day";q=100000;w=86400',
    });
    expect(rateLimit).toEqual([
      { name: 'reads', remaining: 598, resetSeconds: 60 },
      { name: 'reads-day', remaining: 99_000, resetSeconds: 86_399 },
    ]);
  });

  test.each(['', 'nonsense', '"reads"'])('is empty when the header is %j', async (ratelimit) => {
    expect((await httpOf({ ratelimit })).rateLimit).toEqual([]);
  });

  test('is also set on errors', async () => {
    const server = await cannedServer(
      json(problemOf(429, 'quota-exceeded'), 429, { ratelimit: '"reads";r=0;t=7', 'retry-after': '7' }),
    );
    const { events } = createPartnerClient({ baseUrl: server.url, retries: 0 });
    const error = (await events.list().catch((thrown: unknown) => thrown)) as PartnerApiError;
    expect(error.http).toMatchObject({
      requestId: 'req-1',
      rateLimit: [{ name: 'reads', remaining: 0, resetSeconds: 7 }],
      retryAfterSeconds: 7,
    });
  });
});

test('http.response is the Response with all headers, and is not serialised', async () => {
  const http = await httpOf({ server: 'nginx' });
  expect([http.response.headers.get('server'), http.response.bodyUsed]).toEqual(['nginx', true]);
  expect(JSON.parse(JSON.stringify(http))).not.toHaveProperty('response');
});

describe('deprecation', () => {
  const leaving = {
    deprecation: '@1767225600',
    sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
    link: '</terms>; rel="terms-of-service", <https://api.example.org/v2>; rel="deprecation"; type="text/html"',
  };
  const parsed = {
    deprecatedAt: '2026-01-01T00:00:00.000Z',
    sunsetAt: '2027-01-01T00:00:00.000Z',
    link: 'https://api.example.org/v2',
  };
  const warn = vi.fn();
  beforeEach(() => {
    warn.mockReset();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });
  afterEach(() => vi.restoreAllMocks());

  test('is null without the headers, and nothing is logged', async () => {
    expect((await httpOf({})).deprecation).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('has the times and the link', async () => {
    expect((await httpOf(leaving)).deprecation).toEqual(parsed);
  });

  test('may have only a sunset', async () => {
    expect((await httpOf({ sunset: leaving.sunset })).deprecation).toEqual({
      deprecatedAt: null,
      sunsetAt: parsed.sunsetAt,
      link: null,
    });
  });

  test('with unreadable headers has null members', async () => {
    const { deprecation } = await httpOf({ deprecation: 'true', sunset: 'soon' });
    expect(deprecation).toEqual({ deprecatedAt: null, sunsetAt: null, link: null });
  });

  test('is logged once per operation', async () => {
    const list = exampleOf('listEvents', 'page');
    const server = await cannedServer(json(list, 200, leaving));
    const client = createPartnerClient({ baseUrl: server.url });
    await client.events.list();
    await client.events.list({ since: '24h' });
    await client.events.get('ev-1');
    await client.events.get('ev-2');
    expect(warn.mock.calls).toEqual([
      ['Partner API: GET /api/v1/events is deprecated', parsed],
      ['Partner API: GET /api/v1/events/:id is deprecated', parsed],
    ]);
  });
});
