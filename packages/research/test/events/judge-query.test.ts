import {
  type Comparison,
  type ComparisonOperator,
  changeOf,
  type EventQuery,
  predicateOf,
} from '@partner-api/query';
import { describe, expect, it } from 'vitest';
import { countQuery } from '../../src/events/counting/count-query.js';
import { type JudgedQuery, judgeQuery } from '../../src/events/judging/judge-query.js';
import {
  COVERED,
  eventCountry,
  QUELMAR,
  TARMONDE,
  type Told,
  tell,
  watched,
} from '../support/event-country.js';
import { loadSnapshot, MARCH, PRESENT, query } from '../support/load-snapshot.js';

const judge = async (asked: EventQuery, told: readonly Told[], spans = [COVERED]): Promise<JudgedQuery> => {
  const events = [...watched, ...told.map((one, index) => tell(`e${index}`, one))];
  const { events: held, coverage } = await loadSnapshot(eventCountry(events, spans));
  return judgeQuery(held.table, countQuery({ table: held.table, spans: coverage, present: PRESENT }, asked));
};
const sarenes = (
  says: ComparisonOperator,
  value = 0,
  second: number | null = null,
  more: Partial<EventQuery> = {},
) =>
  query({
    asks: 'holds',
    provinces: ['sarenes'],
    window: MARCH,
    predicate: predicateOf(says, value, second),
    ...more,
  });
const verdictOf = async (asked: EventQuery, told: readonly Told[], spans = [COVERED]) => {
  const { verdict } = await judge(asked, told, spans);
  return verdict.verdict === 'undecided' ? verdict.because : verdict.verdict;
};

/** Between 30 and 40 people killed, 35 by best estimates. */
const march: readonly Told[] = [
  { day: '2017-03-03', killed: [20, 25, 30] },
  { day: '2017-03-09', killed: [10, 10, 10] },
];

describe('a number of people', () => {
  it.each<[ComparisonOperator, number, number | null, string]>([
    ['at_least', 30, null, 'supported'],
    ['at_least', 41, null, 'refuted'],
    ['at_least', 33, null, 'conflicting'],
    ['at_most', 40, null, 'supported'],
    ['fewer_than', 30, null, 'refuted'],
    ['at_most', 35, null, 'conflicting'],
    ['about', 36, null, 'supported'],
    ['number', 35, null, 'supported'],
    ['number', 34, null, 'conflicting'],
    ['number', 52, null, 'refuted'],
    ['between', 30, 40, 'supported'],
    ['vague', 12, null, 'supported'],
    ['vague', 100, null, 'refuted'],
    ['none', 0, null, 'refuted'],
    ['some', 0, null, 'supported'],
  ])('%s %d %s is %s', async (says, value, second, expected) => {
    expect(await verdictOf(sarenes(says, value, second), march)).toBe(expected);
  });

  it('is undecided if it matches one attack on a day with more deaths', async () => {
    const day: Told[] = [
      { day: '2017-03-03', killed: [88, 88, 88] },
      { day: '2017-03-03', killed: [20, 25, 30] },
    ];
    const onDay = { window: { from: '2017-03-03', to: '2017-03-03' } };
    expect(await verdictOf(sarenes('number', 88, null, onDay), day)).toBe('one_event');
    expect(await verdictOf(sarenes('number', 60, null, onDay), day)).toBe('refuted');
    expect(await verdictOf(sarenes('number', 88), day)).toBe('refuted');
  });

  it('is undecided under partial coverage, unless the lower bound decides it', async () => {
    const half = [{ ...COVERED, to: '2017-03-15' }];
    expect(await verdictOf(sarenes('at_most', 40), march, half)).toBe('not_covered');
    expect(await verdictOf(sarenes('at_least', 30), march, half)).toBe('supported');
    expect(await verdictOf(sarenes('fewer_than', 30), march, half)).toBe('refuted');
  });

  it('is undecided for a province without events', async () => {
    const nowhere = sarenes('none', 0, null, { provinces: ['nowhere'] });
    expect(await verdictOf(nowhere, march)).toBe('unmonitored');
  });

  it('has no upper bound for a foreign government', async () => {
    const attack = (name: string): Told => ({
      day: '2017-03-03',
      type: 'violence_against_civilians',
      killed: [20, 20, 20],
      actors: [
        { name, role: 'perpetrator' },
        { name: 'Civilians', role: 'target' },
      ],
    });
    const of = (says: ComparisonOperator, value: number) =>
      sarenes(says, value, null, { actors: [['Government of Turkey']], role: 'by' });
    const told = [attack('Government of Turkey'), attack('Front')];
    expect(await verdictOf(of('at_least', 15), told)).toBe('supported');
    expect(await verdictOf(of('at_least', 25), told)).toBe('other_names');
  });
});

describe('a bound that the source does not give', () => {
  const civilians = (says: ComparisonOperator, value: number) =>
    sarenes(says, value, null, { measure: 'civilians_killed' });
  const told: Told[] = [{ day: '2017-03-03', killed: [180, 190, 200], civilians: 145 }];

  it('is no conflict when the best estimate supports the claim', async () => {
    expect(await verdictOf(civilians('number', 145), told)).toBe('supported');
    expect(await verdictOf(civilians('at_most', 150), told)).toBe('supported');
    expect((await judge(civilians('number', 145), told)).tally.missing).toEqual({ low: 1, high: 1 });
  });

  it('does not refute a claim that deaths of unknown status could make true', async () => {
    expect(await verdictOf(civilians('more_than', 150), told)).toBe('missing_bound');
    expect(await verdictOf(civilians('more_than', 200), told)).toBe('refuted');
    expect(await verdictOf(civilians('at_most', 100), told)).toBe('refuted');
  });
});

