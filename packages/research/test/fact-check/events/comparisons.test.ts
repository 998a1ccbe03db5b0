import { describe, expect, test } from 'vitest';
import { SUPPORTED_LOCALES } from '../../../src/messages/locales.js';
import {
  COVERED,
  eventCountry,
  QUELMAR,
  SARENES,
  TARMONDE,
  type Told,
  tell,
} from '../../support/event-country.js';
import { openResearcher } from '../../support/open-researcher.js';

const told: readonly Told[] = [
  { day: '2017-03-03', province: SARENES, killed: [20, 25, 30] },
  { day: '2017-04-09', province: SARENES, killed: [8, 10, 10] },
  { day: '2017-03-12', province: TARMONDE, killed: [5, 6, 9] },
  { day: '2017-04-20', province: TARMONDE, killed: [4, 5, 6] },
];
const check = async (claim: string, more: readonly Told[] = [], spans = [COVERED]) => {
  const events = [...told, ...more].map((one, index) => tell(`e${index}`, one));
  return openResearcher(eventCountry(events, spans)).factCheck({ claim });
};

test.each([
  ['More people were killed in Sarenes than in Tarmonde in 2017.', 'supported'],
  ['More people were killed in Tarmonde than in Sarenes in 2017.', 'refuted'],
  ['Fewer people were killed in Tarmonde than in Sarenes in 2017.', 'supported'],
  ['Fewer people were killed in Sarenes than in Tarmonde in 2017.', 'refuted'],
  ['More people were killed in Sarenes in March 2017 than in April 2017.', 'supported'],
  ['The number of people killed in Sarenes rose from March to April 2017.', 'refuted'],
  ['The number of people killed in Tarmonde fell from March to April 2017.', 'conflicting'],
  ['Sarenes was the deadliest province in 2017.', 'supported'],
  ['Tarmonde was the deadliest province in 2017.', 'refuted'],
  // There were as many.
  ['There were more battles in Sarenes than in Tarmonde in 2017.', 'refuted'],
  ['There were fewer battles in Sarenes than in Tarmonde in 2017.', 'refuted'],
  ['Sarenes was the province where the most battles took place in 2017.', 'insufficient_evidence'],
])('%s %s', async (claim, verdict) => {
  expect((await check(claim)).verdict).toBe(verdict);
});

test('an event that may belong to either, or days that no import covers, may turn the order', async () => {
  const claim = 'More people were killed in Sarenes than in Tarmonde in 2017.';
  const free = await check(claim, [{ day: '2017-05-05', province: null, killed: [0, 10, 40] }]);
  expect(free).toMatchObject({ verdict: 'insufficient_evidence', confidence: 'low' });
  expect(free.explanation).toContain('not known well enough: 1, with at most 40 killed.');
  const few = await check(claim, [{ day: '2017-05-05', province: null, killed: [0, 2, 3] }]);
  expect(few).toMatchObject({ verdict: 'supported', confidence: 'medium' });
  const half = await check(claim, [], [{ ...COVERED, to: '2017-06-30' }]);
  expect(half.verdict).toBe('insufficient_evidence');
});

describe('several that are told together', () => {
  const sum = 'More people were killed in Sarenes than in Tarmonde and Quelmar combined in 2017.';

  test.each([
    [[12, 12, 12], 'supported'],
    // 28 to 40 beside 27 to 33: now the one and now the others have more.
    [[18, 18, 18], 'conflicting'],
    [[50, 50, 50], 'refuted'],
  ] as const)('are one sum, with %j in the third: %s', async (killed, verdict) => {
    const result = await check(sum, [{ day: '2017-05-05', province: QUELMAR, killed: [...killed] }]);
    expect(result.verdict).toBe(verdict);
    const [, , high] = killed;
    expect(result.explanation).toContain('Sarenes: more than Tarmonde and Quelmar together;');
    expect(result.explanation).toContain(`Tarmonde and Quelmar together: ${11 + high} (between`);
  });

  test('may be years, and may be what is said to have more', async () => {
    const spans = [{ ...COVERED, to: '2019-12-31' }];
    const later = [
      { day: '2018-05-05', province: SARENES, killed: [10, 10, 10] },
      { day: '2019-05-05', province: SARENES, killed: [12, 12, 12] },
    ] as const;
    const claim = 'More people were killed in Sarenes in 2017 than in 2018 and 2019 combined.';
    expect((await check(claim, [...later], spans)).verdict).toBe('supported');
    const turned = 'Fewer people were killed in Sarenes in 2018 and 2019 combined than in 2017.';
    expect((await check(turned, [...later], spans)).verdict).toBe('supported');
  });

  test.each([
    [[12, 12, 12], 'supported'],
    [[50, 50, 50], 'refuted'],
  ] as const)('may be all others, with %j in the third: %s', async (killed, verdict) => {
    const claim = 'More people were killed in Sarenes than in all other provinces combined in 2017.';
    const result = await check(claim, [{ day: '2017-05-05', province: QUELMAR, killed: [...killed] }]);
    expect(result.verdict).toBe(verdict);
    expect(result.explanation).toContain('Sarenes: more than all other provinces together;');
    expect(result.explanation).toContain(`all other provinces together: ${11 + killed[1]} (between`);
  });

  test('an event that may belong to both of them adds its dead once', async () => {
    const events: Told[] = [
      { day: '2017-05-05', province: QUELMAR, killed: [12, 12, 12] },
      { day: '2017-05-06', province: null, killed: [0, 1, 1] },
    ];
    // 28 beside 27 and one more.
    expect((await check(sum, events)).verdict).toBe('insufficient_evidence');
  });
});

