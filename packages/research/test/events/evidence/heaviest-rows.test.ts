import { dateOf, dayOf, type EventScope } from '@partner-api/query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEvents } from '../../../src/answers/computed/chosen-events.js';
import { byTime, heaviestRows } from '../../../src/events/evidence/heaviest-rows.js';
import { EventTable, UNBOUNDED, UNKNOWN } from '../../../src/events/table/event-table.js';
import { tally } from '../../../src/events/tally/tally.js';
import { SARENES, TARMONDE, type Told, tell } from '../../support/event-country.js';

const first = dayOf('2017-03-01T00:00:00Z');
const scope: EventScope = {
  country: 'XD',
  provinces: [],
  window: { from: '2017-03-02', to: '2017-03-31' },
  kind: 'any',
  actors: [],
  role: 'involved',
  deaths: null,
};

/** Few days and provinces, so that events share a bucket. */
const told = fc.record({
  offset: fc.nat(5),
  length: fc.constantFrom(0, 0, 2, 20),
  province: fc.constantFrom(SARENES, TARMONDE),
  low: fc.option(fc.nat(2)),
  best: fc.option(fc.nat(6)),
  status: fc.constantFrom('published', 'published', 'disputed'),
});

const tables = fc.array(told, { minLength: 40, maxLength: 150 }).map((events) => {
  const table = new EventTable();
  for (const [row, { offset, length, province, low, best, status }] of events.entries()) {
    const [day, until] = [dateOf(first + offset), dateOf(first + offset + length)];
    const event = tell(`e${row}`, { day, until, province, killed: [low, best, null] });
    table.apply({ revision: row + 1, kind: 'event', record: { ...event, status } });
  }
  return table;
});

test('the heaviest rows of each set are those of a sort of all its rows', () => {
  fc.assert(
    fc.property(
      tables,
      fc.constantFrom('killed', 'events'),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom(1, 2, 3),
      (table, measure, limit, part) => {
        const { sure, possible } = tally(table, { ...scope, measure }).rows;
        const sets = [sure, possible, sure.of(sure.buckets.slice(0, 2)), sure.of([])].map((rows) =>
          part === 1 ? rows : rows.where((row) => row % part !== 0),
        );
        const dead = (row: number) => (measure === 'killed' ? table.columns.killedBest.get(row) : 0);
        const sorted = sets.map((rows) =>
          [...rows]
            .sort((a, b) => dead(b) - dead(a) || byTime(table, a, b))
            .slice(0, limit)
            .sort((a, b) => byTime(table, a, b)),
        );
        expect(sets.map((rows) => heaviestRows(table, measure, rows, limit))).toEqual(sorted);
      },
    ),
    { numRuns: 100 },
  );
});

test('the first events in an order are found among the buckets that lead, as among all', () => {
  // All events match this, and deaths asked for make every event be looked at.
  const deaths = { measure: 'killed', from: 0, to: null } as const;
  fc.assert(
    fc.property(
      tables,
      fc.constantFrom('deadliest', 'first', 'last'),
      fc.constantFrom('killed', 'events', 'civilians_killed'),
      fc.constantFrom(null, 1, 3, 30),
      (table, order, measure, numberAsked) => {
        const { rows } = tally(table, { ...scope, measure });
        const chosen = chooseEvents(table, { rows }, order, { measure, numberAsked, deaths: null });
        expect(chosen).toEqual(chooseEvents(table, { rows }, order, { measure, numberAsked, deaths }));
      },
    ),
    { numRuns: 100 },
  );
});

test.each([
  [
    'an aggregate of several events takes no place of a single one',
    'published',
    [6, 6, 6],
    { events: [30], isDecided: false },
  ],
  [
    'an event without an estimate may have been deadlier',
    'disputed',
    [null, null, null],
    { events: [30], isDecided: false },
  ],
] as const)('%s', (_, status, killed, expected) => {
  const table = new EventTable();
  const put = (row: number, told: Told) =>
    table.apply({ revision: row + 1, kind: 'event', record: tell(`e${row}`, told) });
  for (let row = 0; row < 30; row++) {
    const day = dateOf(first + 1 + row);
    put(
      row,
      status === 'disputed' ? { day, status, killed } : { day, until: dateOf(first + 20 + row), killed },
    );
  }
  put(30, { day: '2017-03-05', killed: [1, 1, 1] });
  const { rows } = tally(table, {
    ...scope,
    window: { from: '2017-03-01', to: '2017-12-31' },
    measure: 'killed',
  });
  const asked = { measure: 'killed', numberAsked: null, deaths: null } as const;
  expect(chooseEvents(table, { rows }, 'deadliest', asked)).toMatchObject(expected);
});

test('the sums of a bucket are those of its live events', () => {
  fc.assert(
    fc.property(tables, fc.array(fc.tuple(fc.nat(149), fc.nat(5), fc.boolean())), (table, changes) => {
      for (const [change, [row, offset, isRetracted]] of changes.entries()) {
        if (row >= table.rowCount) continue;
        const event = tell(table.idOf(row), { day: dateOf(first + offset), killed: [1, 2, 3] });
        const record = isRetracted ? { ...event, status: 'retracted' as const } : event;
        table.apply({ revision: 1_000 + change, kind: 'event', record });
      }
      const { rows, sure } = tally(table, { ...scope, measure: 'killed' });
      const found = [...rows.sure];
      const bests = found.map((row) => table.columns.killedBest.get(row));
      expect(sure.events).toBe(found.length);
      expect(sure.best).toBe(bests.includes(UNKNOWN) ? null : bests.reduce((sum, best) => sum + best, 0));
      const highs = found.map((row) => table.columns.killedHigh.get(row));
      expect(sure.high).toBe(
        highs.includes(UNBOUNDED) ? Number.POSITIVE_INFINITY : highs.reduce((sum, high) => sum + high, 0),
      );
    }),
    { numRuns: 100 },
  );
});
