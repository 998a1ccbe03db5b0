import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

/** Over HTTP; `answers/cursor.test.ts` tests the format of a cursor. */
export function cursors400(server: () => TestServer): void {
  const cursorOf = async (path: string): Promise<string> => {
    const { page } = (await server().get(path)).json();
    expect(page.next_cursor).toEqual(expect.any(String));
    return page.next_cursor;
  };
  const outcomeOf = async (path: string, cursor: string) => {
    const answer = await server().get(`${path}&cursor=${encodeURIComponent(cursor)}`);
    return [answer.status, answer.status === 200 ? null : answer.problem().code];
  };

  test('with any bits flipped', async () => {
    const path = '/api/v1/events?limit=1';
    const genuine = Buffer.from(await cursorOf(path), 'base64url');
    const bits = fc.uniqueArray(fc.nat(genuine.length * 8 - 1), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(bits, async (flipped) => {
        const bytes = Buffer.from(genuine);
        for (const bit of flipped) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(await outcomeOf(path, bytes.toString('base64url'))).toEqual([400, 'invalid-cursor']);
      }),
      { numRuns: 60 },
    );
  });

  test('truncated, concatenated, or any other text', async () => {
    const path = '/api/v1/events?limit=1';
    const genuine = await cursorOf(path);
    const others = fc.oneof(
      fc.integer({ min: 1, max: genuine.length - 1 }).map((length) => genuine.slice(0, length)),
      fc.constant(genuine + genuine),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
      fc.base64String({ minLength: 4, maxLength: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(others, async (cursor) => {
        expect(await outcomeOf(path, cursor)).toEqual([400, 'invalid-cursor']);
      }),
      { numRuns: 60 },
    );
  });

  test('with another list or filter', async () => {
    const paths = [
      '/api/v1/events?limit=1',
      '/api/v1/events?limit=1&province=north-vale',
      '/api/v1/events?limit=1&since=24h',
      '/api/v1/events?limit=1&since=25h',
      '/api/v1/events?limit=1&updated_since=72h',
    ];
    const cursors = new Map(
      await Promise.all(paths.map(async (path) => [path, await cursorOf(path)] as const)),
    );
    const elsewhere = ['/api/v1/claims?limit=1', '/api/v1/dossiers?limit=1'];
    for (const [from, cursor] of cursors) {
      for (const to of [...paths, ...elsewhere]) {
        const expected = to === from ? [200, null] : [400, 'invalid-cursor'];
        expect([from, to, ...(await outcomeOf(to, cursor))]).toEqual([from, to, ...expected]);
      }
    }
  });
}
