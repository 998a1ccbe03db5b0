import { describe, expect, test } from 'vitest';
import { createPartnerClient, type EventListOptions } from '../src/index.js';
import { VERSION } from '../src/version.js';
import { cannedServer, exampleOf, inTurn, json } from './canned-server.js';

/** Returns a client of a server that always answers with the named example. */
async function clientOf(operationId: string, example: string) {
  const server = await cannedServer(json(exampleOf(operationId, example)));
  return { client: createPartnerClient({ baseUrl: server.url }), requests: server.requests };
}

describe('results', () => {
  test('have the members of the response body, and http', async () => {
    const { client } = await clientOf('listEvents', 'page');
    const page = await client.events.list();
    expect(page).toEqual({
      ...exampleOf('listEvents', 'page'),
      http: {
        status: 200,
        requestId: 'req-1',
        rateLimit: [],
        retries: 0,
        retryAfterSeconds: null,
        deprecation: null,
        notModified: false,
      },
    });
  });

  test('keep unknown members', async () => {
    const server = await cannedServer(json({ ...exampleOf('getEvent', 'published'), tomorrow: true }));
    const result = await createPartnerClient({ baseUrl: server.url }).events.get('ev-1');
    expect(result).toMatchObject({ tomorrow: true });
  });
});

describe('a page', () => {
  test('has the next page, and iterates over all later rows', async () => {
    const page = exampleOf('listEvents', 'page');
    const last = { ...page, page: { limit: 2, next_cursor: null } };
    const server = await cannedServer(inTurn(json(page), json(last)));
    const first = await createPartnerClient({ baseUrl: server.url }).events.list();
    expect(first.hasNextPage).toBe(true);
    const second = await first.getNextPage();
    expect([second?.hasNextPage, await second?.getNextPage()]).toEqual([false, null]);
    const ids: string[] = [];
    for await (const { id } of first) ids.push(id);
    expect(ids).toEqual([...first.data, ...(second?.data ?? [])].map(({ id }) => id));
    expect(Object.keys(first)).not.toContain('getNextPage');
  });
});

describe('a question', () => {
  test('is sent with the given idempotency key', async () => {
    const { client, requests } = await clientOf('research', 'answered');
    await client.research({ query: 'why so?' }, { idempotencyKey: 'story-17' });
    expect(requests[0]?.headers['idempotency-key']).toBe('story-17');
  });

  test('a GET accepts no idempotency key', async () => {
    const { client } = await clientOf('getEvent', 'published');
    const options = { idempotencyKey: 'x' } as object;
    await expect(client.events.get('ev-1', options)).rejects.toThrow('have no idempotencyKey');
  });
});

describe('withOptions', () => {
  test('makes a client with some options replaced', async () => {
    const server = await cannedServer(json(exampleOf('getEvent', 'published')));
    const client = createPartnerClient({ baseUrl: server.url, userAgent: 'one' });
    await client.withOptions({ userAgent: 'two' }).events.get('ev-1');
    expect(server.requests[0]?.headers['user-agent']).toMatch(/^two /);
  });
});

describe('lists', () => {
  test('of events send each option as its parameter', async () => {
    const { client, requests } = await clientOf('listEvents', 'page');
    await client.events.list({ province: 'deir-ez-zor', since: '24h', limit: 200, cursor: 'a+b/c=' });
    await client.events.list({ updatedSince: '48h', province: undefined });
    expect(
      requests.map(({ method, url }) => [method, url.pathname, Object.fromEntries(url.searchParams)]),
    ).toEqual([
      ['GET', '/api/v1/events', { province: 'deir-ez-zor', since: '24h', limit: '200', cursor: 'a+b/c=' }],
      ['GET', '/api/v1/events', { updated_since: '48h' }],
    ]);
  });

  test('of dossiers and of claims', async () => {
    const dossiers = await clientOf('listDossiers', 'page');
    await dossiers.client.dossiers.list({ province: 'idlib' });
    expect(dossiers.requests[0]?.url.href).toBe('http://canned/api/v1/dossiers?province=idlib');

    const claims = await clientOf('listClaims', 'page');
    await claims.client.claims.list();
    expect(claims.requests[0]?.url.href).toBe('http://canned/api/v1/claims');
  });

  test('refuse unknown options before anything is sent', async () => {
    const { client, requests } = await clientOf('listEvents', 'page');
    const list = (options: object) => () => client.events.list(options as EventListOptions);
    expect(list({ updated_since: '24h' })).toThrow('list options have no updated_since; they have province,');
    expect(list({ limit: [5] })).toThrow('limit must be a string or a number');
    expect(list({ cursor: null })).toThrow('cursor must be a string or a number');
    expect(requests).toEqual([]);
  });
});

describe('events.get', () => {
  test('sends any identifier as one path segment', async () => {
    const { client, requests } = await clientOf('getEvent', 'published');
    await client.events.get('a/b?c#d%2F é');
    expect(requests[0]?.url.pathname).toBe('/api/v1/events/a%2Fb%3Fc%23d%252F%20%C3%A9');
  });

  test.each(['', '.', '..'])('refuses %j, which would resolve to another path', async (id) => {
    const { client, requests } = await clientOf('getEvent', 'published');
    await expect(client.events.get(id)).rejects.toThrow(new TypeError('id must be that of an event'));
    expect(requests).toEqual([]);
  });
});

describe('questions', () => {
  test('research sends its body as JSON', async () => {
    const { client, requests } = await clientOf('research', 'answered');
    const { data } = await client.research({ query: 'Ist die Brücke offen?', locale: 'de' });
    expect(data.status).toBe('answered');
    expect(requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/api/v1/research' } });
    expect(requests[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ query: 'Ist die Brücke offen?', locale: 'de' });
  });

  test('factCheck sends its body as JSON, without a locale if there is none', async () => {
    const { client, requests } = await clientOf('factCheck', 'refuted');
    const { data } = await client.factCheck({ claim: 'The bridge was destroyed.' });
    expect(data.verdict).toBe('refuted');
    expect(requests[0]?.url.pathname).toBe('/api/v1/fact-check');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ claim: 'The bridge was destroyed.' });
  });
});

test('the User-Agent header names the program and the client', async () => {
  const server = await cannedServer(json(exampleOf('getEvent', 'published')));
  await createPartnerClient({ baseUrl: server.url }).events.get('ev-1');
  await createPartnerClient({ baseUrl: server.url, userAgent: 'harbour-news/2.1' }).events.get('ev-1');
  expect(server.requests.map(({ headers }) => headers['user-agent'])).toEqual([
    `partner-api-client/${VERSION}`,
    `harbour-news/2.1 partner-api-client/${VERSION}`,
  ]);
});

test('unknown request options are refused', async () => {
  const { client, requests } = await clientOf('getEvent', 'published');
  await expect(client.events.get('ev-1', { timeout: 5 } as object)).rejects.toThrow(
    'request options have no timeout; they have signal',
  );
  expect(requests).toEqual([]);
});
