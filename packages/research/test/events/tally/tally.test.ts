import { EVENT_TYPES } from '@partner-api/contract';
import { dayOf, type EventQuery, type EventScope } from '@partner-api/query';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EventTable } from '../../../src/events/table/event-table.js';
import { type Tally, tally as tallyOfQuery } from '../../../src/events/tally/tally.js';
import { QUELMAR, SARENES, TARMONDE, type Told, tell } from '../../support/event-country.js';

function tableOf(events: readonly Told[]): EventTable {
  const table = new EventTable();
  for (const [index, told] of events.entries())
    table.apply({ revision: index + 1, kind: 'event', record: tell(`e${index}`, told) });
  return table;
}

const day = (date: string) => dayOf(`${date}T00:00:00Z`);
const tally = (table: EventTable, scope: EventScope, measure: EventQuery['measure']): Tally =>
  tallyOfQuery(table, { ...scope, measure });
const march: EventScope = {
  country: 'XD',
  provinces: [SARENES.slug],
  window: { from: '2017-03-01', to: '2017-03-31' },
  kind: 'any',
  actors: [],
  role: 'involved',
  deaths: null,
};
const rows = (events: readonly Told[], scope: Partial<EventScope> = {}) => {
  const found = tally(tableOf(events), { ...march, ...scope }, 'events');
  const [sure, possible, unattributed] = [
    [...found.rows.sure],
    [...found.rows.possible],
    [...found.rows.unattributed],
  ];
  expect([sure.length, possible.length, unattributed.length]).toEqual([
    found.sure.events,
    found.possible.events,
    found.unattributed.events,
  ]);
  return { sure: sure.length, possible: possible.length + unattributed.length };
};

describe('an event belongs to a scope', () => {
  test.each<[string, Told, { sure: number; possible: number }]>([
    ['surely, within the place and time', { day: '2017-03-01' }, { sure: 1, possible: 0 }],
    ['not a day later', { day: '2017-04-01' }, { sure: 0, possible: 0 }],
    [
      'perhaps, when its days reach beyond',
      { day: '2017-02-25', until: '2017-03-02' },
      { sure: 0, possible: 1 },
    ],
    ['not in another province', { day: '2017-03-05', province: TARMONDE }, { sure: 0, possible: 0 }],
    ['perhaps, without a province', { day: '2017-03-05', province: null }, { sure: 0, possible: 1 }],
    ['perhaps, when it is disputed', { day: '2017-03-05', status: 'disputed' }, { sure: 0, possible: 1 }],
  ])('%s', (_, told, expected) => {
    expect(rows([told])).toEqual(expected);
  });

  test('surely, without a province, when the scope is the whole country', () => {
    const events: Told[] = [{ day: '2017-03-05', province: null }, { day: '2017-03-06' }];
    expect(rows(events, { provinces: [] })).toEqual({ sure: 2, possible: 0 });
  });

  test('not without a province when all other events of its source are in another country', () => {
    const abroad = { ...QUELMAR, country: 'XE' };
    const events: Told[] = [
      { day: '2017-03-05', province: null, scheme: 'other' },
      { day: '2017-03-05', province: abroad, scheme: 'other' },
    ];
    expect(rows(events)).toEqual({ sure: 0, possible: 0 });
  });
});

describe('kinds', () => {
  const of = (type: Told['type'], ...names: string[]): Told => ({
    day: '2017-03-05',
    type: type ?? 'battle',
    actors: names.map((name, index) => ({ name, role: index === 0 ? 'side_a' : 'side_b' })),
  });
  test.each<[EventScope['kind'], Told, { sure: number; possible: number }]>([
    ['battle', of('battle'), { sure: 1, possible: 0 }],
    ['battle', of('riot'), { sure: 0, possible: 0 }],
    ['state_based', of('battle', 'Government of Sotavia', 'Front'), { sure: 1, possible: 0 }],
    ['state_based', of('battle', 'Front', 'League'), { sure: 0, possible: 0 }],
    ['non_state', of('battle', 'Front', 'League'), { sure: 1, possible: 0 }],
    ['one_sided', of('violence_against_civilians'), { sure: 1, possible: 0 }],
    ['attack', of('battle'), { sure: 0, possible: 1 }],
    ['explosion_remote_violence', of('battle'), { sure: 0, possible: 1 }],
    ['violence_against_civilians', of('battle'), { sure: 0, possible: 1 }],
  ])('%s', (kind, told, expected) => {
    expect(rows([told], { kind })).toEqual(expected);
  });

  test('the battles of a source with explosions as a type include none', () => {
    const events = [of('battle'), { ...of('explosion_remote_violence'), day: '2017-03-09' }];
    expect(rows(events, { kind: 'explosion_remote_violence' })).toEqual({ sure: 1, possible: 0 });
  });
});