describe('by how many percent a number changed', () => {
  const fell = (by: string) => `The number of people killed in Sarenes fell by ${by} from May to June 2017.`;
  const of = (...killed: NonNullable<Told['killed']>[]): Told[] =>
    killed.map((one, at) => ({ day: `2017-0${at + 5}-10`, killed: one }));

  test.each([
    // 100 and 60: by 40.
    ['40%', [100, 100, 100], [60, 60, 60], 'supported'],
    ['at least 40%', [100, 100, 100], [60, 60, 60], 'supported'],
    ['more than 50%', [100, 100, 100], [60, 60, 60], 'refuted'],
    ['less than 30%', [100, 100, 100], [60, 60, 60], 'refuted'],
    ['20%', [100, 100, 100], [60, 60, 60], 'refuted'],
    ['about 43%', [100, 100, 100], [60, 60, 60], 'supported'],
    // It rose.
    ['40%', [60, 60, 60], [100, 100, 100], 'refuted'],
    // A plain one goes by the best estimates; by all of them it is between 17 and 58.
    ['40%', [90, 100, 120], [50, 60, 75], 'supported'],
    ['at least 40%', [90, 100, 120], [50, 60, 75], 'conflicting'],
    ['more than 10%', [90, 100, 120], [50, 60, 75], 'supported'],
    ['more than 60%', [90, 100, 120], [50, 60, 75], 'refuted'],
    // Of none there is no share.
    ['40%', [0, 0, 0], [60, 60, 60], 'insufficient_evidence'],
  ] as const)('by %s, from %j to %j: %s', async (by, before, after, verdict) => {
    const result = await check(fell(by), of([...before], [...after]));
    expect(result.verdict).toBe(verdict);
  });

  test('is written out, below 0 where it fell', async () => {
    const exact = await check(fell('40%'), of([100, 100, 100], [60, 60, 60]));
    expect(exact.explanation).toContain('June 2017: fewer than May 2017, by 40%;');
    expect(exact.explanation).toContain('June 2017: 60; May 2017: 100. Change: -40%.');
    const wide = await check(fell('at least 40%'), of([90, 100, 120], [50, 60, 75]));
    expect(wide.explanation).toContain('Change: -40% by the best estimates, between -58% and -17%.');
  });

  test('an event that may belong to either leaves it open', async () => {
    const events = [...of([100, 100, 100], [60, 60, 60])];
    const straddling: Told = { day: '2017-05-30', until: '2017-06-02', killed: [0, 20, 20] };
    const result = await check(fell('more than 35%'), [...events, straddling]);
    expect(result.verdict).toBe('insufficient_evidence');
  });
});

test('a place of which nothing is recorded has the fewest', async () => {
  const claim = 'Fewer people were killed in Tarmonde than in Sarenes in August 2017.';
  const august = await check(claim, [{ day: '2017-08-01', province: SARENES, killed: [3, 3, 3] }]);
  expect(august.verdict).toBe('supported');
});

test('where nothing happened in either, no evidence is told of', async () => {
  const result = await check('There were more battles in Sarenes than in Tarmonde in August 2017.');
  expect(result).toMatchObject({ verdict: 'refuted', evidence: [] });
  expect(result.explanation).not.toContain('evidence');
});

const fewest = 'Tarmonde was the province where the fewest people were killed in 2017.';

