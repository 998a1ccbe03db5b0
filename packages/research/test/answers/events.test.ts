import { type EventQuery, predicateOf } from '@partner-api/query';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/answers/answer.js';
import { EVENTS_METHOD } from '../../src/results/method.js';
import {
  COVERED,
  eventCountry,
  QUELMAR,
  TARMONDE,
  type Told,
  tell,
  watched,
} from '../support/event-country.js';
import { loadSnapshot, MARCH, PRESENT, query, reading } from '../support/load-snapshot.js';

const told: readonly Told[] = [
  { day: '2017-03-03', killed: [20, 25, 30], civilians: 4 },
  { day: '2017-03-09', killed: [10, 10, 10], civilians: 3 },
  { day: '2017-05-20', killed: [1, 1, 1] },
  { day: '2017-05-30', until: '2017-06-02', killed: [2, 2, 2] },
  { day: '2017-05-02', killed: [4, 4, 4], province: TARMONDE },
];
const corpus = (more: readonly Told[] = [], spans = [COVERED]) =>
  eventCountry([...watched, ...[...told, ...more].map((one, index) => tell(`e${index}`, one))], spans);
const ask = async (asked: Partial<EventQuery>, from = corpus(), tier: 'exact' | 'partial' = 'exact') =>
  answer(await loadSnapshot(from), 'Nothing that records say', 'en', PRESENT, reading(tier, query(asked)));
const text = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).answer?.text ?? '';

const sarenes = { provinces: ['sarenes'] };

describe('a number', () => {
  it('is answered in one sentence, with its events as evidence', async () => {
    const result = await ask({ ...sarenes, window: MARCH });
    expect(result).toMatchObject({
      status: 'answered',
      confidence: 'high',
      explanation: null,
      method: EVENTS_METHOD,
    });
    expect(result.answer?.text).toBe(
      'Register of Sotavia records 35 people killed in Sarenes in March 2017 (30 to 40).',
    );
    expect(result.evidence.map(({ record }) => record.id)).toEqual(['e0', 'e1']);
  });

  it('is a partial answer for a partial reading', async () => {
    const result = await ask({ ...sarenes, window: MARCH }, corpus(), 'partial');
    expect(result).toMatchObject({ status: 'partial', confidence: 'low', reading: { extent: 'part' } });
    expect(result.answer?.text).toContain('35 people killed');
    expect(result.explanation).toContain('“so they say”');
  });

  it('is a partial answer for partial coverage', async () => {
    const half = corpus([], [{ ...COVERED, from: '2017-03-05' }]);
    expect(await ask({ ...sarenes, window: MARCH }, half)).toMatchObject({
      status: 'partial',
      confidence: 'low',
    });
  });

  it('is 0 only where imports cover the scope', async () => {
    const july = { ...sarenes, window: { from: '2017-07-01', to: '2017-07-31' } };
    expect(await text(july)).toBe('Register of Sotavia records no people killed in Sarenes in July 2017.');
    const uncovered = await ask({ ...sarenes, window: { from: '2015-07-01', to: '2015-07-31' } });
    expect(uncovered).toMatchObject({ status: 'insufficient_evidence', answer: null });
    expect(uncovered.explanation).toContain('Register of Sotavia, Sotavia, 2017');
  });

  it('covers the imported period when the question names no time', async () => {
    const result = await ask({ ...sarenes, window: { from: null, to: null } });
    expect(result.status).toBe('answered');
    expect(result.answer?.text).toContain('records 38 people killed in Sarenes in 2017 (33 to 43).');
    expect(result.computations[0]?.scope).toMatchObject({ from: '2017-01-01', to: '2017-12-31' });
  });

  it('says which bound the source does not give', async () => {
    const result = await ask({ ...sarenes, window: MARCH, measure: 'civilians_killed' });
    expect(result).toMatchObject({ status: 'answered', confidence: 'low' });
    expect(result.answer?.text).toContain('7 civilians killed');
    expect(result.answer?.text).toContain('Register of Sotavia gives a best estimate only, without bounds.');
  });
});

