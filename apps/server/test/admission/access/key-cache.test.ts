import type { StoredKey } from '@partner-api/storage';
import { expect, test } from 'vitest';
import { keyCache } from '../../../src/admission/access/key-cache.js';

const stored = (id: string): StoredKey => ({
  id,
  partner: { name: 'Vale Herald', suspendedAt: null, limits: {} },
  scopes: ['read'],
  termsVersion: '2026-11-01',
  termsAcceptedAt: '2026-11-01T00:00:00Z',
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: null,
  revokedAt: null,
  rotatedFrom: null,
  lastUsedOn: null,
  secretHash: Buffer.alloc(32, 1),
});

/** A key store that counts its queries, with versions and a time that the test sets. A pause lets that time pass. */
function counted() {
  const state = {
    ids: ['a'],
    loaded: 0,
    asked: 0,
    moment: '1.a',
    reported: '1.a' as string | null,
    elapsed: 0,
    down: false,
  };
  const keys = {
    all: async () => {
      state.loaded += 1;
      return state.ids.map(stored);
    },
    accessMoment: async () => {
      state.asked += 1;
      if (state.down) throw new Error('away');
      return state.moment;
    },
  };
  const pause = async (milliseconds: number) => {
    state.elapsed += milliseconds;
  };
  return {
    state,
    cache: keyCache(keys, {
      reportedVersion: () => state.reported,
      elapsedMilliseconds: () => state.elapsed,
      pause,
    }),
  };
}

test('reads the keys once for any number of lookups of known and unknown ids', async () => {
  const { state, cache } = counted();
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  for (let id = 0; id < 1_500; id += 1) expect(await cache.find(`made up ${id}`)).toBeNull();
  expect(state).toMatchObject({ asked: 1, loaded: 1 });
});

test('1,500 concurrent refusals share one read, and later ones another', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  const ids = Array.from({ length: 1_500 }, (_, id) => `made up ${id}`);
  const found = await Promise.all(ids.map((id) => cache.findAfresh(id)));
  expect(found.every((key) => key === null)).toBe(true);
  expect(state).toMatchObject({ asked: 2, loaded: 1, elapsed: 50 });
  await Promise.all(ids.map((id) => cache.findAfresh(id)));
  expect(state).toMatchObject({ asked: 3, loaded: 1, elapsed: 100 });
});

test('finds a key that was just created', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  state.ids.push('new');
  state.moment = '2.b';
  expect(await cache.find('new')).toBeNull();
  expect(await cache.findAfresh('new')).toMatchObject({ id: 'new' });
  expect(await cache.find('new')).toMatchObject({ id: 'new' });
});

test('reads the keys again after a reported change, before any lookup is answered', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  state.ids = [];
  state.moment = '2.b';
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  state.reported = '2.b';
  expect(await cache.find('a')).toBeNull();
  expect(await cache.find('a')).toBeNull();
  expect(state).toMatchObject({ asked: 2, loaded: 2 });
});

test('a late report of a cached change causes one read', async () => {
  const { state, cache } = counted();
  state.moment = '2.b';
  for (let time = 0; time < 3; time += 1) expect(await cache.find('a')).toMatchObject({ id: 'a' });
  expect(state).toMatchObject({ asked: 1, loaded: 1 });
});

test('passes a failure on and does not cache it', async () => {
  const { state, cache } = counted();
  state.down = true;
  await expect(cache.find('a')).rejects.toThrow('away');
  await expect(cache.findAfresh('a')).rejects.toThrow('away');
  state.down = false;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
});

test('caches a key for at most a second while changes are not reported', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  state.elapsed = 60_000;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  expect(state.asked).toBe(1);
  state.reported = null;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  expect(state.asked).toBe(2);
  state.down = true;
  state.elapsed = 60_999;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  state.elapsed = 61_000;
  await expect(cache.find('a')).rejects.toThrow('away');
});
