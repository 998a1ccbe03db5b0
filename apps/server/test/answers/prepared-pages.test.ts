import { expect, test } from 'vitest';
import type { Answer } from '../../src/answers/answer.js';
import { preparedPages } from '../../src/answers/prepared-pages.js';
import type { Representation } from '../../src/rendering/representation.js';

const NOON = Date.parse('2026-03-15T12:00:00Z');
const request = { url: '/api/v1/events?limit=1', path: '/api/v1/events', route: '/api/v1/events' };
const rendered = (size: number): Representation => ({ bytes: Buffer.alloc(size), etag: 'W/"x"' });
const presented = (parts: Partial<Answer<object>> = {}): Answer<object> => ({
  headers: {},
  body: {},
  ...parts,
});

function setUp({ maximumBytes = 100_000 } = {}) {
  const state = { revision: '7.a' as string | null, now: NOON, hits: 0, misses: 0, evicted: 0 };
  const pages = preparedPages({
    maximumBytes,
    headers: {},
    revision: { current: () => state.revision },
    clock: () => new Date(state.now),
    counts: {
      hit: () => {
        state.hits += 1;
      },
      miss: () => {
        state.misses += 1;
      },
      evicted: () => {
        state.evicted += 1;
      },
    },
  });
  const prepare = async (url = request.url, parts: Partial<Answer<object>> = {}, size = 10) => {
    const made = await pages.make({ ...request, url }, async () => presented(parts));
    pages.keep(made.body, rendered(size));
  };
  return { state, pages, prepare };
}

test('a page is ready once it has been made and kept, and counted once it is sent', async () => {
  const { pages, prepare, state } = setUp();
  expect(pages.ready(request.url)).toBeNull();
  await prepare();
  expect(pages.ready(request.url)).toMatchObject({ route: request.route, etag: 'W/"x"' });
  expect(pages.ready('/api/v1/events?limit=2')).toBeNull();
  expect(state.hits).toBe(0);
  pages.countSent();
  expect(state).toMatchObject({ hits: 1, misses: 1 });
});

test.each([
  ['the revision moves', { revision: '8.b' }],
  ['the revision is another state of the data', { revision: '7.b' }],
  ['nobody is sure of the revision', { revision: null }],
  ['a row leaves its window', { now: NOON + 60_000 }],
  ['the clock is set back', { now: NOON - 1 }],
])('it is not used when %s', async (_when, change) => {
  const { pages, prepare, state } = setUp();
  await prepare(request.url, { changesAt: NOON + 60_000 });
  expect(pages.ready(request.url)).not.toBeNull();
  Object.assign(state, change);
  expect(pages.ready(request.url)).toBeNull();
});

test('nor after midnight UTC, when the access date changes', async () => {
  const { pages, prepare, state } = setUp();
  await prepare();
  state.now = Date.parse('2026-03-15T23:59:59.999Z');
  expect(pages.ready(request.url)).not.toBeNull();
  state.now += 1;
  expect(pages.ready(request.url)).toBeNull();
});

test('it is not kept if the revision changed while it was made', async () => {
  const { pages, state } = setUp();
  const made = await pages.make(request, async () => {
    state.revision = '8.b';
    return presented();
  });
  pages.keep(made.body, rendered(10));
  expect(pages.ready(request.url)).toBeNull();
});

test('nor if it was read at a later state than the server knew, which the store may lose', async () => {
  const { pages } = setUp();
  for (const [readAt, kept] of [
    ['8.b', false],
    ['7.a', true],
  ] as const) {
    const made = await pages.make(request, async () => presented({ readAt }));
    pages.keep(made.body, rendered(10));
    expect(pages.ready(request.url) !== null).toBe(kept);
  }
});

test('concurrent requests share one computation, unless it began before the data changed', async () => {
  const { pages, state } = setUp();
  const works: Array<() => void> = [];
  const work = () =>
    new Promise<Answer<object>>((resolve) => {
      works.push(() => resolve(presented()));
    });
  const first = pages.make(request, work);
  const second = pages.make(request, work);
  expect(works).toHaveLength(1);
  state.revision = '8.b';
  const third = pages.make(request, work);
  expect(works).toHaveLength(2);
  for (const finish of works) finish();
  const bodies = await Promise.all([first, second, third]);
  expect(bodies[1]).toBe(bodies[0]);
  expect(bodies[2]).not.toBe(bodies[0]);
});

test('a failure is not cached', async () => {
  const { pages } = setUp();
  await expect(pages.make(request, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await pages.make(request, async () => presented())).toMatchObject({ body: {} });
});

test('memory is bounded in bytes: the least recently used page is dropped first', async () => {
  const { pages, prepare, state } = setUp({ maximumBytes: 30_000 });
  await prepare('/a', {}, 12_000);
  await prepare('/b', {}, 12_000);
  pages.ready('/a');
  await prepare('/c', {}, 12_000);
  expect([pages.ready('/a'), pages.ready('/b'), pages.ready('/c')].map((page) => page !== null)).toEqual([
    true,
    false,
    true,
  ]);
  expect(state.evicted).toBe(1);
  expect(pages.bytes()).toBeLessThanOrEqual(30_000);
});

test('0 keeps nothing', async () => {
  const { pages, prepare } = setUp({ maximumBytes: 0 });
  await prepare();
  expect(pages.ready(request.url)).toBeNull();
});
