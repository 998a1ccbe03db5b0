import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowLists } from '../../../src/events/table/row-lists.js';

test('a list has its rows in the order in which they came, without those that left', () => {
  const moves = fc.array(fc.tuple(fc.nat(11), fc.nat(2)), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (moved) => {
      const lists = new RowLists();
      const expected: number[][] = [[], [], []];
      for (const [row, list] of moved) {
        const before = expected.findIndex((rows) => rows.includes(row));
        if (before >= 0) {
          lists.remove(before, row);
          expected[before] = (expected[before] ?? []).filter((one) => one !== row);
        }
        // A row that is in the list only leaves it.
        if (before === list) continue;
        lists.append(list, row);
        expected[list]?.push(row);
      }
      expect(expected.map((_, list) => rowsOf(lists, list))).toEqual(expected);
    }),
  );
});

function rowsOf(lists: RowLists, list: number): number[] {
  const rows: number[] = [];
  for (let row = lists.firstOf(list); row >= 0; row = lists.after(row)) rows.push(row);
  return rows;
}