describe('events without a province', () => {
  /** 1,000 killed in Sarenes and 100 in Tarmonde, whose share of events without a province is therefore a tenth. */
  const attributed: Told[] = [
    { day: '2017-03-03', killed: [1000, 1000, 1000] },
    { day: '2017-03-04', killed: [100, 100, 100], province: TARMONDE },
  ];
  const without = (killed: number): Told => ({
    day: '2017-03-05',
    killed: [killed, killed, killed],
    province: null,
  });
  const tarmonde = (says: ComparisonOperator, value: number) =>
    sarenes(says, value, null, { provinces: ['tarmonde'] });

  it('do not change a verdict while ten times their share is below the difference', async () => {
    // About 5 of the 50 are of Tarmonde; the allowance of ten times that stays below the 51 needed for more than 150.
    expect(await verdictOf(tarmonde('at_most', 150), [...attributed, without(50)])).toBe('supported');
    expect(await verdictOf(tarmonde('at_least', 200), [...attributed, without(90)])).toBe('refuted');
  });

  it('make a verdict undecided when they are of the same order of magnitude', async () => {
    expect(await verdictOf(tarmonde('at_most', 150), [...attributed, without(80)])).toBe('unattributed');
    expect(await verdictOf(tarmonde('at_least', 200), [...attributed, without(120)])).toBe('unattributed');
  });

  it('do not change the verdict on a plain number while they are of a lower order of magnitude', async () => {
    expect(await verdictOf(tarmonde('number', 100), [...attributed, without(50)])).toBe('supported');
    expect(await verdictOf(tarmonde('number', 100), [...attributed, without(500)])).toBe('unattributed');
  });

  it('are counted separately', async () => {
    const { tally } = await judge(tarmonde('at_most', 150), [...attributed, without(50)]);
    expect(tally.sure.best).toBe(100);
    expect(tally.possible.events).toBe(0);
    expect(tally.unattributed).toMatchObject({ events: 1, best: 50 });
  });
});

describe('a comparison', () => {
  const told: Told[] = [
    { day: '2017-03-03', killed: [50, 50, 50] },
    { day: '2017-03-04', killed: [20, 20, 20], province: TARMONDE },
    { day: '2017-04-04', killed: [10, 10, 10] },
  ];
  const compare = (comparison: Partial<Comparison>, more: Partial<EventQuery> = {}) =>
    query({
      asks: 'holds',
      comparison: {
        ...{ grouping: 'province', says: 'more', part: ['sarenes'], than: ['tarmonde'] },
        ...{ areTogether: false, changedBy: null },
        ...comparison,
      },
      ...more,
    });
  const months = { grouping: 'month', part: ['2017-04'], than: ['2017-03'] } as const;

  it.each<[string, EventQuery, string]>([
    ['more than another province', compare({}), 'supported'],
    ['fewer than another province', compare({ says: 'fewer' }), 'refuted'],
    ['more than any other', compare({ than: null }), 'supported'],
    ['more than all others together', compare({ than: null, areTogether: true }), 'supported'],
    ['a province that no event names', compare({ than: ['nowhere'] }), 'unmonitored'],
    [
      'fewer in a month than in another',
      compare({ ...months, part: ['2017-04'], than: ['2017-03'], says: 'fewer' }, { provinces: ['sarenes'] }),
      'supported',
    ],
    [
      'fewer by at least half',
      compare(
        {
          ...months,
          part: ['2017-04'],
          than: ['2017-03'],
          says: 'fewer',
          changedBy: changeOf('at_least', 50),
        },
        { provinces: ['sarenes'] },
      ),
      'supported',
    ],
    [
      'fewer by more than nine tenths',
      compare(
        {
          ...months,
          part: ['2017-04'],
          than: ['2017-03'],
          says: 'fewer',
          changedBy: changeOf('more_than', 90),
        },
        { provinces: ['sarenes'] },
      ),
      'refuted',
    ],
  ])('%s', async (_, asked, expected) => {
    expect(await verdictOf(asked, told)).toBe(expected);
  });

  it('ignores a third province', async () => {
    const more = [...told, { day: '2017-03-07', killed: [90, 90, 90], province: QUELMAR } satisfies Told];
    expect(await verdictOf(compare({}), more)).toBe('supported');
    expect(await verdictOf(compare({ than: null }), more)).toBe('refuted');
  });
});

it('sums one source when some of its events have no identifier', async () => {
  const corpus = eventCountry(watched);
  const { events } = await loadSnapshot(corpus);
  const open = tell('open', { day: '2017-03-03', killed: [4, 4, 4] });
  const closed = { ...tell('closed', { day: '2017-03-04', killed: [3, 3, 3] }), external_ids: [] };
  for (const [place, record] of [open, closed].entries())
    events.table.apply({ revision: 100 + place, kind: 'event', record, source: 'Register' });
  const counted = countQuery(
    { table: events.table, spans: [COVERED], present: PRESENT },
    sarenes('number', 7),
  );
  expect(counted.tally).toMatchObject({ sourceCount: 1, sure: { low: 7, best: 7, high: 7 } });
});
