import { expect, test } from 'vitest';
import { bearer, createKey } from '../../harness/keys.js';
import { NOW } from '../../harness/records.js';
import type { TestServer } from '../../harness/test-server.js';

/** The longest time until a change takes effect, with a margin for a busy machine. */
const WITHIN = { timeout: 6_000, interval: 200 };

export function keysKept(server: () => TestServer): void {
  const statusWith = async (key: { key: string }) =>
    (await server().get('/api/v1/events', bearer(key))).status;

  test('a revoked key is refused within a second', async () => {
    const key = await createKey(server());
    expect(await statusWith(key)).toBe(200);
    await server().store.keys.revoke(key.id, NOW);
    await expect.poll(() => statusWith(key), WITHIN).toBe(401);
  });

  test('a suspended partner is refused, and a resumed one admitted, within a second', async () => {
    const key = await createKey(server(), { partner: 'Comes and goes' });
    expect(await statusWith(key)).toBe(200);
    await server().store.partners.suspend('Comes and goes', NOW);
    await expect.poll(() => statusWith(key), WITHIN).toBe(403);
    await server().store.partners.resume('Comes and goes', NOW);
    await expect.poll(() => statusWith(key), WITHIN).toBe(200);
  });

  test('a rotated key works during its overlap, like the new one', async () => {
    const old = await createKey(server());
    const rotated = await server().store.keys.rotate(old.id, {
      overlapHours: 1,
      termsVersion: null,
      now: NOW,
    });
    if (rotated.result !== 'rotated') throw new Error(rotated.reason);
    expect(await Promise.all([old, rotated.created].map(statusWith))).toEqual([200, 200]);
  });

  test('a key is refused from the second in which it expires', async () => {
    const key = await createKey(server(), { expiresAt: new Date(NOW.getTime() + 60_000) });
    server().setTime(new Date(NOW.getTime() + 59_999));
    expect(await statusWith(key)).toBe(200);
    server().setTime(new Date(NOW.getTime() + 60_000));
    expect(await statusWith(key)).toBe(401);
    server().setTime(NOW);
  });
}