test('of all provinces those have the fewest in which nothing happened then', async () => {
  const other = { day: '2016-11-03', province: QUELMAR };
  const result = await check(fewest, [other]);
  expect(result.verdict).toBe('refuted');
  expect(result.explanation).toContain('Quelmar: 0; Sarenes: 35');
  expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([
    ['e2', 'refutes'],
    ['e3', 'refutes'],
  ]);
  expect((await check(fewest)).verdict).toBe('supported');
});

test('one province alone has the most where nothing happened in the others', async () => {
  const claim = 'Sarenes was the deadliest province in May 2017.';
  const may = await check(claim, [{ day: '2017-05-02', killed: [3, 3, 3] }]);
  expect(may.verdict).toBe('supported');
});

describe('a time is said to be the first of all', () => {
  const later = [
    { day: '2016-05-05', killed: [60, 60, 60] },
    { day: '2016-06-06', killed: [1, 1, 1] },
  ] as const;

  test.each([
    ['March was the deadliest month of 2017 in Sarenes.', 'supported'],
    ['April was the deadliest month of 2017 in Sarenes.', 'refuted'],
    ['2016 was the deadliest year in Sarenes between 2016 and 2017.', 'supported'],
    ['2017 was the deadliest year in Sarenes between 2016 and 2017.', 'refuted'],
    // Of years before the imports begin nothing is known.
    ['2016 was the deadliest year in Sarenes.', 'insufficient_evidence'],
    ['2017 was the deadliest year in Sarenes.', 'refuted'],
    ['Fewer people were killed in Sarenes in 2017 than in any other year.', 'insufficient_evidence'],
    ['Fewer people were killed in Sarenes in 2016 than in any other year.', 'refuted'],
    ['May 2017 was the deadliest month in Sarenes.', 'refuted'],
    // In May 2016, the one since when it is told, more died.
    ['March 2017 was the deadliest month in Sarenes since May 2016.', 'supported'],
    ['March 2017 was the deadliest month in Sarenes since April 2016.', 'refuted'],
    ['2017 was the deadliest year in Sarenes since 2014.', 'refuted'],
    ['2016 was the deadliest year in Sarenes since 2014.', 'insufficient_evidence'],
    // By the events, and by the dead.
    ['2017 was the most violent year in Sarenes between 2016 and 2017.', 'insufficient_evidence'],
  ])('%s %s', async (claim, verdict) => {
    expect((await check(claim, later, [{ ...COVERED, from: '2016-01-01' }])).verdict).toBe(verdict);
  });

  test('a year that is covered in part may have had more, and had at least what is on record', async () => {
    const half = [{ ...COVERED, from: '2016-06-01' }];
    expect((await check('2016 was the deadliest year in Sarenes.', later, half)).verdict).toBe(
      'insufficient_evidence',
    );
    const refuted = await check('2017 was the deadliest year in Sarenes.', later, half);
    expect(refuted).toMatchObject({ verdict: 'refuted', confidence: 'medium' });
    expect(refuted.explanation).toContain('2017: more than any other year; Sarenes (Sotavia); at any time');
    expect(refuted.evidence.filter(({ stance }) => stance === 'refutes')).toHaveLength(2);
  });

  test('years that no import covers, and of which nothing is on record, are no years with nobody killed', async () => {
    const covered = [{ ...COVERED, from: '2016-01-01' }];
    const { explanation } = await check('2017 was the deadliest year in Sarenes since 2012.', later, covered);
    expect(explanation).toContain('2016: 61');
    expect(explanation).not.toMatch(/201[345]: 0/);
  });

  test('that it was so by far is not confirmed', async () => {
    const far = 'March was by far the deadliest month of 2017 in Sarenes.';
    expect((await check(far)).verdict).toBe('insufficient_evidence');
    expect((await check(far.replace('March', 'April'))).verdict).toBe('refuted');
  });
});

test('what could turn the order is named: events that may belong, or the estimates', async () => {
  const claim = 'More people were killed in Sarenes than in Tarmonde in 2017.';
  const disputed = await check(claim, [
    { day: '2017-05-05', province: TARMONDE, killed: [null, null, null], status: 'disputed' },
  ]);
  expect(disputed.explanation).toContain('not known well enough: 1. Sources');
  expect(disputed.explanation).toContain('depends on the events that may or may not belong');
  expect(disputed.evidence.map(({ record, stance }) => [record.id, stance])).toContainEqual([
    'e4',
    'context',
  ]);
  const even = await check('More people were killed in Sarenes than in Tarmonde in May 2017.', [
    { day: '2017-05-05', province: null, killed: [0, 2, 3] },
  ]);
  expect(even.explanation).toContain('depends on the events that may or may not belong');
  const august = await check('More people were killed in Sarenes than in Tarmonde in August 2017.', [
    { day: '2017-08-01', province: SARENES, killed: [5, 6, 8] },
    { day: '2017-08-02', province: TARMONDE, killed: [2, 3, 5] },
  ]);
  expect(august.verdict).toBe('insufficient_evidence');
  expect(august.explanation).toContain('The numbers are too uncertain');
});

