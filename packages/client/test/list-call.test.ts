import { describe, expect, test } from 'vitest';
import { createPartnerClient } from '../src/index.js';
import { cannedServer, exampleOf, json, problemOf } from './canned-server.js';

/** A server of `total` events in pages of `limit`; the cursor is the index of the next row. */
async function serverOf(total: number) {
  const page = exampleOf('listEvents', 'page');
  const [event] = Array.isArray(page.data) ? page.data : [];
  const server = await cannedServer((request, response) => {
    const start = Number(request.url.searchParams.get('cursor') ?? 0);
    const limit = Number(request.url.searchParams.get('limit') ?? 50);
    const end = Math.min(start + limit, total);
    const data = Array.from({ length: end - start }, (_, index) => ({ ...event, id: `ev-${start + index}` }));
    json({ ...page, data, page: { limit, next_cursor: end < total ? `${end}` : null } })(request, response);
  });
  return { client: createPartnerClient({ baseUrl: server.url }), requests: server.requests };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `ev-${index}`);

describe('awaited', () => {
  test('it is one page', async () => {
    const { client, requests } = await serverOf(120);
    const page = await client.events.list({ limit: 50 });
    expect(page.data).toHaveLength(50);
    expect(page.page).toEqual({ limit: 50, next_cursor: '50' });
    expect(requests).toHaveLength(1);
  });

  test('twice, it is requested once', async () => {
    const { client, requests } = await serverOf(1);
    const call = client.events.list();
    expect(await call).toBe(await call);
    expect(requests).toHaveLength(1);
  });

  test('never, nothing is requested', async () => {
    const { client, requests } = await serverOf(1);
    client.events.list();
    await client.events.list();
    expect(requests).toHaveLength(1);
  });

  test('it can be caught and finished like a promise', async () => {
    const server = await cannedServer(json(problemOf(404, 'not-found'), 404, 'application/problem+json'));
    const { events } = createPartnerClient({ baseUrl: server.url });
    expect(await events.list().catch(() => 'caught')).toBe('caught');
    await expect(events.list().finally(() => {})).rejects.toThrow('404 not-found');
    await expect(Promise.all([events.list()])).rejects.toThrow('404 not-found');
  });
});

describe('iterated', () => {
  test.each([0, 1, 49, 50, 51, 120])('it gives each of %i rows once, in order', async (total) => {
    const { client } = await serverOf(total);
    const seen: string[] = [];
    for await (const event of client.events.list({ limit: 50 })) seen.push(event.id);
    expect(seen).toEqual(ids(total));
  });

  test('it sends the filters with every page', async () => {
    const { client, requests } = await serverOf(3);
    for await (const _ of client.events.list({ province: 'idlib', since: '24h', limit: 1 }));
    expect(requests.map((request) => request.url.search)).toEqual([
      '?province=idlib&since=24h&limit=1',
      '?province=idlib&since=24h&limit=1&cursor=1',
      '?province=idlib&since=24h&limit=1&cursor=2',
    ]);
  });

  test('it fetches a page only when the walk arrives there', async () => {
    const { client, requests } = await serverOf(30);
    const seen: number[] = [];
    for await (const event of client.events.list({ limit: 10 })) {
      if (event.id === 'ev-9' || event.id === 'ev-10') seen.push(requests.length);
      if (event.id === 'ev-10') break;
    }
    expect(seen).toEqual([1, 2]);
    expect(requests).toHaveLength(2);
  });

  test('it goes on from a cursor', async () => {
    const { client } = await serverOf(5);
    const seen: string[] = [];
    for await (const event of client.events.list({ limit: 2, cursor: '3' })) seen.push(event.id);
    expect(seen).toEqual(['ev-3', 'ev-4']);
  });

  test('again, it starts again', async () => {
    const { client } = await serverOf(3);
    const call = client.events.list({ limit: 2 });
    for (const _ of [1, 2]) {
      const seen: string[] = [];
      for await (const event of call) seen.push(event.id);
      expect(seen).toEqual(ids(3));
    }
  });

  test('it throws what a later page throws, after the rows before', async () => {
    const page = { ...exampleOf('listEvents', 'page'), page: { limit: 2, next_cursor: 'c' } };
    const server = await cannedServer((request, response) => {
      if (!request.url.searchParams.has('cursor')) return json(page)(request, response);
      json(problemOf(503, 'unavailable'), 503, 'application/problem+json')(request, response);
    });
    const seen: string[] = [];
    const walk = async () => {
      const { events } = createPartnerClient({ baseUrl: server.url });
      for await (const event of events.list()) seen.push(event.id);
    };
    await expect(walk()).rejects.toThrow('503 unavailable');
    expect(seen).toEqual(['ev-1042', 'ev-1039']);
  });

  test('it stops when the server goes round in circles', async () => {
    const page = { ...exampleOf('listEvents', 'page'), page: { limit: 2, next_cursor: 'same' } };
    const server = await cannedServer(json(page));
    const walk = async () => {
      for await (const _ of createPartnerClient({ baseUrl: server.url }).events.list());
    };
    await expect(walk()).rejects.toThrow('the same cursor twice');
    expect(server.requests).toHaveLength(2);
  });

  test('it stops when it is aborted between pages', async () => {
    const { client, requests } = await serverOf(30);
    const controller = new AbortController();
    const walk = async () => {
      for await (const _ of client.events.list({ limit: 10 }, { signal: controller.signal })) {
        controller.abort(new Error('enough'));
      }
    };
    await expect(walk()).rejects.toThrow('enough');
    expect(requests).toHaveLength(1);
  });
});

test('pages come one by one, each with its own attribution', async () => {
  const { client } = await serverOf(5);
  const sizes: number[] = [];
  for await (const page of client.events.list({ limit: 2 }).pages()) {
    expect(page.attribution.required).toBe(true);
    expect(page.http.status).toBe(200);
    sizes.push(page.data.length);
  }
  expect(sizes).toEqual([2, 2, 1]);
});
