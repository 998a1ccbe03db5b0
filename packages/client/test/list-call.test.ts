import { describe, expect, test } from 'vitest';
import { createPartnerClient } from '../src/index.js';
import { cannedServer, exampleOf, inTurn, json, problem } from './canned-server.js';

/** Starts a server of `total` events in pages of `limit`; the cursor is the index of the next row. */
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
    const server = await cannedServer(problem(404, 'not-found'));
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

  test('it fetches a page only when the loop reaches it', async () => {
    const { client, requests } = await serverOf(30);
    const seen: number[] = [];
    for await (const event of client.events.list({ limit: 10 })) {
      if (event.id === 'ev-9' || event.id === 'ev-10') seen.push(requests.length);
      if (event.id === 'ev-10') break;
    }
    expect(seen).toEqual([1, 2]);
    expect(requests).toHaveLength(2);
  });

  test('it resumes from a cursor', async () => {
    const { client } = await serverOf(5);
    const seen: string[] = [];
    for await (const event of client.events.list({ limit: 2, cursor: '3' })) seen.push(event.id);
    expect(seen).toEqual(['ev-3', 'ev-4']);
  });

  test('twice, it starts again from the first page', async () => {
    const { client } = await serverOf(3);
    const call = client.events.list({ limit: 2 });
    for (const _ of [1, 2]) {
      const seen: string[] = [];
      for await (const event of call) seen.push(event.id);
      expect(seen).toEqual(ids(3));
    }
  });

  test('it throws the error of a later page after the rows before it', async () => {
    const page = { ...exampleOf('listEvents', 'page'), page: { limit: 2, next_cursor: 'c' } };
    const server = await cannedServer((request, response) => {
      if (!request.url.searchParams.has('cursor')) return json(page)(request, response);
      problem(503, 'unavailable')(request, response);
    });
    const seen: string[] = [];
    const walk = async () => {
      const { events } = createPartnerClient({ baseUrl: server.url, retries: 0 });
      for await (const event of events.list()) seen.push(event.id);
    };
    await expect(walk()).rejects.toThrow('503 unavailable');
    expect(seen).toEqual(['ev-1042', 'ev-1039']);
  });

  test('it throws when the server returns the same cursor twice', async () => {
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

describe('prefetched', () => {
  test('pages are requested before the loop reaches them, at most prefetchPages ahead', async () => {
    const { client, requests } = await serverOf(100);
    const asked: number[] = [];
    for await (const page of client.events.list({ limit: 10 }, { prefetchPages: 2 }).pages()) {
      const expected = asked.length + 3;
      await expect.poll(() => requests.length).toBeGreaterThanOrEqual(expected);
      // Allows time for one request too many.
      await new Promise((resolve) => setTimeout(resolve, 50));
      asked.push(requests.length);
      if (page.data[0]?.id === 'ev-30') break;
    }
    expect(asked).toEqual([3, 4, 5, 6]);
  });

  test.each([0, 1, 5])('with %i pages ahead, rows come once and in order', async (prefetchPages) => {
    const { client, requests } = await serverOf(35);
    const seen: string[] = [];
    for await (const event of client.events.list({ limit: 10 }, { prefetchPages })) seen.push(event.id);
    expect(seen).toEqual(ids(35));
    expect(requests).toHaveLength(4);
  });

  test('a failed page throws only when the loop reaches it', async () => {
    const page = { ...exampleOf('listEvents', 'page'), page: { limit: 2, next_cursor: 'c' } };
    const server = await cannedServer(inTurn(json(page), problem(404, 'not-found')));
    const { events } = createPartnerClient({ baseUrl: server.url });
    const walk = events.list({}, { prefetchPages: 1 });
    const seen: string[] = [];
    const walking = async () => {
      for await (const event of walk) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        seen.push(event.id);
      }
    };
    await expect(walking()).rejects.toThrow('404 not-found');
    expect(seen).toEqual(['ev-1042', 'ev-1039']);
  });

  test('a page that fails after the loop was left throws no error', async () => {
    const page = { ...exampleOf('listEvents', 'page'), page: { limit: 2, next_cursor: 'c' } };
    const server = await cannedServer(inTurn(json(page), problem(404, 'not-found')));
    const { events } = createPartnerClient({ baseUrl: server.url });
    for await (const _ of events.list({}, { prefetchPages: 1 })) break;
    // An unhandled rejection would fail the run.
    await expect.poll(() => server.requests).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 30));
  });

  test.each([-1, 6, 1.5, Number.NaN, '1'])('%j pages ahead are refused', async (prefetchPages) => {
    const { client } = await serverOf(1);
    expect(() => client.events.list({}, { prefetchPages } as object)).toThrow(
      'prefetchPages must be a whole number from 0 to 5',
    );
  });
});

