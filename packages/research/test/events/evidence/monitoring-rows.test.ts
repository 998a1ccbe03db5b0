import { dateOf, dayOf, type EventScope } from '@partner-api/query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf, timeCertainty } from '../../../src/events/certainty/row-certainty.js';
import { byTime } from '../../../src/events/evidence/heaviest-rows.js';
import { monitoringRows } from '../../../src/events/evidence/monitoring-rows.js';
import { EventTable, UNKNOWN } from '../../../src/events/table/event-table.js';
import { scopeRows } from '../../../src/events/tally/scope-rows.js';
import { makeEvent } from '../../support/records.js';

const start = dayOf('2017-01-01T00:00:00Z');
const none: Omit<EventScope, 'window'> = {
  country: null,
  provinces: [],
  kind: 'any',
  actors: [],
  role: 'involved',
  deaths: null,
};

/** Mostly chronological days, some out of order or unknown, as in imports; some events move later. */
const days = fc.array(fc.tuple(fc.nat(9), fc.nat(80)), { minLength: 600, maxLength: 1200 });
const changes = fc.array(fc.tuple(fc.nat(599), fc.nat(80)), { maxLength: 5 });
const window = fc.tuple(fc.option(fc.nat(90)), fc.option(fc.nat(10)));

test('the events counted and the nearest ones are those of a sort of all events', () => {
  fc.assert(
    fc.property(days, changes, window, (told, moved, [from, length]) => {
      const table = new EventTable();
      const put = (row: number, revision: number, day: number | null) =>
        table.apply({
          revision,
          kind: 'event',
          record: makeEvent({ id: `e${row}`, occurred: occurredOn(day) }),
        });
      for (const [row, [kind, day]] of told.entries())
        put(row, row + 1, kind === 0 ? day : kind === 1 ? null : row >> 4);
      for (const [change, [row, day]] of moved.entries()) put(row, 10_000 + change, day);

      const first = from === null ? null : start + from;
      const scope = {
        ...none,
        window: {
          from: first === null ? null : dateOf(first),
          to: length === null ? null : dateOf((first ?? start) + length),
        },
      };
      const rows = Array.from({ length: table.rowCount }, (_, row) => row);
      const ofBucket = timeCertainty(table, daysOf(scope.window));
      const certaintyOf = (row: number) => ofBucket(table.columns.bucket.get(row));
      const { sure, possible } = scopeRows(table, scope);
      expect(sorted(sure)).toEqual(rows.filter((row) => certaintyOf(row) === 2));
      expect(sorted(possible)).toEqual(rows.filter((row) => certaintyOf(row) === 1));

      const dated = rows.filter((row) => table.earliestOf(row) > UNKNOWN).sort((a, b) => byTime(table, a, b));
      const before = dated.filter((row) => first !== null && table.earliestOf(row) < first).at(-1);
      const after = dated.find(
        (row) => scope.window.to !== null && table.earliestOf(row) > dayOf(scope.window.to),
      );
      expect(monitoringRows(table, scope)).toEqual([before, after].filter((row) => row !== undefined));
    }),
    { numRuns: 20 },
  );
});

test('the nearest event of a day with many is the last by its id', () => {
  const table = new EventTable();
  const put = (id: string, day: number) =>
    table.apply({
      revision: table.rowCount + 1,
      kind: 'event',
      record: makeEvent({ id, occurred: occurredOn(day) }),
    });
  for (let row = 0; row < 20; row++) put(`e${row}`, 5);
  const scope = { ...none, window: { from: dateOf(start + 10), to: null } };
  put('z', 5);
  expect(monitoringRows(table, scope).map((row) => table.idOf(row))).toEqual(['z']);
  put('a', 6);
  expect(monitoringRows(table, scope).map((row) => table.idOf(row))).toEqual(['a']);
});

function sorted(rows: Iterable<number>): number[] {
  return [...rows].sort((a, b) => a - b);
}

function occurredOn(day: number | null) {
  if (day === null) return { earliest: null, latest: null, precision: 'unknown' as const };
  const date = dateOf(start + day);
  return { earliest: `${date}T00:00:00Z`, latest: `${date}T23:59:59Z`, precision: 'day' as const };
}
