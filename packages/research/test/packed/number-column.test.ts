import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberColumn, ROWS_PER_PAGE } from '../../src/packed/number-column.js';

const value = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.integer({ min: -40_000, max: 40_000 }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constant(Number.NaN),
);

test('returns set values in any order, and 0 elsewhere', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3 * ROWS_PER_PAGE), value), { maxLength: 60 }), (set) => {
      const column = new NumberColumn();
      const expected = new Map<number, number>();
      for (const [row, held] of set) {
        column.set(row, held);
        expected.set(row, held);
      }
      const rows = [...expected.keys(), 1, ROWS_PER_PAGE, 4 * ROWS_PER_PAGE];
      expect(rows.map((row) => column.get(row))).toEqual(rows.map((row) => expected.get(row) ?? 0));
      expect(column.length).toBe(set.length === 0 ? 0 : Math.max(...expected.keys()) + 1);
    }),
  );
});

test('stores small values in a byte each, and widens only pages with larger ones', () => {
  const column = new NumberColumn();
  for (let row = 0; row < 10 * ROWS_PER_PAGE; row++) column.push(row % 100);
  expect(column.bytes).toBe(10 * ROWS_PER_PAGE);
  column.set(5, 1000);
  expect(column.bytes).toBe(11 * ROWS_PER_PAGE);
  expect(column.get(6)).toBe(6);
});