describe('actors', () => {
  const between = (...names: string[]): Told => ({
    day: '2017-03-05',
    actors: names.map((name, index) => ({ name, role: index === 0 ? 'side_a' : 'side_b' })),
  });
  const front: Partial<EventScope> = { actors: [['Front']] };

  test('are found in a coalition', () => {
    expect(rows([between('Army', 'League, Front')], front)).toEqual({ sure: 1, possible: 0 });
  });

  test('may be included in a collective name, unless the source names them against the same opponent', () => {
    expect(rows([between('Army', 'Sotavian insurgents')], front)).toEqual({ sure: 0, possible: 1 });
    const named = [
      between('Army', 'Sotavian insurgents'),
      { ...between('Army', 'Front'), province: TARMONDE },
    ];
    expect(rows(named, front)).toEqual({ sure: 0, possible: 0 });
  });

  test('with a collective name may include named groups, but not their opponents', () => {
    const insurgents = { actors: [['Sotavian insurgents']] };
    expect(rows([between('Army', 'Front')], insurgents)).toEqual({ sure: 0, possible: 1 });
    expect(rows([between('Government of Sotavia', 'Civilians')], insurgents)).toEqual({
      sure: 0,
      possible: 0,
    });
    const foes = [
      between('League', 'Army'),
      { ...between('Sotavian insurgents', 'League', 'Army'), province: TARMONDE },
    ];
    expect(rows(foes, insurgents)).toEqual({ sure: 0, possible: 0 });
  });

  test('may be recorded under the name of an alliance or a successor', () => {
    expect(rows([between('Army', 'SNA')], { actors: [['Hamza Division']] })).toEqual({
      sure: 0,
      possible: 1,
    });
    expect(rows([between('Army', 'HTS')], { actors: [['Jabhat Fateh al-Sham']] })).toEqual({
      sure: 0,
      possible: 1,
    });
    expect(rows([between('Army', 'HTS')], { actors: [['Hamza Division']] })).toEqual({
      sure: 0,
      possible: 0,
    });
  });

  test('fought each other on opposing sides, not in one coalition or collective name', () => {
    const against: Pick<EventScope, 'actors' | 'role'> = { actors: [['League'], ['Front']], role: 'against' };
    expect(rows([between('Front', 'League')], against)).toEqual({ sure: 1, possible: 0 });
    expect(rows([between('Army, Front', 'League')], against)).toEqual({ sure: 1, possible: 0 });
    expect(rows([between('Army', 'Front, League')], against)).toEqual({ sure: 0, possible: 0 });
    expect(rows([between('Army', 'Sotavian insurgents')], against)).toEqual({ sure: 0, possible: 0 });
    expect(rows([between('Front', 'Sotavian insurgents')], against)).toEqual({ sure: 0, possible: 1 });
    expect(rows([between('Army', 'Front, League')], { actors: against.actors })).toEqual({
      sure: 1,
      possible: 0,
    });
  });

  test('are counted as perpetrators if coded as such; in a battle only possibly', () => {
    const attack: Told = {
      day: '2017-03-05',
      type: 'violence_against_civilians',
      actors: [
        { name: 'Front', role: 'perpetrator' },
        { name: 'Civilians', role: 'target' },
      ],
    };
    expect(rows([attack, between('Army', 'Front')], { ...front, role: 'by' })).toEqual({
      sure: 1,
      possible: 1,
    });
  });
});

describe('numbers', () => {
  const killed = (...events: NonNullable<Told['killed']>[]) =>
    tally(tableOf(events.map((estimate) => ({ day: '2017-03-05', killed: estimate }))), march, 'killed');

  test('are sums of low, best and high', () => {
    expect(killed([1, 2, 3], [10, 20, 30]).sure).toMatchObject({ low: 11, best: 22, high: 33 });
  });

  test('a missing bound defaults to the best estimate, and is counted as missing', () => {
    const found = killed([null, 5, null], [1, 1, 1]);
    expect(found.sure).toMatchObject({ low: 6, best: 6, high: 6 });
    expect(found.missing).toEqual({ low: 1, high: 1 });
  });

  test('an event without estimates has no upper bound and the lower bound 0', () => {
    expect(killed([null, null, null], [2, 3, 4]).sure).toMatchObject({
      low: 2,
      best: null,
      high: Number.POSITIVE_INFINITY,
    });
  });

  test('a missing high estimate of civilians defaults to the best one, with all killed as maximum', () => {
    const table = tableOf([{ day: '2017-03-05', killed: [8, 10, 14], civilians: 3 }]);
    expect(tally(table, march, 'civilians_killed').sure).toMatchObject({
      low: 3,
      best: 3,
      high: 3,
      most: 14,
    });
  });

  test('the lower bound of several sources is the largest source', () => {
    const table = tableOf([
      { day: '2017-03-05', killed: [4, 5, 6], scheme: 'one' },
      { day: '2017-03-05', killed: [2, 2, 3], scheme: 'two' },
    ]);
    const found = tally(table, march, 'killed');
    expect(found.sure).toMatchObject({ low: 4, best: null, high: 9 });
    expect(found.sourceCount).toBe(2);
  });
});

