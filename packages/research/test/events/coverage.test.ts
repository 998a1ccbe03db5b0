import type { EventKind } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/events/counting/coverage.js';
import type { CoveredSpan } from '../../src/index.js';
import { COVERED } from '../support/event-country.js';

const window = (from: string | null, to: string | null) => ({ from, to });
const extent = (
  spans: readonly CoveredSpan[],
  time: ReturnType<typeof window>,
  kind: EventKind = 'any',
  country: string | null = 'XD',
  embargoedUntil: string | null = null,
) => coverageOf(spans, { country, kind, window: time }, embargoedUntil).extent;

test.each([
  ['all of the year', window('2017-01-01', '2017-12-31'), 'whole'],
  ['one day', window('2017-06-01', '2017-06-01'), 'whole'],
  ['a day before it', window('2016-12-31', '2017-01-05'), 'part'],
  ['open to the present', window('2017-03-01', null), 'part'],
  ['another year', window('2018-03-01', '2018-03-31'), 'none'],
])('%s', (_, time, expected) => {
  expect(extent([COVERED], time)).toBe(expected);
});

test('an import does not cover another country, and the whole world only in part', () => {
  expect(extent([COVERED], window('2017-06-01', '2017-06-01'), 'any', 'XE')).toBe('none');
  expect(extent([COVERED], window('2017-06-01', '2017-06-01'), 'any', null)).toBe('part');
});

describe('several imports', () => {
  const half = (from: string, to: string): CoveredSpan => ({ ...COVERED, from, to });

  test('cover a window together that none covers alone', () => {
    const halves = [half('2017-07-01', '2017-12-31'), half('2017-01-01', '2017-06-30')];
    expect(extent(halves, window('2017-03-01', '2017-10-01'))).toBe('whole');
  });

  test('do not cover a gap between them', () => {
    const apart = [half('2017-01-01', '2017-06-29'), half('2017-07-01', '2017-12-31')];
    expect(extent(apart, window('2017-03-01', '2017-10-01'))).toBe('part');
  });
});

describe('kinds', () => {
  const june = window('2017-06-01', '2017-06-30');
  test.each<[EventKind, string]>([
    ['battle', 'whole'],
    ['state_based', 'whole'],
    ['one_sided', 'whole'],
    // A source without this type codes explosions as battles or attacks.
    ['explosion_remote_violence', 'whole'],
    ['protest', 'none'],
    ['riot', 'none'],
    ['strategic_development', 'none'],
  ])('an import of battles and violence against civilians covers %s: %s', (kind, expected) => {
    expect(extent([COVERED], june, kind)).toBe(expected);
  });

  test('an import of battles alone does not cover attacks on civilians', () => {
    const battles: CoveredSpan = { ...COVERED, types: ['battle'] };
    expect(extent([battles], june, 'violence_against_civilians')).toBe('none');
    expect(extent([battles], june, 'attack')).toBe('part');
  });
});

test('a day under embargo is not covered', () => {
  expect(extent([COVERED], window('2017-12-01', '2017-12-31'), 'any', 'XD', '2017-12-20')).toBe('part');
  expect(extent([COVERED], window('2017-12-01', '2017-12-20'), 'any', 'XD', '2017-12-20')).toBe('whole');
});