test('the events of the one that has more decide', async () => {
  const fewer = await check('Fewer people were killed in Tarmonde than in Sarenes in 2017.');
  expect(fewer.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([
    ['e2', 'context'],
    ['e3', 'context'],
    ['e0', 'supports'],
    ['e1', 'supports'],
  ]);
});

test('both figures are written out, with the events of each as evidence and a computation to check', async () => {
  const result = await check('More people were killed in Tarmonde than in Sarenes in 2017.');
  expect(result.explanation).toBe(
    'Checked against the events held, read as: people killed; Tarmonde: more than Sarenes; Tarmonde, Sarenes (Sotavia); from January 1, 2017 to December 31, 2017. By these records: Tarmonde: 11 (between 9 and 15); Sarenes: 35 (between 28 and 40). Sources that call themselves complete for this place, time and kind: Register of Sotavia, Sotavia, 2017. This contradicts the claim.',
  );
  expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([
    ['e2', 'context'],
    ['e3', 'context'],
    ['e0', 'refutes'],
    ['e1', 'refutes'],
  ]);
  expect(result.computations).toMatchObject([
    {
      measure: 'killed',
      scope: { provinces: ['tarmonde', 'sarenes'], from: '2017-01-01', to: '2017-12-31' },
      counted: { events: 4, low: 37, best: 46, high: 55 },
      groups: [
        { key: 'sarenes', counted: { events: 2, low: 28, best: 35, high: 40 } },
        { key: 'tarmonde', counted: { events: 2, low: 9, best: 11, high: 15 } },
      ],
    },
  ]);
});

test('is the same in every locale but for its words', async () => {
  const all: Told[] = [...told, { day: '2017-05-05', province: QUELMAR, killed: [2, 2, 2] }];
  const researcher = openResearcher(eventCountry(all.map((one, index) => tell(`e${index}`, one))));
  const explained = new Set<string>();
  const claims = [
    'Sarenes was the deadliest province in 2017.',
    'Fewer people were killed in Tarmonde than in Sarenes in 2017.',
    'Fewer people were killed in Tarmonde than in Sarenes and Quelmar combined in 2017.',
    'More people were killed in Sarenes than in all other provinces combined in 2017.',
    'The number of people killed in Sarenes fell by more than 40% from March to April 2017.',
  ];
  for (const claim of claims)
    for (const locale of SUPPORTED_LOCALES) {
      const { verdict, explanation } = await researcher.factCheck({ claim, locale });
      expect(verdict).toBe('supported');
      expect(explanation).not.toMatch(/[{}]/);
      explained.add(explanation);
    }
  expect(explained.size).toBe(claims.length * SUPPORTED_LOCALES.length);
});

test('violence may be events or dead, and is judged where both say the same', async () => {
  const more: readonly Told[] = [
    { day: '2017-03-21', province: TARMONDE, killed: [1, 1, 1] },
    { day: '2017-03-22', province: TARMONDE, killed: [1, 1, 1] },
  ];
  const apart = await check('There was more violence in Sarenes than in Tarmonde in 2017.', more);
  expect(apart.verdict).toBe('insufficient_evidence');
  expect(apart.computations.map(({ measure }) => measure)).toEqual(['events', 'killed']);
  expect(apart.explanation).toMatch(/^The claim may speak of the number of events or of the people killed/);
  const adjective = await check('Sarenes was more violent than Tarmonde in 2017.', more);
  expect(adjective.verdict).toBe('insufficient_evidence');
  const battles = await check('There were more battles in Sarenes than in Tarmonde in 2017.', more);
  expect(battles).toMatchObject({ verdict: 'refuted', computations: [{ measure: 'events' }] });
  const same = await check('Violence in Tarmonde fell from March to April 2017.', [
    ...more,
    { day: '2017-03-23', province: TARMONDE, killed: [9, 9, 9] },
  ]);
  expect(same.verdict).toBe('supported');
  const contrary = await check('There was more fighting in Sarenes than in Tarmonde in 2017.', [
    ...more,
    { day: '2017-03-23', province: TARMONDE, killed: [90, 90, 90] },
  ]);
  expect(contrary.verdict).toBe('refuted');
});