describe('groups', () => {
  it('include empty periods, and an event that spans two months possibly belongs to each', async () => {
    const window = { from: '2017-04-01', to: '2017-06-30' };
    const result = await ask({ ...sarenes, measure: 'events', groupBy: 'month', window });
    const counts = result.computations[0]?.groups.map(({ key, counted, possible }) => [
      key,
      counted.events,
      possible.events,
    ]);
    expect(counts).toEqual([
      ['2017-04', 0, 0],
      ['2017-05', 1, 1],
      ['2017-06', 0, 1],
    ]);
  });

  it('are ranked, and the answer is partial when an uncertain event could change the order', async () => {
    const rank = { asks: 'rank', groupBy: 'province' } as const;
    const result = await ask(rank);
    expect(result.status).toBe('answered');
    expect(result.answer?.text).toMatch(/^Most first \(by province\): Sarenes 38 \(33 to 43\); Tarmonde 4\./);
    const open = corpus([{ day: '2017-05-02', killed: [90, 90, 90], province: null }]);
    expect(await ask(rank, open)).toMatchObject({ status: 'partial' });
  });

  it('are filtered by a predicate', async () => {
    const which = { asks: 'which', groupBy: 'province', predicate: predicateOf('more_than', 10) } as const;
    expect(await text(which)).toMatch(/^Those with more than 10: Sarenes 38/);
  });

  it('by actor count an event for each of its actors', async () => {
    const fought: Told = {
      day: '2017-08-01',
      actors: [
        { name: 'Army', role: 'side_a' },
        { name: 'Front', role: 'side_b' },
      ],
    };
    const result = await ask({ measure: 'events', groupBy: 'actor' }, corpus([fought]));
    expect(result.computations[0]?.groups.map(({ key }) => key)).toEqual(['Army', 'Front']);
  });
});

describe('a change', () => {
  const months = {
    ...sarenes,
    asks: 'change',
    groupBy: 'month',
    window: { from: '2017-03-01', to: '2017-04-30' },
  } as const;

  it('is the difference between the first period and the last', async () => {
    expect(await text(months)).toMatch(/^From March 2017 to April 2017 the number fell by 35 \(100%\)\./);
  });

  it('is answered by yes or no when the question has a direction', async () => {
    expect(await text({ ...months, direction: 'down' })).toMatch(/^Yes, according to the records\./);
    expect(await text({ ...months, direction: 'up' })).toMatch(/^No, according to the records\./);
  });
});

describe('single events', () => {
  it('have their day and place, with a quotation of the record', async () => {
    const result = await ask({ asks: 'deadliest' });
    expect(result.answer?.statements.map(({ kind }) => kind)).toEqual(['computed', 'extracted']);
    expect(result.answer?.text).toMatch(
      /^The deadliest event on record: Sarenes \(Sotavia\), 3 March 2017: 25 people killed \(20 to 30\)\./,
    );
  });

  it('exclude aggregates of several events', async () => {
    const weeks: Told = { day: '2017-09-01', until: '2017-09-30', killed: [90, 90, 90], province: QUELMAR };
    const result = await ask({ asks: 'deadliest' }, corpus([weeks]));
    expect(result.status).toBe('partial');
    expect(result.answer?.text).toContain('may sum up several events: 1 record');
  });
});

it('gives the share of civilians with both numbers', async () => {
  const result = await ask({ ...sarenes, window: MARCH, asks: 'share', measure: 'civilians_killed' });
  expect(result.answer?.text).toMatch(
    /^20% of all killed were civilians: 7 of 35 by the best estimates \(Sarenes/,
  );
  expect(result.computations.map(({ measure }) => measure)).toEqual(['civilians_killed', 'killed']);
});
