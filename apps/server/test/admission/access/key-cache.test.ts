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

/** A store whose questions are counted, a revision and a time that the test sets. A pause lets its time pass. */
function counted() {
  const state = { ids: ['a'], loaded: 0, asked: 0, revision: 1, elapsed: 0, down: false };
  const keys = {
    all: async () => {
      state.loaded += 1;
      return state.ids.map(stored);
    },
    accessRevision: async () => {
      state.asked += 1;
      if (state.down) throw new Error('away');
      return state.revision;
    },
  };
  const pause = async (milliseconds: number) => {
    state.elapsed += milliseconds;
  };
  return { state, cache: keyCache(keys, () => state.elapsed, pause) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('keys are read once, however many are asked for, known or not', async () => {
  const { state, cache } = counted();
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  for (let id = 0; id < 1_500; id += 1) expect(await cache.find(`made up ${id}`)).toBeNull();
  expect(state).toMatchObject({ asked: 1, loaded: 1 });
});

test('1,500 refusals at the same time share one question, and others later another one', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  const ids = Array.from({ length: 1_500 }, (_, id) => `made up ${id}`);
  const found = await Promise.all(ids.map((id) => cache.findAfresh(id)));
  expect(found.every((key) => key === null)).toBe(true);
  expect(state).toMatchObject({ asked: 2, loaded: 1, elapsed: 50 });
  await Promise.all(ids.map((id) => cache.findAfresh(id)));
  expect(state).toMatchObject({ asked: 3, loaded: 1, elapsed: 100 });
});

test('a key that was made this moment is found', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  state.ids.push('new');
  state.revision = 2;
  expect(await cache.find('new')).toBeNull();
  expect(await cache.findAfresh('new')).toMatchObject({ id: 'new' });
  expect(await cache.find('new')).toMatchObject({ id: 'new' });
});

test('when the revision moves, keys are read again within a second', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  state.ids = [];
  state.revision = 2;
  state.elapsed = 999;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  state.elapsed = 1_000;
  await cache.find('a');
  await settled();
  expect(await cache.find('a')).toBeNull();
});

test('a failure is told, and not remembered', async () => {
  const { state, cache } = counted();
  state.down = true;
  await expect(cache.find('a')).rejects.toThrow('away');
  await expect(cache.findAfresh('a')).rejects.toThrow('away');
  state.down = false;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
});

test('without an answer about the revision a key lives no longer than five seconds', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  state.down = true;
  state.elapsed = 4_999;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  state.elapsed = 5_000;
  await expect(cache.find('a')).rejects.toThrow('away');
});
