import { describe, expect, test } from 'vitest';
import { createResponseCache } from '../src/cache/index.js';
import { createPartnerClient, type ResponseCache } from '../src/index.js';
import { cannedServer, exampleOf, json, problem } from './canned-server.js';

/** Starts a server whose content has the entity tag `state.tag`. */
async function taggedServer() {
  const state = { tag: 'W/"one"', isDown: false };
  const server = await cannedServer((request, response) => {
    if (state.isDown) return problem(404, 'not-found')(request, response);
    if (request.headers['if-none-match'] === state.tag) {
      return void response.writeHead(304, { etag: state.tag, 'x-request-id': 'req-2' }).end();
    }
    json({ ...exampleOf('listEvents', 'page'), tag: state.tag }, 200, { etag: state.tag })(request, response);
  });
  return { ...server, state };
}

const requestedTags = (requests: { headers: Record<string, unknown> }[]) =>
  requests.map(({ headers }) => headers['if-none-match']);

test('sends no conditional request without a cache', async () => {
  const server = await taggedServer();
  const { events } = createPartnerClient({ baseUrl: server.url });
  await events.list();
  expect((await events.list()).http.notModified).toBe(false);
  expect(requestedTags([...server.requests])).toEqual([undefined, undefined]);
});

describe.each<[string, () => ResponseCache]>([
  ['a Map', () => new Map()],
  ['createResponseCache()', createResponseCache],
])('with %s', (_, create) => {
  test('returns the cached body when the server answers 304', async () => {
    const server = await taggedServer();
    const { events } = createPartnerClient({ baseUrl: server.url, cache: create() });
    const first = await events.list({ since: '24h' });
    const second = await events.list({ since: '24h' });
    expect(second).toEqual({
      ...first,
      http: { ...first.http, status: 304, notModified: true, requestId: 'req-2' },
    });
    expect(requestedTags([...server.requests])).toEqual([undefined, 'W/"one"']);
  });

  test('replaces the cached body when the content has changed', async () => {
    const server = await taggedServer();
    const { events } = createPartnerClient({ baseUrl: server.url, cache: create() });
    await events.list();
    server.state.tag = 'W/"two"';
    expect(await events.list()).toMatchObject({ tag: 'W/"two"', http: { notModified: false } });
    expect(await events.list()).toMatchObject({ tag: 'W/"two"', http: { notModified: true } });
  });

  test('returns a separate object to each caller', async () => {
    const server = await taggedServer();
    const { events } = createPartnerClient({ baseUrl: server.url, cache: create() });
    const first = await events.list();
    first.data.length = 0;
    expect((await events.list()).data).toHaveLength(2);
  });

  test('caches each set of filters separately', async () => {
    const server = await taggedServer();
    const { events } = createPartnerClient({ baseUrl: server.url, cache: create() });
    await events.list({ since: '24h' });
    await events.list({ since: '48h' });
    expect(requestedTags([...server.requests])).toEqual([undefined, undefined]);
  });

  test('throws the error of the server even when a body is cached', async () => {
    const server = await taggedServer();
    const { events } = createPartnerClient({ baseUrl: server.url, cache: create() });
    await events.list();
    server.state.isDown = true;
    await expect(events.list()).rejects.toThrow('404 not-found');
  });
});

describe('an unchanged first page with more pages', () => {
  /** Every response, also a 304, has a new cursor, as in a window that ends at the time of the request. */
  async function movingServer(linkOf: (next: string) => string) {
    let made = 0;
    const server = await cannedServer((request, response) => {
      if (request.url.searchParams.has('cursor')) {
        return json({ ...exampleOf('listEvents', 'page'), page: { limit: 2, next_cursor: null } })(
          request,
          response,
        );
      }
      made += 1;
      const next_cursor = `window-${made}`;
      const next = `/api/v1/events?since=24h&limit=2&cursor=${next_cursor}`;
      const headers = { etag: 'W/"same"', link: linkOf(next) };
      if (request.headers['if-none-match']) return void response.writeHead(304, headers).end();
      json(
        { ...exampleOf('listEvents', 'page'), page: { limit: 2, next_cursor } },
        200,
        headers,
      )(request, response);
    });
    const cache = new Map();
    const { events } = createPartnerClient({ baseUrl: server.url, cache });
    return { events, cursors: () => server.requests.flatMap(({ url }) => url.searchParams.getAll('cursor')) };
  }

  test.each([
    ['alone', (next: string) => `<${next}>; rel="next"`],
    [
      'among others',
      (next: string) => `</terms?cursor=no>; rel="terms-of-service", <${next}>; rel=next, </x>; rel="y"`,
    ],
  ])('continues with the cursor of the 304, with the link %s', async (_, linkOf) => {
    const { events, cursors } = await movingServer(linkOf);
    for (const cursor of ['window-1', 'window-2', 'window-3']) {
      const list = events.list({ since: '24h' });
      expect((await list).page).toEqual({ limit: 2, next_cursor: cursor });
      for await (const _ of list);
    }
    expect(cursors()).toEqual(['window-1', 'window-2', 'window-3']);
  });

  test('continues with the cached cursor when a proxy removed the Link header of the 304', async () => {
    const { events } = await movingServer(() => '</terms>; rel="terms-of-service"');
    for (const _ of [1, 2]) expect((await events.list()).page.next_cursor).toBe('window-1');
  });
});

describe('createResponseCache', () => {
  const entry = (etag: string) => ({ etag, text: '{}' });

  test('drops the least recently used entry', () => {
    const cache = createResponseCache({ entries: 2 });
    cache.set('/a', entry('a'));
    cache.set('/b', entry('b'));
    // The client sets an entry again after each 304.
    cache.set('/a', entry('a'));
    cache.set('/c', entry('c'));
    expect(['/a', '/b', '/c'].map((url) => cache.get(url)?.etag)).toEqual(['a', undefined, 'c']);
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses %j entries', (entries) => {
    expect(() => createResponseCache({ entries })).toThrow('entries must be a whole number above 0');
  });
});

test('never caches a POST', async () => {
  const server = await cannedServer(json(exampleOf('research', 'answered'), 200, { etag: 'W/"x"' }));
  const cache = new Map();
  await createPartnerClient({ baseUrl: server.url, cache }).research({ query: 'Is the bridge open?' });
  expect(cache.size).toBe(0);
});
