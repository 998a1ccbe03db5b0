import { dateOf, dayOf, type EventQuery, type EventScope } from '@partner-api/query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventTable } from '../../../src/events/table/event-table.js';
import { groupsOf } from '../../../src/events/tally/groups.js';
import { scopeRows } from '../../../src/events/tally/scope-rows.js';
import { tallyOf } from '../../../src/events/tally/tally.js';
import { SARENES, TARMONDE, tell } from '../../support/event-country.js';

const first = dayOf('2017-01-25T00:00:00Z');
const scope: EventScope = {
  country: 'XD',
  provinces: [],
  window: { from: '2017-01-20', to: '2017-04-20' },
  kind: 'any',
  actors: [],
  role: 'involved',
  deaths: null,
};

const told = fc.record({
  offset: fc.nat(70),
  length: fc.constantFrom(0, 0, 0, 2, 40),
  province: fc.constantFrom(SARENES, TARMONDE, null),
  low: fc.option(fc.nat(5)),
  best: fc.option(fc.nat(9)),
  high: fc.option(fc.nat(20)),
  scheme: fc.constantFrom('register', 'register', 'gazette'),
  status: fc.constantFrom('published', 'published', 'disputed'),
});

const countables: readonly Pick<EventQuery, 'measure' | 'deaths'>[] = [
  { measure: 'killed', deaths: null },
  { measure: 'civilians_killed', deaths: null },
  { measure: 'events', deaths: null },
  { measure: 'events', deaths: { measure: 'killed', from: 3, to: null } },
];

test('a group without an event that has the deaths asked for is not listed', () => {
  const table = new EventTable();
  for (const [row, best] of [1, 9].entries()) {
    const record = tell(`e${row}`, { day: '2017-03-05', province: SARENES, killed: [best, best, best] });
    table.apply({ revision: row + 1, kind: 'event', record });
  }
  const asked = { ...scope, measure: 'events', deaths: { measure: 'killed', from: 3, to: 5 } } as const;
  expect(groupsOf(table, asked, scopeRows(table, asked), 'province').groups).toEqual([]);
});

test.each(['month', 'day', 'province'] as const)(
  'each %s has the totals that a separate count of its rows gives',
  (by) => {
    fc.assert(
      fc.property(fc.array(told, { maxLength: 40 }), fc.constantFrom(...countables), (events, asked) => {
        const table = new EventTable();
        const partsOf = events.map(({ offset, length, province, low, best, high, scheme, status }, row) => {
          const days = Array.from({ length: length + 1 }, (_, later) => dateOf(first + offset + later));
          const [day = '', until = day] = [days[0], days.at(-1)];
          const killed = [low, best, high] as const;
          const event = tell(`e${row}`, { day, until, province, killed, civilians: low, scheme });
          table.apply({ revision: row + 1, kind: 'event', record: { ...event, status } });
          if (by === 'province') return province === null ? [] : [province.slug];
          return [...new Set(days.map((one) => (by === 'month' ? one.slice(0, 7) : one)))];
        });
        const rows = scopeRows(table, { ...scope, deaths: asked.deaths });
        const groups = groupsOf(table, { ...scope, ...asked }, rows, by);
        const some = (of: Iterable<number>, is: (row: number) => boolean) => [...of].filter(is);
        for (const { key, tally } of groups.groups) {
          const isIn = (row: number) => partsOf[row]?.includes(key) ?? false;
          const isSure = (row: number) => isIn(row) && partsOf[row]?.length === 1;
          const found = groups.rowsOf([key]);
          expect([...found.sure]).toEqual(some(rows.sure, isSure));
          expect([...found.possible].sort()).toEqual(
            [...some(rows.sure, (row) => isIn(row) && !isSure(row)), ...some(rows.possible, isIn)].sort(),
          );
          expect(tally).toEqual(tallyOf(table, asked.deaths ?? asked.measure, found));
        }
        const keys = groups.groups.map(({ key }) => key);
        const all = groups.rowsOf(keys);
        const placed = [...all.sure, ...all.possible, ...all.unattributed];
        expect(new Set(placed).size).toBe(placed.length);
        const anywhere =
          [rows.sure, rows.possible, rows.unattributed].flatMap((some) => [...some]).length - placed.length;
        expect(groups.anywhere.events).toBe(anywhere);
      }),
      { numRuns: 50 },
    );
  },
);