describe('changes', () => {
  test('the newest revision counts, a retracted event does not, and an older revision is ignored', () => {
    const table = tableOf([{ day: '2017-03-05', killed: [1, 1, 1] }]);
    const corrected = tell('e0', { day: '2017-03-05', killed: [7, 7, 7] });
    table.apply({ revision: 5, kind: 'event', record: { ...corrected, version: 2 } });
    expect(tally(table, march, 'killed').sure.best).toBe(7);
    table.apply({ revision: 4, kind: 'event', record: tell('e0', { day: '2017-03-05' }) });
    expect(tally(table, march, 'killed').sure.best).toBe(7);
    table.apply({ revision: 6, kind: 'event', record: { ...corrected, version: 3, status: 'retracted' } });
    expect([...tally(table, march, 'events').rows.sure]).toEqual([]);
    expect(table.size).toBe(0);
    table.apply({ revision: 7, kind: 'event', record: { ...corrected, version: 4 } });
    expect(tally(table, march, 'killed').sure.best).toBe(7);
  });
});

test('counts equal those of a scan of all live events', () => {
  const days = fc
    .integer({ min: 0, max: 60 })
    .map((offset) => new Date(Date.UTC(2017, 1, 15 + offset)).toISOString().slice(0, 10));
  const told = fc.record({
    day: days,
    length: fc.integer({ min: 0, max: 20 }),
    province: fc.constantFrom(SARENES, TARMONDE, null),
    type: fc.constantFrom(...EVENT_TYPES),
    best: fc.integer({ min: 0, max: 9 }),
  });
  const change = fc.record({ id: fc.integer({ min: 0, max: 15 }), isRetracted: fc.boolean(), told });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), days, days, (changes, one, other) => {
      const [from = one, to = other] = [one, other].sort();
      const table = new EventTable();
      const held = new Map<number, (typeof changes)[number]['told']>();
      for (const [index, { id, isRetracted, told: now }] of changes.entries()) {
        const until = new Date(Date.parse(`${now.day}T00:00:00Z`) + now.length * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const { day: first, province, type, best } = now;
        const event = tell(`e${id}`, { day: first, until, province, type, killed: [best, best, best] });
        const record = isRetracted ? { ...event, status: 'retracted' as const } : event;
        table.apply({ revision: index + 1, kind: 'event', record });
        if (isRetracted) held.delete(id);
        else held.set(id, now);
      }
      const scope: EventScope = { ...march, window: { from, to }, kind: 'battle' };
      let [sure, possible] = [0, 0];
      for (const { day: first, length, province, type, best } of held.values()) {
        const [begins, ends] = [day(first), day(first) + length];
        if (type !== 'battle' || province === TARMONDE || ends < day(from) || begins > day(to)) continue;
        const isSure = province === SARENES && begins >= day(from) && ends <= day(to);
        if (isSure) sure += best;
        else possible += best;
      }
      const found = tally(table, scope, 'killed');
      expect(found.sure).toMatchObject({ low: sure, best: sure, high: sure });
      expect(found.possible.high + found.unattributed.high).toBe(possible);
      expect(table.size).toBe(held.size);
    }),
    { numRuns: 300 },
  );
});

test('an event without country and time matches no scope', () => {
  const table = new EventTable();
  const event = tell('lost', { day: '2017-03-05', province: null });
  const nowhen = { earliest: null, latest: null, precision: 'unknown' as const };
  table.apply({ revision: 1, kind: 'event', record: { ...event, title: 'A video', occurred: nowhen } });
  const { possible, unattributed } = tally(table, march, 'events').rows;
  expect([...possible, ...unattributed]).toEqual([]);
  table.apply({ revision: 2, kind: 'event', record: { ...event, occurred: nowhen, province: SARENES } });
  expect([...tally(table, march, 'events').rows.possible]).toEqual([0]);
});