describe('toArray', () => {
  test.each([
    [5, 12, 5],
    [12, 12, 12],
    [100, 12, 12],
  ])('gives the first %i of %i rows', async (max, total, expected) => {
    const { client } = await serverOf(total);
    const rows = await client.events.list({ limit: 4 }).toArray({ max });
    expect(rows.map(({ id }) => id)).toEqual(ids(expected));
  });

  test('asks for no page after the last row that it needs', async () => {
    const { client, requests } = await serverOf(100);
    await client.events.list({ limit: 10 }).toArray({ max: 20 });
    expect(requests).toHaveLength(2);
  });

  test.each([0, -1, Number.NaN, undefined])('refuses a maximum of %j', async (max) => {
    const { client } = await serverOf(1);
    await expect(client.events.list().toArray({ max } as { max: number })).rejects.toThrow(
      'max must be a number above 0',
    );
  });

  test.each([undefined, null])('throws the same error for %j options', async (options) => {
    const { client } = await serverOf(1);
    await expect(client.events.list().toArray(options as unknown as { max: number })).rejects.toThrow(
      'max must be a number above 0',
    );
  });
});

test('a list treats null options as no options', async () => {
  const { client } = await serverOf(1);
  expect((await client.events.list(null as unknown as object, null as unknown as object)).data).toHaveLength(
    1,
  );
});

test('a list resumes from the cursor of a failed iteration without losing or repeating a row', async () => {
  const total = 35;
  let isBroken = true;
  const template = exampleOf('listEvents', 'page');
  const [event] = Array.isArray(template.data) ? template.data : [];
  const server = await cannedServer((request, response) => {
    const start = Number(request.url.searchParams.get('cursor') ?? 0);
    if (start === 20 && isBroken) return problem(503, 'unavailable')(request, response);
    const end = Math.min(start + 10, total);
    const data = Array.from({ length: end - start }, (_, index) => ({ ...event, id: `ev-${start + index}` }));
    json({ ...template, data, page: { limit: 10, next_cursor: end < total ? `${end}` : null } })(
      request,
      response,
    );
  });
  const client = createPartnerClient({ baseUrl: server.url, retries: 0 });
  const seen: string[] = [];
  const first = client.events.list({ limit: 10 });
  await expect(
    (async () => {
      for await (const { id } of first) seen.push(id);
    })(),
  ).rejects.toThrow('503');
  expect(first.cursor).toBe('20');
  isBroken = false;
  for await (const { id } of client.events.list({ limit: 10, cursor: first.cursor })) seen.push(id);
  expect(seen).toEqual(ids(total));
});

test('a list that fails repeatedly resumes at the failed page, not at the first', async () => {
  const total = 35;
  const template = exampleOf('listEvents', 'page');
  const [event] = Array.isArray(template.data) ? template.data : [];
  let failures = 6;
  const server = await cannedServer((request, response) => {
    const start = Number(request.url.searchParams.get('cursor') ?? 0);
    if (start >= 10 && failures > 0) {
      failures -= 1;
      return problem(503, 'unavailable')(request, response);
    }
    const end = Math.min(start + 10, total);
    const data = Array.from({ length: end - start }, (_, index) => ({ ...event, id: `ev-${start + index}` }));
    json({ ...template, data, page: { limit: 10, next_cursor: end < total ? `${end}` : null } })(
      request,
      response,
    );
  });
  const client = createPartnerClient({ baseUrl: server.url, retries: 0 });
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let isDone = false; !isDone; ) {
    const walk = client.events.list({ limit: 10, cursor });
    expect(walk.cursor).toBe(cursor);
    try {
      for await (const { id } of walk) seen.push(id);
      isDone = true;
    } catch {
      cursor = walk.cursor;
      expect(cursor).toBe('10');
    }
  }
  expect(failures).toBe(0);
  expect(seen).toEqual(ids(total));
});

describe('isDone', () => {
  test('distinguishes a finished iteration from one that has not begun, which both have no cursor', async () => {
    const { client } = await serverOf(3);
    const list = client.events.list({ limit: 2 });
    expect([list.cursor, list.isDone]).toEqual([undefined, false]);
    await list;
    expect(list.isDone).toBe(false);
    for await (const _ of list) expect(list.isDone).toBe(false);
    expect([list.cursor, list.isDone]).toEqual([undefined, true]);
  });

  test.each([0, 1])('is true after a list of one page with %i rows', async (total) => {
    const { client } = await serverOf(total);
    const list = client.events.list();
    for await (const _ of list);
    expect(list.isDone).toBe(true);
  });

  test('is false after a loop was left, and again when a new iteration starts', async () => {
    const { client } = await serverOf(3);
    const list = client.events.list({ limit: 2 });
    for await (const { id } of list) if (id === 'ev-2') break;
    expect([list.cursor, list.isDone]).toEqual(['2', false]);
    for await (const _ of list);
    expect(list.isDone).toBe(true);
    for await (const _ of list) break;
    expect(list.isDone).toBe(false);
  });
});

test('attributions has the distinct credits of all pages that were read', async () => {
  const template = exampleOf('listEvents', 'page');
  const attribution = template.attribution as object;
  const page = (text: string, next_cursor: string | null) =>
    json({ ...template, attribution: { ...attribution, text }, page: { limit: 2, next_cursor } });
  const server = await cannedServer(inTurn(page('one', 'a'), page('two', 'b'), page('one', null)));
  const list = createPartnerClient({ baseUrl: server.url }).events.list();
  expect(list.attributions).toEqual([]);
  await list;
  expect(list.attributions.map(({ text }) => text)).toEqual(['one']);
  for await (const _ of list);
  expect(list.attributions.map(({ text }) => text)).toEqual(['one', 'two']);
});
