import type { StoredKey } from '@partner-api/storage';
import { expect, test } from 'vitest';
import { keyCache } from '../../../src/admission/access/key-cache.js';

const stored = (id: string): StoredKey => ({
  id,
  partner: { name: 'Vale Herald', suspendedAt: null },
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

/** Keys that are counted as they are looked up, a revision and a time that the test sets. */
function counted() {
  const state = { asked: [] as string[], revision: 1, elapsed: 0, down: false };
  const keys = {
    find: async (id: string) => {
      state.asked.push(id);
      if (state.down) throw new Error('away');
      return id === 'unknown' ? null : stored(id);
    },
    accessRevision: async () => {
      if (state.down) throw new Error('away');
      return state.revision;
    },
  };
  return { state, cache: keyCache(keys, () => state.elapsed) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each(['known', 'unknown'])('what is %s is looked up once in five seconds', async (id) => {
  const { state, cache } = counted();
  await Promise.all([cache.find(id), cache.find(id)]);
  state.elapsed = 4_999;
  await cache.find(id);
  expect(state.asked).toEqual([id]);
  state.elapsed = 5_000;
  await cache.find(id);
  expect(state.asked).toEqual([id, id]);
});

test('when the revision moves, everything is looked up again', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  await settled();
  state.revision = 2;
  state.elapsed = 1_000;
  await cache.find('a');
  await settled();
  await cache.find('a');
  expect(state.asked).toEqual(['a', 'a']);
});

test('a failure is told, and not remembered', async () => {
  const { state, cache } = counted();
  state.down = true;
  await expect(cache.find('a')).rejects.toThrow('away');
  state.down = false;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
});

test('without an answer about the revision a key lives no longer than five seconds', async () => {
  const { state, cache } = counted();
  await cache.find('a');
  await settled();
  state.down = true;
  state.elapsed = 4_000;
  expect(await cache.find('a')).toMatchObject({ id: 'a' });
  state.elapsed = 5_000;
  await expect(cache.find('a')).rejects.toThrow('away');
});

test('it holds 10,000 at most, and forgets the oldest first', async () => {
  const { state, cache } = counted();
  for (let id = 0; id <= 10_000; id += 1) await cache.find(String(id));
  state.asked.length = 0;
  await cache.find('1');
  await cache.find('10000');
  expect(state.asked).toEqual([]);
  await cache.find('0');
  expect(state.asked).toEqual(['0']);
});
