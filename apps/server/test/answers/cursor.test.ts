import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CursorScope, createCursors } from '../../src/answers/cursor.js';

const cursors = createCursors(randomBytes(32));
const events: CursorScope = {
  list: '/api/v1/events',
  filters: { province: 'idlib', since: '24h', updated_since: null },
};
const invalidCursor = expect.objectContaining({ code: 'invalid-cursor', status: 400 });

function problemOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

const places = fc.record({
  from: fc.option(fc.date({ noInvalidDate: true })),
  after: fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
  readAt: fc.option(fc.string({ unit: 'binary' })),
});

test('reads the place that was written', () => {
  fc.assert(
    fc.property(places, (place) => {
      const text = cursors.write(events, place);
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(cursors.read(events, text)).toEqual(place);
    }),
  );
});

describe('a cursor is refused', () => {
  test('of a later release that stores more in its cursors', () => {
    const more = { from: null, after: ['2026-03-14', 'ucdp-ged-1', 'more'], readAt: '7.0d9a' } as unknown;
    const text = cursors.write(events, more as Parameters<typeof cursors.write>[1]);
    expect(problemOf(() => cursors.read(events, text))).toEqual(invalidCursor);
  });

  test('with any character changed, left out or added', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. ';
    fc.assert(
      fc.property(
        places,
        fc.nat(),
        fc.constantFrom(...alphabet),
        fc.constantFrom('replace', 'remove', 'insert'),
        (place, at, character, edit) => {
          const text = cursors.write(events, place);
          const index = at % text.length;
          const altered =
            text.slice(0, index) +
            (edit === 'remove' ? '' : character) +
            text.slice(edit === 'insert' ? index : index + 1);
          fc.pre(altered !== text);
          expect(problemOf(() => cursors.read(events, altered))).toEqual(invalidCursor);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('with any bit of its last character flipped, unused ones included', () => {
    const text = cursors.write(events, { from: null, after: ['2026-03-14T09:00:00Z', 'a'], readAt: null });
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const digit of digits) {
      const altered = text.slice(0, -1) + digit;
      if (altered === text) continue;
      expect(problemOf(() => cursors.read(events, altered))).toEqual(invalidCursor);
    }
  });

  test.each<[string, CursorScope]>([
    ['another list', { ...events, list: '/api/v1/claims' }],
    ['another province', { ...events, filters: { ...events.filters, province: 'aleppo' } }],
    ['another window', { ...events, filters: { ...events.filters, since: '25h' } }],
    ['a filter less', { ...events, filters: { ...events.filters, since: null } }],
    ['a filter more', { ...events, filters: { ...events.filters, updated_since: '24h' } }],
  ])('under %s', (_what, scope) => {
    const text = cursors.write(events, { from: null, after: ['2026-03-14T09:00:00Z', 'a'], readAt: null });
    expect(problemOf(() => cursors.read(scope, text))).toEqual(invalidCursor);
  });

  test('signed with another secret', () => {
    const text = createCursors(randomBytes(32)).write(events, { from: null, after: ['', ''], readAt: null });
    expect(problemOf(() => cursors.read(events, text))).toEqual(invalidCursor);
  });

  test('if it is any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(problemOf(() => cursors.read(events, text))).toEqual(invalidCursor);
      }),
    );
  });
});

test('the order in which filters are listed does not matter', () => {
  const text = cursors.write(events, { from: null, after: ['a', 'b'], readAt: null });
  const { province = null, since = null, updated_since = null } = events.filters;
  expect(cursors.read({ ...events, filters: { updated_since, since, province } }, text).after).toEqual([
    'a',
    'b',
  ]);
});
