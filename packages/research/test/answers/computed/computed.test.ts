import { type ResearchResult, ResearchResultSchema } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { EVENTS_METHOD } from '../../../src/results/method.js';
import {
  COVERED,
  eventCountry,
  QUELMAR,
  SARENES,
  TARMONDE,
  type Told,
  tell,
  watched,
} from '../../support/event-country.js';
import { openResearcher } from '../../support/open-researcher.js';
import { makeDossier, makeEvent } from '../../support/records.js';
import { verifyOffline } from '../../support/verify-evidence.js';

const told: readonly Told[] = [
  { day: '2017-03-03', killed: [20, 25, 30] },
  { day: '2017-03-09', killed: [10, 10, 10] },
  { day: '2017-05-20', killed: [1, 1, 1] },
  { day: '2017-05-30', until: '2017-06-02', killed: [2, 2, 2] },
  { day: '2017-05-02', killed: [4, 4, 4], province: TARMONDE },
  { day: '2017-07-02', killed: [3, 3, 5], province: null },
];
const corpus = () => eventCountry([...watched, ...told.map((one, index) => tell(`e${index}`, one))]);
const ask = (query: string, locale = 'en', from = corpus()) =>
  openResearcher(from).research({ query, locale });
const texts = ({ answer }: ResearchResult) => answer?.statements.map(({ text }) => text) ?? [];

test('a sum is computed, with the events that it rests on most', async () => {
  const result = await ask('How many people were killed in Sarenes in March 2017?');
  expect(ResearchResultSchema.parse(result)).toEqual(result);
  expect(result.status).toBe('answered');
  expect(texts(result)).toEqual([
    'Sarenes (Sotavia), March 2017: 35 people were killed by the best estimates (low 30, high 40; 2 events on record). Source: Register of Sotavia, Sotavia, 2017.',
  ]);
  expect(result.answer?.statements[0]).toMatchObject({ kind: 'computed', evidence_ids: ['e1', 'e2'] });
  expect(result.used_records.map(({ id }) => id)).toEqual(['e0', 'e1']);
  expect(result.confidence).toBe('high');
  for (const evidence of result.evidence) verifyOffline(evidence);
});

test('months without events are told too, and an event between two months is in neither for sure', async () => {
  const result = await ask('How many events were there in Sarenes from April to June 2017, by month?');
  expect(texts(result)).toEqual([
    'Sarenes (Sotavia), April – June 2017: 2 events on record. Source: Register of Sotavia, Sotavia, 2017.',
    'Sarenes (Sotavia), April – June 2017: events by month: April 2017: 0; May 2017: between 1 and 2; June 2017: between 0 and 1.',
  ]);
  expect(
    result.computations[0]?.groups.map(({ key, counted, possible }) => [
      key,
      counted.events,
      possible.events,
    ]),
  ).toEqual([
    ['2017-04', 0, 0],
    ['2017-05', 1, 1],
    ['2017-06', 0, 1],
  ]);
});

test('days are counted one by one, those without an event too', async () => {
  const result = await ask('How many battles were there in Sarenes from 1 to 4 March 2017, by day?');
  const days = result.computations[0]?.groups.map(({ key, counted }) => [key, counted.events]);
  expect(days).toEqual([
    ['2017-03-01', 0],
    ['2017-03-02', 0],
    ['2017-03-03', 1],
    ['2017-03-04', 0],
  ]);
});

test('a range says why it is one', async () => {
  const [text] = texts(await ask('How many events were there in Tarmonde in July 2017?'));
  expect(text).toMatch(
    /0 events on record\. Events that may belong to it too, .*: 1\. By these records the number lies between 0 and 1\./,
  );
});

// It is asked on 14 March 2026.
describe('the last hours', () => {
  const recent = (['2026-03-12', '2026-03-13', '2026-03-14'] as const).map((day, index) =>
    tell(`r${index}`, { day, killed: [10 ** index, 10 ** index, 10 ** index] }),
  );
  const reaching = tell('reaching', { day: '2026-03-12', until: '2026-03-13', killed: [5, 5, 5] });
  const held = eventCountry([...watched, ...recent, reaching], [{ ...COVERED, to: '2026-12-31' }]);

  test.each([
    ['How many people were killed in Sotavia in the last 24 hours?', '2026-03-13'],
    ['How many people were killed in Sotavia in the past 48 hours?', '2026-03-12'],
    ['Сколько человек погибло в Сотавии за последние 24 часа?', '2026-03-13'],
  ])('are counted, by the days that they reach into: %s', async (query, from) => {
    const result = await ask(query, 'en', held);
    expect(result.method).toEqual(EVENTS_METHOD);
    expect(result.computations[0]?.scope).toMatchObject({ from, to: '2026-03-14' });
  });

  test('the answer says which days, and what reaches beyond them only may belong', async () => {
    const result = await ask('How many people were killed in Sotavia in the last 24 hours?', 'en', held);
    expect(result.computations[0]).toMatchObject({ counted: { events: 2 }, possible: { events: 1 } });
    expect(texts(result)[0]).toMatch(
      /^Sotavia, March 13 – 14, 2026: 110 people were killed .* Events that may belong to it too, .*: 1\b/,
    );
  });
});

describe('what is not answered whole says why', () => {
  test.each([
    ['How many people were killed in Sarenes in March 2017?', null],
    [
      'How many people were killed in Sarenes in March 2009?',
      'Events were counted, and none is found for sure. ',
    ],
    [
      'How many people were killed in Sarenes in 2015?',
      'Imports are complete for: Register of Sotavia, Sotavia, 2017.',
    ],
    [
      'How much of the violence in 2017 took place in Sarenes?',
      'It asks for a share or a ratio, which is not computed.',
    ],
    [
      'What was the average number of people killed per month in Sarenes in 2017?',
      'It asks for an average, which is not computed.',
    ],
    ['Which town had no deaths in 2017?', 'Nothing was counted. It asks what has most, fewest, none or more'],
    [
      'How many bakers were killed in Sarenes in March 2017?',
      'but nothing was counted: these words are not understood: bakers.',
    ],
    [
      'How many events were there in Nowhereland in March 2017?',
      'but nothing was counted: these words are not understood: Nowhereland.',
    ],
    ['How many times did the choir win in 2017?', 'No sentence of the records held answers the question.'],
    ['Who won the chess championship?', 'No sentence of the records held answers the question.'],
  ])('%s', async (query, why) => {
    const { explanation } = await ask(query);
    if (why === null) expect(explanation).toBeNull();
    else expect(explanation).toContain(why);
  });

  test('in the language asked for', async () => {
    const query = '¿Cuántos panaderos murieron en Sarenes en marzo de 2017?';
    const { explanation } = await ask(query, 'es');
    expect(explanation).toMatch(/^Parece una pregunta sobre eventos, pero no se contó nada: .*panaderos/);
  });
});

describe('a rank', () => {
  test('names the first, with those after it', async () => {
    const result = await ask('Which province had the most battles from March to May 2017?');
    expect(result.status).toBe('answered');
    expect(texts(result)[0]).toContain('most first: Sarenes: between 3 and 4; Tarmonde: 1.');
  });

  test('names as many as are asked for, and is sure of them where they are surely before the others', async () => {
    const told = (['2017-03-03', '2017-03-05', '2017-03-09'] as const).map((day, index) =>
      tell(`d${index}`, {
        day,
        killed: [
          [9, 9, 9],
          [30, 30, 30],
          [20, 20, 22],
        ][index] as [number, number, number],
      }),
    );
    const corpus = eventCountry([...watched, ...told]);
    const result = await ask('What were the two deadliest days in Sarenes in March 2017?', 'en', corpus);
    expect(result.status).toBe('answered');
    expect(texts(result)[0]).toContain(
      'people killed by day, most first: March 5, 2017: 30; March 9, 2017: 20 (between 20 and 22).',
    );
    expect(result.computations[0]?.groups.map(({ key }) => key)).toEqual(['2017-03-05', '2017-03-09']);
    const month = { day: '2017-03-02', until: '2017-03-29', killed: [0, 5, 11] as const };
    const longer = eventCountry([...watched, ...told, tell('month', month)]);
    const open = await ask('What were the two deadliest days in Sarenes in March 2017?', 'en', longer);
    expect(open.status).toBe('partial');
    expect(texts(open)[0]).toContain('This is not certain: ');
  });

  test('is undecided where events that may belong elsewhere could change it', async () => {
    const result = await ask('Which province had the most battles in May 2017?');
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toContain('This is not certain: ');
  });

  test('those come last of which it is not known how many there were, in either order', async () => {
    const numbered = [
      tell('u1', { day: '2017-05-02', killed: [4, 4, 4], province: TARMONDE }),
      tell('u2', { day: '2017-06-02', killed: [null, null, null] }),
    ];
    for (const asked of ['most deaths', 'fewest deaths']) {
      const result = await ask(
        `Which province had the ${asked} in 2017?`,
        'en',
        eventCountry([...watched, ...numbered]),
      );
      expect(texts(result)[0]).toMatch(/Tarmonde: 4; .*Sarenes: not known/);
    }
  });
});

test('of several provinces the sum is told, and each, though nothing happened there', async () => {
  const result = await ask('How many people were killed in Sarenes and in Tarmonde in March 2017?');
  expect(texts(result)).toEqual([
    'Sarenes, Tarmonde (Sotavia), March 2017: 35 people were killed by the best estimates (low 30, high 40; 2 events on record). Source: Register of Sotavia, Sotavia, 2017.',
    'Sarenes, Tarmonde (Sotavia), March 2017: people killed by province: Sarenes: 35 (between 30 and 40); Tarmonde: 0.',
  ]);
  expect(result.status).toBe('answered');
});

describe('the share of civilians among the dead', () => {
  const rows: readonly Told[] = [
    { day: '2017-03-03', killed: [20, 25, 30], civilians: 10 },
    { day: '2017-03-09', killed: [10, 10, 10], civilians: 4 },
  ];
  const from = (some: readonly Told[]) =>
    eventCountry([...watched, ...some.map((one, index) => tell(`e${index}`, one))]);
  const question = 'What percentage of the people killed in Sarenes in March 2017 were civilians?';

  test('is told by the best estimates and within the others, with both numbers', async () => {
    const result = await ask(question, 'en', from(rows));
    expect(ResearchResultSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({ status: 'answered', explanation: null });
    expect(texts(result)[0]).toMatch(
      /^Sarenes \(Sotavia\), March 2017: 14 of the 35 killed were civilians by the best estimates \(40%; between 35% and 100%\)\./,
    );
    expect(texts(result).slice(1)).toEqual([
      'Sarenes (Sotavia), March 2017: 14 civilians were killed by the best estimates (low 14, high 40; 2 events on record).',
      'Sarenes (Sotavia), March 2017: 35 people were killed by the best estimates (low 30, high 40; 2 events on record).',
    ]);
    expect(result.computations.map(({ measure, counted }) => [measure, counted.best])).toEqual([
      ['civilians_killed', 14],
      ['killed', 35],
    ]);
  });

  test('is one number where the estimates are one', async () => {
    const exact = from([{ day: '2017-03-03', killed: [4, 4, 4], civilians: 4 }]);
    expect(texts(await ask(question, 'en', exact))[0]).toContain('by the best estimates (100%). ');
  });

  test.each(['es', 'fr', 'ar', 'ru', 'uk'])('in the words of "%s"', async (locale) => {
    const result = await ask(question, locale, from(rows));
    const [told = ''] = texts(result);
    for (const number of [14, 35, 0.4])
      expect(told).toContain(
        new Intl.NumberFormat(locale, number < 1 ? { style: 'percent' } : {}).format(number),
      );
  });

  test('is not told where the number of the dead is not known, and both numbers are', async () => {
    const some = from([{ day: '2017-03-03', killed: [10, null, 20], civilians: 4 }]);
    const result = await ask(question, 'en', some);
    expect(texts(result)[0]).toMatch(/^Sarenes \(Sotavia\), March 2017: 4 civilians were killed/);
    expect(texts(result)[1]).toBe(
      'Sarenes (Sotavia), March 2017: between 10 and 20 people were killed (1 event on record).',
    );
    expect(result).toMatchObject({
      status: 'partial',
      explanation: 'It asks for a share or a ratio, which is not computed.',
    });
  });

  test('is not told of nobody', async () => {
    const result = await ask(question, 'en', from([{ day: '2017-03-03', killed: [0, 0, 0], civilians: 0 }]));
    expect(result.answer?.text ?? '').not.toContain('%');
    expect(result.status).not.toBe('answered');
  });
});

describe('the parts of which a number is so', () => {
  const known = told.slice(0, -1);
  const from = (some: readonly Told[]) =>
    eventCountry([...watched, ...some.map((one, index) => tell(`e${index}`, one))]);

  test('are told with their numbers, and are sure where nothing could change them', async () => {
    const result = await ask('Which provinces had more than 30 deaths in 2017?', 'en', from(known));
    expect(texts(result)).toEqual([
      'Sotavia, 2017: people killed by province, those with more than 30: Sarenes: 38 (between 33 and 43). Source: Register of Sotavia, Sotavia, 2017.',
    ]);
    expect(result.status).toBe('answered');
  });

  test('are not certain where estimates lie on both sides', async () => {
    const result = await ask('Which provinces had more than 35 deaths in 2017?', 'en', from(known));
    expect(texts(result)[0]).toContain('those with more than 35: Sarenes: 38 (between 33 and 43).');
    expect(texts(result)[0]).toContain('This is not certain');
    expect(result.status).toBe('partial');
  });

  test('are not certain where a row without a province may belong to any', async () => {
    const result = await ask('Which province had no deaths in July 2017?', 'en', corpus());
    expect(texts(result)[0]).toContain('those with none: Sarenes: 0; Tarmonde: 0.');
    expect(texts(result)[0]).toContain('Events without a known province, which may belong to any: 1.');
    expect(result.status).toBe('partial');
  });

  test('may be months, and none', async () => {
    const none = await ask('Which months in 2017 had more than 100 deaths in Sarenes?', 'en', from(known));
    expect(none).toMatchObject({ status: 'answered' });
    expect(texts(none)[0]).toContain(
      'people killed by month, those with more than 100: no such one on record.',
    );
    const some = await ask('Which months in 2017 had more than 30 deaths in Sarenes?', 'en', from(known));
    expect(texts(some)[0]).toContain('those with more than 30: March 2017: 35 (between 30 and 40).');
  });
});

test('the deadliest event is quoted', async () => {
  const result = await ask('What was the deadliest battle in Sarenes in 2017?');
  expect(texts(result)[0]).toContain(
    'Sarenes (Sotavia), 2017; battles. The deadliest event on record: Sarenes (Sotavia), March 3, 2017: 25 people were killed by the best estimates (low 20, high 30).',
  );
  expect(result.answer?.statements[1]).toMatchObject({ kind: 'extracted' });
  expect(result.evidence[0]?.record.id).toBe('e0');
});

test('which battle was the deadliest is open where one that may belong had as many dead', async () => {
  const from = eventCountry([
    ...watched,
    tell('a', { day: '2017-03-03' }),
    tell('b', { day: '2017-03-05', province: null }),
  ]);
  const result = await ask('What was the deadliest battle in Sarenes in 2017?', 'en', from);
  expect(result.status).toBe('partial');
  expect(texts(result)[0]).toContain('This is not certain: ');
  expect(result.evidence.map(({ record }) => record.id)).toEqual(['a', 'b']);
});

describe('the deadliest events, as many as are asked for', () => {
  const killed = (id: string, best: number, more: Partial<Told> = {}) =>
    tell(id, { day: '2017-03-03', killed: [best, best, best], ...more });
  const three = [killed('a', 30), killed('b', 9), killed('c', 20)];
  const asked = (count: string, ...events: ReturnType<typeof tell>[]) =>
    ask(
      `What were the ${count} deadliest battles in Sarenes in 2017?`,
      'en',
      eventCountry([...watched, ...events]),
    );
  const supporting = ({ evidence }: Awaited<ReturnType<typeof ask>>) =>
    evidence.filter(({ stance }) => stance === 'supports').map(({ record }) => record.id);

  test('are numbered, and each is shown', async () => {
    const result = await asked('two', ...three);
    expect(texts(result)[0]).toContain(
      'The deadliest events on record (2), most dead first: 1. Sarenes (Sotavia), March 3, 2017: 30 people were killed. 2. Sarenes (Sotavia), March 3, 2017: 20 people were killed. ',
    );
    expect(result.status).toBe('answered');
    expect(supporting(result)).toEqual(['a', 'c']);
    expect(result.evidence.map(({ record }) => record.id)).toEqual(['a', 'c', 'b']);
  });

  test('are told with those level with the last, and as many as there are', async () => {
    expect(supporting(await asked('two', ...three, killed('d', 20)))).toEqual(['a', 'c', 'd']);
    expect(supporting(await asked('', killed('a', 30), killed('b', 30)))).toEqual(['a', 'b']);
    expect(supporting(await asked('five', ...three, killed('d', 0)))).toEqual(['a', 'c', 'b']);
  });

  test('are open where so many are level that they cannot all be shown', async () => {
    const many = Array.from({ length: 25 }, (_, index) => killed(`m${index}`, 9));
    const result = await asked('three', ...many);
    expect(result.status).toBe('partial');
    expect(supporting(result)).toHaveLength(3);
  });

  test('are open where one that may belong had more dead than the last of them', async () => {
    const elsewhere = killed('d', 25, { province: null });
    const result = await asked('two', ...three, elsewhere);
    expect(result.status).toBe('partial');
    expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([
      ['a', 'supports'],
      ['c', 'supports'],
      ['d', 'context'],
      ['b', 'context'],
    ]);
    expect((await asked('', ...three, elsewhere)).status).toBe('answered');
  });

  test('for civilians are those in which most civilians were killed', async () => {
    const events = [killed('a', 30, { civilians: 1 }), killed('b', 9, { civilians: 8 })];
    const result = await ask(
      'What was the deadliest battle for civilians in Sarenes in 2017?',
      'en',
      eventCountry([...watched, ...events]),
    );
    expect(texts(result)[0]).toContain(': 8 civilians were killed');
    expect(supporting(result)).toEqual(['b']);
  });
});

describe('what is not known', () => {
  const unknown: Told = { day: '2017-03-03', killed: [null, null, null] };
  const from = (...some: readonly Told[]) =>
    eventCountry([...watched, ...some.map((one, index) => tell(`u${index}`, one))]);

  test.each([
    ['en', 'Sarenes (Sotavia), March 2017: how many people were killed is not known (1 event on record).'],
    ['fr', 'Sarenes (Sotavie), mars 2017\u00a0: on ne sait pas combien de personnes ont été tuées'],
    ['ru', 'Sarenes (Сотавия), март 2017'],
  ])('is never a number of dead: %s', async (locale, said) => {
    const result = await ask('How many people were killed in Sarenes in March 2017?', locale, from(unknown));
    expect(texts(result)[0]).toContain(said);
    expect(texts(result)[0]).not.toMatch(/(?<!\d)0(?!\d)/);
  });

  test('names no party beside deaths that are not known of', async () => {
    const actors = [{ name: 'Salt League', role: null }];
    const result = await ask(
      'Which armed group killed the most people in Sarenes in March 2017?',
      'en',
      from({ ...unknown, actors }),
    );
    expect(texts(result).join(' ')).not.toContain('Salt League');
  });

  test('makes the best estimate of what is surely a party’s doing no figure for all of it', async () => {
    const league = { name: 'Salt League', role: null };
    const some: readonly Told[] = [
      {
        day: '2017-03-03',
        type: 'violence_against_civilians',
        killed: [2, 3, 3],
        actors: [
          { ...league, role: 'perpetrator' },
          { name: 'Civilians', role: 'target' },
        ],
      },
      { day: '2017-03-04', killed: [90, 90, 90], actors: [league, { name: 'River Guard', role: null }] },
    ];
    const result = await ask(
      'How many people were killed by the Salt League in Sarenes in March 2017?',
      'en',
      from(...some),
    );
    expect(texts(result)[0]).toContain(
      'involving Salt League: 93 (between 92 and 93) people were killed, by whichever side (2 events on record); what is surely their doing alone: at least 2 people were killed (1 event).',
    );
    expect(result.confidence).toBe('low');
  });

  test('says what a party took part in where nothing is surely its doing, and shows it', async () => {
    const actors = ['Salt League', 'River Guard'].map((name) => ({ name, role: null }));
    const result = await ask(
      'How many people were killed by the Salt League in Sarenes in March 2017?',
      'en',
      from({ day: '2017-03-04', killed: [90, 90, 90], actors }),
    );
    expect(texts(result)[0]).toMatch(
      /^Sarenes \(Sotavia\), March 2017, involving Salt League: 90 people were killed, by whichever side \(1 event on record\); what is surely their doing alone: no deaths on record \(0 events\)\./,
    );
    expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([['u0', 'context']]);
  });

  test('also where not all of the time is covered', async () => {
    const actors = ['Salt League', 'River Guard'].map((name) => ({ name, role: null }));
    const result = await ask(
      'How many people were killed by the Salt League in Sarenes between June 2016 and June 2017?',
      'en',
      from({ day: '2017-03-04', killed: [90, 90, 90], actors }),
    );
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toContain('involving Salt League: 90 people were killed, by whichever side');
  });

  test('makes none of nothing, and what was elsewhere in time is context', async () => {
    const result = await ask(
      'How many people were killed in Sarenes in March 2017?',
      'en',
      from({ day: '2017-03-04', killed: [90, 90, 90], province: null }),
    );
    expect(texts(result)[0]).toContain('Sarenes (Sotavia), March 2017: 0 events on record.');
    expect(texts(result)[0]).not.toContain('nobody');
    expect(new Set(result.evidence.map(({ stance }) => stance))).toEqual(new Set(['context']));
  });
});

describe('who took part', () => {
  const side = (name: string, role: string | null = null) => ({ name, role });
  const fought: readonly Told[] = [
    { day: '2017-03-01', actors: [side('Free Ferrymen'), side('River Guard')], civilians: 3 },
    { day: '2017-03-02', actors: [side('Free Ferrymen'), side('Salt League')] },
    {
      day: '2017-03-03',
      type: 'violence_against_civilians',
      actors: [side('Salt League', 'perpetrator'), side('Civilians', 'target')],
      civilians: 7,
      killed: [7, 7, 7],
    },
    { day: '2017-03-04', actors: [] },
  ];
  const from = () => eventCountry([...watched, ...fought.map((one, index) => tell(`f${index}`, one))]);

  test('in battles is told by party, an event counting for each', async () => {
    const result = await ask('Who fought in Sarenes in March 2017?', 'en', from());
    expect(ResearchResultSchema.parse(result)).toEqual(result);
    expect(result.status).toBe('answered');
    expect(texts(result)[1]).toBe(
      'Sarenes (Sotavia), March 2017: battles by party: Free Ferrymen: 2; River Guard: 1; Salt League: 1. An event counts for each party that took part in it. Events whose parties are not known: 1.',
    );
    expect(result.computations[0]?.groups.map(({ key, counted }) => [key, counted.events])).toEqual([
      ['Free Ferrymen', 2],
      ['River Guard', 1],
      ['Salt League', 1],
    ]);
  });

  test('against one of them leaves that one out', async () => {
    const [, parties] = texts(
      await ask('Who fought against the Salt League in Sarenes in 2017?', 'en', from()),
    );
    expect(parties).toContain('by party: Free Ferrymen: 1.');
  });

  test('against one of them leaves out those on its side, too', async () => {
    const allies = tell('allies', {
      day: '2017-03-05',
      actors: [side('Salt League, River Guard', 'side_a'), side('Free Ferrymen', 'side_b')],
    });
    const held = () => eventCountry([...watched, allies]);
    const [, parties] = texts(
      await ask('Against whom did the Salt League fight in Sarenes in 2017?', 'en', held()),
    );
    expect(parties).toContain('by party: Free Ferrymen: 1.');
    expect(parties).toContain('Parties that fought on the same side are left out.');
    const [, all] = texts(
      await ask('How many battles involved the Salt League in Sarenes in 2017, by party?', 'en', held()),
    );
    expect(all).toContain('River Guard: 1');
  });

  test('and killed is sure of attacks on civilians alone', async () => {
    const result = await ask('Who killed civilians in Sarenes in March 2017?', 'en', from());
    expect(texts(result)[1]).toContain(
      'Salt League: 7 (between 7 and 8); Free Ferrymen: between 0 and 4; River Guard: between 0 and 3.',
    );
    expect(texts(result)[1]).toContain('Of a battle it is not known who killed whom');
    expect(texts(result)[1]).not.toContain('Civilians');
  });

  test('beyond ten is told by their number', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      tell(`m${index}`, { day: '2017-03-01', actors: [side(`Band ${String.fromCharCode(65 + index)}`)] }),
    );
    const result = await ask(
      'Who fought in Sarenes in March 2017?',
      'en',
      eventCountry([...watched, ...many]),
    );
    expect(texts(result)[1]).toContain('Parties not listed here: 2.');
    expect(result.computations[0]?.groups).toHaveLength(12);
  });
});

test('two provinces are compared, each by itself', async () => {
  const result = await ask('Compare Sarenes and Tarmonde in May 2017');
  expect(texts(result)[1]).toContain('Sarenes: between 1 and 2; Tarmonde: 1.');
});

test('what happened is told by a count and the events that matter most', async () => {
  const result = await ask('What happened in Sarenes in March 2017?');
  expect(result.answer?.statements.map(({ kind }) => kind)).toEqual(['computed', 'extracted', 'extracted']);
});

test('none is an answer where it is known, with the events before and after', async () => {
  const result = await ask('How many battles were there in Tarmonde in October 2017?');
  expect(result).toMatchObject({ status: 'answered' });
  expect(texts(result)[0]).toMatch(/: 0 battles on record\. /);
  expect(result.evidence.map(({ record }) => record.id)).toEqual(['e4', 'after-tarmonde']);
});

describe('yes or no', () => {
  const answerTo = async (query: string) => {
    const { status, answer } = await ask(query);
    return [status, answer?.statements[0]?.text.split('. ')[0]];
  };

  test.each([
    ['Was anyone killed in Sarenes in March 2017?', 'answered', 'Yes, by what is recorded'],
    ['Were more than 29 people killed in Sarenes in March 2017?', 'answered', 'Yes, by what is recorded'],
    ['Did 70 people die in Sarenes in March 2017?', 'answered', 'No, by what is recorded'],
    ['Did 35 people die in Sarenes on 3 March 2017?', 'answered', 'No, by what is recorded'],
    ['Were more than 40 people killed in Sarenes in March 2017?', 'answered', 'No, by what is recorded'],
    ['Were there battles in Tarmonde in October 2017?', 'answered', 'No, by what is recorded'],
    ['¿Hubo combates en Tarmonde en octubre de 2017?', 'answered', 'No, by what is recorded'],
    ['Чи були бої в Tarmonde у жовтні 2017 року?', 'answered', 'No, by what is recorded'],
    [
      'Were more than 35 people killed in Sarenes in March 2017?',
      'partial',
      'The low and the high estimates give different answers',
    ],
    ['Were there battles in Tarmonde in July 2017?', 'partial', 'What is recorded does not decide it'],
  ])('%s %s', async (query, status, opening) => {
    expect(await answerTo(query)).toEqual([status, opening]);
  });

  test('is not denied of a day where one event alone was such', async () => {
    const events = [
      tell('one', { day: '2017-03-03', killed: [20, 20, 20] }),
      tell('other', { day: '2017-03-03', killed: [40, 40, 40] }),
    ];
    const query = 'Did 20 people die in Sarenes on 3 March 2017?';
    const result = await ask(query, 'en', eventCountry([...watched, ...events]));
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toMatch(/^What is recorded does not decide it\. /);
  });

  test('is told by the number where a yes could mean either', async () => {
    const result = await ask('Was nobody killed in Sarenes in March 2017?');
    expect(texts(result)[0]).toMatch(/^Sarenes \(Sotavia\), March 2017: 35 people were killed /);
  });

  test('is clear where it is asked whether a denial is true', async () => {
    const result = await ask('Is it true that nobody was killed in Sarenes in March 2017?');
    expect(texts(result)[0]).toMatch(
      /^No, by what is recorded\. Sarenes \(Sotavia\), March 2017: 35 people /,
    );
  });

  test('is sure of what happened even where more may have', async () => {
    const result = await ask('Have there been battles in Sarenes since May 2017?');
    expect(result).toMatchObject({ status: 'answered', confidence: 'medium' });
  });
});

describe('a change', () => {
  test('is told from the first part of a time to the last', async () => {
    const result = await ask('Did killings in Sarenes rise between March and May 2017?');
    expect(texts(result)).toEqual([
      'Sarenes (Sotavia), March – May 2017: people killed by month: March 2017: 35 (between 30 and 40); April 2017: 0; May 2017: 1 (between 1 and 3). From March 2017 to May 2017 the number fell by 34 (97%; between 27 and 39). Source: Register of Sotavia, Sotavia, 2017.',
    ]);
    expect(result.status).toBe('answered');
  });

  test('is not sure where events that may belong could turn it', async () => {
    const result = await ask('Did killings in Tarmonde rise between June and July 2017?');
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toContain('the number did not change. This is not certain: ');
  });
});

describe('the first and the last event', () => {
  test('are told by their day, with those next to them', async () => {
    const [first, last] = [
      await ask('When was the first battle in Sarenes in 2017?'),
      await ask('When was the last battle in Tarmonde from March to June 2017?'),
    ];
    expect(first.status).toBe('answered');
    expect(texts(first)[0]).toContain(
      'Sarenes (Sotavia), 2017; battles. The earliest event on record: Sarenes (Sotavia), March 3, 2017: 25 people',
    );
    expect(first.evidence[0]?.record.id).toBe('e0');
    expect(texts(last)[0]).toContain('The latest event on record: Tarmonde (Sotavia), May 2, 2017: 4 people');
  });

  test('are not certain where one without a province may come after', async () => {
    const result = await ask('When was the last battle in Tarmonde in 2017?');
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toContain('This is not certain: ');
    expect(result.evidence.map(({ record }) => record.id)).toEqual(['e4', 'e5']);
  });

  test('of those in which somebody was killed', async () => {
    const events = [
      tell('deadly', { day: '2017-03-03' }),
      tell('bloodless', { day: '2017-03-05', killed: [0, 0, 0] }),
    ];
    const query = 'When was the last person killed in Sarenes in March 2017?';
    const result = await ask(query, 'en', eventCountry([...watched, ...events]));
    expect(result.evidence[0]?.record.id).toBe('deadly');
  });
});

test('by how many percent it changed is decided where that is asked', async () => {
  const said = async (by: string) =>
    texts(await ask(`Did the number of people killed in Tarmonde fall by ${by} from May to June 2017?`))[0];
  expect(await said('100%')).toMatch(/^Yes, by what is recorded\..* fell by 4 \(100%\)/);
  expect(await said('less than 50%')).toMatch(/^No, by what is recorded/);
});

test('one is compared with two together where that is asked', async () => {
  const all: Told[] = [
    ...told,
    { day: '2017-05-04', province: QUELMAR, killed: [6, 6, 6] },
    { day: '2017-05-06', killed: [3, 3, 3] },
  ];
  const from = eventCountry([...watched, ...all.map((one, index) => tell(`e${index}`, one))]);
  const said = async (part: string) =>
    texts(await ask(`Were more people killed in ${part} in May 2017?`, 'en', from))[0];
  expect(await said('Quelmar than in Tarmonde')).toMatch(/^Yes, by what is recorded/);
  expect(await said('Quelmar than in Tarmonde and Sarenes combined')).toMatch(/^No, by what is recorded/);
});

test('two provinces are put in order when it is asked which had more', async () => {
  const result = await ask('Were more people killed in Sarenes than in Tarmonde in May 2017?');
  expect(texts(result)[0]).toContain('most first: Tarmonde: 4; Sarenes: 1 (between 1 and 3).');
});

test.each([
  [
    'Were more people killed in Sarenes than in Tarmonde in May 2017?',
    'answered',
    'No, by what is recorded. ',
  ],
  [
    'Were fewer people killed in Sarenes than in Tarmonde in May 2017?',
    'answered',
    'Yes, by what is recorded. ',
  ],
  [
    'Were more people killed in Sarenes in March 2017 than in May 2017?',
    'answered',
    'Yes, by what is recorded. ',
  ],
  [
    '¿Murieron más personas en Sarenes que en Tarmonde en mayo de 2017?',
    'answered',
    'No, by what is recorded. ',
  ],
  [
    'Were more people killed in Sarenes than in Tarmonde in July 2017?',
    'partial',
    'What is recorded does not decide it. ',
  ],
  [
    'Were more people killed in Sarenes than in Tarmonde in 2016?',
    'partial',
    'What is recorded does not decide it. ',
  ],
])('a comparison that is asked for is decided as a claim is: %s', async (query, status, opening) => {
  const result = await ask(query);
  expect([result.status, texts(result)[0]]).toEqual([status, expect.stringContaining(opening)]);
});

test('what is quoted beside a number of civilians tells of civilians, and nothing twice', async () => {
  const events = [
    tell('soldiers', { day: '2017-03-03', killed: [90, 90, 90] }),
    tell('village', { day: '2017-03-04', killed: [9, 9, 9], civilians: 9 }),
    tell('same', { day: '2017-03-04', killed: [9, 9, 9], civilians: 9 }),
  ];
  const query = 'Were civilians killed in Sarenes in March 2017?';
  const result = await ask(query, 'en', eventCountry([...watched, ...events]));
  const quoted = result.answer?.statements.filter(({ kind }) => kind === 'extracted') ?? [];
  expect(quoted.map(({ text }) => text)).toEqual([
    'On 2017-03-04 something happened. Best estimate: 9 killed.',
  ]);
});

test('nothing is answered by what else happened in a time that is told from the present', async () => {
  const result = await ask('What happened in Sarenes last week?');
  expect(result).toMatchObject({ status: 'insufficient_evidence', answer: null });
});

describe('where no import is complete', () => {
  test('what is held is a part of the answer', async () => {
    const result = await ask('How many battles were there in Sarenes since May 2017?');
    expect(result).toMatchObject({ status: 'partial', confidence: 'low' });
    expect(texts(result)[0]).toMatch(
      /: 3 battles on record\. .*Imports are complete for a part of this only/,
    );
  });

  test('and nothing held is no answer', async () => {
    const result = await ask('How many battles were there in Sarenes in 2019?');
    expect(result).toMatchObject({
      status: 'insufficient_evidence',
      answer: null,
      computations: [{ covered: 'none', counted: { events: 0 } }],
    });
  });
});

test('the words follow the locale and the numbers do not', async () => {
  const query = '¿Cuántas personas murieron en Sarenes en marzo de 2017?';
  const [spanish, russian] = [await ask(query, 'es'), await ask(query, 'ru')];
  expect(texts(spanish)).toEqual([
    'Sarenes (Sotavia), marzo de 2017: murieron 35 personas según las mejores estimaciones (30 según las bajas, 40 según las altas; 2 eventos en los registros). Fuente: Register of Sotavia, Sotavia, 2017.',
  ]);
  expect(texts(russian)[0]).toContain(
    'погибло 35 человек по лучшим оценкам (по нижним — 30, по верхним — 40; в данных 2 события)',
  );
  expect(russian.computations).toEqual(spanish.computations);
  expect(russian.evidence).toEqual(spanish.evidence);
});

test('a question in words that counting does not answer is answered by what records say', async () => {
  const dossier = makeDossier({
    id: 'truce',
    title: 'The truce of Sarenes',
    sections: [
      {
        heading: null,
        body: 'The fighting in Sarenes stopped in June 2017 because both sides ran out of fuel.',
      },
    ],
    provinces: [SARENES],
  });
  const result = await ask(
    'Why did the fighting in Sarenes stop in June 2017?',
    'en',
    corpus().dossier(dossier),
  );
  expect(result.method.name).not.toBe('event-computation');
  expect(result.evidence[0]?.record).toMatchObject({ kind: 'dossier', id: 'truce' });
});

test('a share is no number: what was counted for it is a part of an answer', async () => {
  const result = await ask('How much of the violence in 2017 took place in Sarenes?');
  expect(result).toMatchObject({ status: 'partial', confidence: 'low' });
  expect(texts(result)[0]).toContain('violent events on record');
});

describe('what all events come to', () => {
  const title = 'Share of the civilians among the people killed in Sarenes in 2017 grows';
  const headline = makeEvent({ id: 'headline', title, summary: title });
  const question = 'What share of the people killed in Sarenes in 2017 were civilians?';

  test('is answered by the headline of no event', async () => {
    const result = await ask(question, 'en', eventCountry([...watched, headline]));
    expect(texts(result)).toEqual([title]);
    expect(result).toMatchObject({ status: 'partial', confidence: 'low' });
    expect(result.explanation).toMatch(/^Nothing was counted\. It asks for a share or a ratio/);
  });

  test('may be told by a dossier', async () => {
    const body = 'The share of civilians among the people killed in Sarenes in 2017 was 40%.';
    const from = eventCountry([...watched, headline]).dossier(
      makeDossier({ id: 'year', title: 'The year', sections: [{ heading: 'Toll', body }] }),
    );
    expect(await ask(question, 'en', from)).toMatchObject({ status: 'answered', explanation: null });
  });
});

test('a dossier that holds the whole answer is heard where events say nothing', async () => {
  const dossier = makeDossier({
    id: 'strike',
    title: 'Protests in Sarenes',
    summary: 'How many protests there were in Sarenes in 2017 is known: 14 protests were counted.',
    provinces: [SARENES],
  });
  const result = await ask(
    'How many protests were there in Sarenes in 2017?',
    'en',
    corpus().dossier(dossier),
  );
  expect(result.evidence[0]?.record.id).toBe('strike');
  const without = await ask('How many protests were there in Sarenes in 2017?');
  expect(without.status).toBe('insufficient_evidence');
});

describe('no event answers what is not said', () => {
  const toll = (id: string, summary: string) =>
    eventCountry([...watched, makeEvent({ id, title: 'Sarenes', summary })]);

  test('of names and times alone', async () => {
    const from = toll('names', 'In Sarenes 2017 began with a truce.');
    expect((await ask('Sarenes 2017', 'en', from)).status).toBe('partial');
  });

  test('of words for what is counted that do not fit together', async () => {
    const from = toll('monthly', 'Those killed in Sarenes in 2017 are told monthly.');
    const result = await ask('Sarenes 2017 killed monthly', 'en', from);
    expect(result).toMatchObject({ status: 'partial', computations: [] });
  });

  test('of a place that was told before', async () => {
    const result = await ask('How many people were killed there in March 2017?');
    expect(result).toMatchObject({ computations: [] });
    expect(result.status).not.toBe('answered');
  });

  test('of a year alone nothing is quoted', async () => {
    const from = toll('year', 'What happened in 2017 is told here.');
    expect((await ask('And in 2017?', 'en', from)).status).toBe('insufficient_evidence');
  });
});

describe('nothing is answered', () => {
  test('of explosions, where no source tells them from battles', async () => {
    const result = await ask('How many explosions were there in Sarenes in March 2017?');
    expect(result.status).toBe('insufficient_evidence');
    expect(result.computations[0]).toMatchObject({ covered: 'whole', counted: { events: 0 } });
    expect(result.computations[0]?.possible.events).toBe(2);
  });

  test('by headlines of events that were counted and are none of those asked for', async () => {
    const result = await ask('How many people were killed in Sarenes in May 2018?');
    expect(result.status).toBe('insufficient_evidence');
    expect(result.computations[0]).toMatchObject({ covered: 'none', counted: { events: 0 } });
  });
});

test('words that are not understood are named, and make an answer a part of one', async () => {
  const result = await ask('How many people silently perished in Sarenes in March 2017?');
  expect(result.status).toBe('partial');
  expect(result.confidence).toBe('low');
  expect(texts(result)[0]).toContain('35 people were killed');
  expect(texts(result)[0]).toMatch(/Not taken into account: silently\.$/);
  const french = await ask(
    'Combien de personnes ont silencieusement été tuées à Sarenes en mars 2017 ?',
    'fr',
  );
  expect(texts(french)[0]).toMatch(/Non pris en compte\s: silencieusement\.$/);
});

test('words for a part of what is counted make an answer of the whole a part of one', async () => {
  const result = await ask('How many people were shot dead in Sarenes in March 2017?');
  expect(result.status).toBe('partial');
  expect(texts(result)[0]).toContain('35 people were killed');
  expect(texts(result)[0]).toMatch(/The records do not tell these details apart, .* counted: shot dead\.$/);
});

test('a sentence that tells who asks leaves the answer whole, and is named', async () => {
  const result = await ask('I study rivers. How many people were killed in Sarenes in March 2017?');
  expect(result.status).toBe('answered');
  expect(texts(result)[0]).toMatch(/Not taken into account: I study rivers\.$/);
});

test('a province is found by a name that its records do not use', async () => {
  const raqqa = { slug: 'ar-raqqah', name: 'Ar Raqqah', country: 'SY', source_name: 'Ar Raqqah Governorate' };
  const event = {
    ...tell('bridge', { day: '2017-03-05', province: raqqa }),
    title: 'Bridge closed',
    summary: 'The old bridge was closed after inspectors found cracks.',
  };
  const result = await ask('Why was the old bridge in Raqqa closed?', 'en', eventCountry([event], [COVERED]));
  expect(result).toMatchObject({ status: 'answered' });
  expect(result.evidence[0]?.record.id).toBe('bridge');
});

describe('what several events came to', () => {
  const aggregate: Told = { day: '2017-01-01', until: '2017-12-31', killed: [800, 800, 800] };
  const from = (...some: readonly Told[]) =>
    eventCountry([...watched, ...some.map((one, index) => tell(`a${index}`, one))]);

  test('is not the deadliest event, and is said beside it', async () => {
    const events = from(aggregate, { day: '2017-03-03', until: '2017-03-05', killed: [20, 20, 20] });
    const result = await ask('What was the deadliest battle in Sarenes in 2017?', 'en', events);
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toContain(
      'The deadliest event on record: Sarenes (Sotavia), March 3 – 5, 2017: 20 people were killed. Left out (1), because they reach over more than a week and may tell of several events together. The one with the most dead: Sarenes (Sotavia), 2017: 800 people were killed.',
    );
    expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([['a1', 'supports']]);
  });

  test('is no event where it is all that is known', async () => {
    const result = await ask('What was the deadliest battle in Sarenes in 2017?', 'en', from(aggregate));
    expect(result).toMatchObject({ status: 'insufficient_evidence', answer: null });
  });
});

test('of the last event nothing is said of the dead where nobody is known to have been killed', async () => {
  const protest: Told = { day: '2017-03-03', type: 'protest', killed: [0, 0, 0] };
  const result = await ask('What is the most recent protest?', 'en', eventCountry([tell('p', protest)]));
  expect(texts(result)[0]).toContain(
    'The latest event on record: Sarenes (Sotavia), March 3, 2017: protest.',
  );
});

describe('a time that is not over', () => {
  // The clock stands at 14 March 2026.
  const now: readonly Told[] = [
    { day: '2026-01-10', killed: [5, 5, 5] },
    { day: '2026-03-10', until: '2026-03-31', killed: [2, 2, 2] },
  ];
  const from = (...some: readonly Told[]) => eventCountry(some.map((one, index) => tell(`n${index}`, one)));

  test('ends today, and the part that is not over says so', async () => {
    const result = await ask('How many people were killed in Sarenes in 2026, by month?', 'en', from(...now));
    expect(texts(result)[1]).toMatch(/January 2026: 5; February 2026: 0; March 2026: 2 \(so far\)\.$/);
    expect(result.computations[0]?.scope.to).toBe('2026-03-14');
  });

  test('has not fallen', async () => {
    const result = await ask(
      'Did killings in Sarenes fall between January and March 2026?',
      'en',
      from(...now),
    );
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).not.toMatch(/the number|This is not certain/);
  });

  test('may have risen', async () => {
    const [, march = told[0]] = now;
    const query = 'Did killings in Sarenes rise between January and March 2026?';
    const result = await ask(query, 'en', from(...(march === undefined ? [] : [march])));
    expect(texts(result)[0]).toContain('From January 2026 to March 2026 the number rose by 2.');
  });
});

describe('a change', () => {
  const deaths = (...some: readonly (readonly [day: string, killed: Told['killed']])[]) =>
    eventCountry([
      ...watched,
      ...some.map(([day, killed], index) => tell(`c${index}`, killed ? { day, killed } : { day })),
    ]);

  test('is no verdict on a year that goes up and down', async () => {
    const from = deaths(['2017-01-03', [1, 1, 1]], ['2017-05-03', [9, 9, 9]], ['2017-12-03', [2, 2, 2]]);
    const result = await ask('Did killings in Sarenes rise in 2017?', 'en', from);
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).not.toContain('the number');
  });

  test('that is sure is answered by yes or no', async () => {
    const from = deaths(['2017-01-03', [9, 9, 9]], ['2017-02-03', [4, 4, 4]]);
    const asked = async (query: string, locale = 'en') => texts(await ask(query, locale, from))[0];
    expect(await asked('Did killings in Sarenes rise between January and February 2017?')).toMatch(/^No, by/);
    expect(await asked('Did killings in Sarenes fall between January and February 2017?')).toMatch(
      /^Yes, by/,
    );
    expect(await asked('Did killings in Sarenes rise or fall between January and February 2017?')).toMatch(
      /^Sarenes/,
    );
  });

  test('is at least so much where that is all that is known', async () => {
    const from = deaths(['2017-01-03', [1, 1, 1]], ['2017-02-03', [4, null, null]]);
    const result = await ask('Did killings in Sarenes rise between January and February 2017?', 'en', from);
    expect(texts(result)[0]).toContain('From January 2017 to February 2017 the number rose by at least 3.');
  });
});

test('months that imports do not cover whole are marked', async () => {
  const span = { ...COVERED, to: '2017-05-10' };
  const from = eventCountry([...watched, tell('m', { day: '2017-04-03' })], [span]);
  const result = await ask(
    'How many battles were there in Sarenes from April to June 2017, by month?',
    'en',
    from,
  );
  expect(texts(result)[1]).toContain(
    'battles by month: April 2017: 1; May 2017: 0 (incomplete); June 2017: 0 (incomplete).',
  );
});

test('of parties whose deeds are hardly known there is no order', async () => {
  const side = (name: string, role: string | null = null) => ({ name, role });
  const events = [
    tell('deed', {
      day: '2017-03-01',
      type: 'violence_against_civilians',
      killed: [7, 8, 9],
      actors: [side('Salt League', 'perpetrator'), side('Civilians', 'target')],
    }),
    tell('battle', {
      day: '2017-03-02',
      killed: [90, 90, 90],
      actors: [side('Salt League'), side('River Guard')],
    }),
  ];
  const from = eventCountry([...watched, ...events]);
  const result = await ask('Who killed the most people in Sarenes in March 2017?', 'en', from);
  expect(result).toMatchObject({ status: 'partial', confidence: 'low' });
  expect(texts(result)[0]).toContain(
    'people killed by party: Salt League: between 7 and 99; River Guard: between 0 and 90.',
  );
  expect(texts(result)[0]).toContain('so that no order can be told.');
});

test('nobody is said to be unhurt where there may have been more', async () => {
  const from = eventCountry([tell('z', { day: '2017-03-03', killed: [0, 0, 0] })], []);
  const result = await ask('Was anyone killed in Sarenes in March 2017?', 'en', from);
  expect(texts(result)[0]).toContain(
    'Sarenes (Sotavia), March 2017: no deaths on record (1 event on record).',
  );
});

test('what stands for the high number of civilians is said', async () => {
  const from = eventCountry([...watched, tell('h', { day: '2017-03-03', killed: [9, 9, 12], civilians: 4 })]);
  const result = await ask('How many civilians were killed in Sarenes in March 2017?', 'en', from);
  expect(texts(result)[0]).toContain('(low 4, high 12; 1 event on record).');
  expect(texts(result)[0]).toContain(
    'Where no high number of civilians is given, the high number is that of all',
  );
});

test('of several sources no low or high number is spoken of where none is told', async () => {
  const two = [
    tell('one', { day: '2017-03-03', scheme: 'register' }),
    tell('two', { day: '2017-03-04', scheme: 'gazette' }),
  ];
  const [counted] = texts(
    await ask(
      'How many battles were there in Sarenes in March 2017?',
      'en',
      eventCountry([...watched, ...two]),
    ),
  );
  expect(counted).toContain('so that some may be counted more than once.');
  expect(counted).not.toContain('the low number');
});

describe('violence', () => {
  const events: readonly Told[] = [
    { day: '2017-03-03', killed: [50, 50, 50] },
    { day: '2017-04-03', killed: [1, 1, 1] },
    { day: '2017-04-04', killed: [1, 1, 1] },
    { day: '2017-04-05', killed: [1, 1, 1], province: TARMONDE },
  ];
  const of = (...more: readonly Told[]) =>
    eventCountry([...watched, ...[...events, ...more].map((one, index) => tell(`e${index}`, one))]);

  test.each([
    'Did violence in Sarenes rise from March to April 2017?',
    'Was there more violence in Sarenes in April 2017 than in March 2017?',
  ])('that rose by events and fell by the dead is not decided: %s', async (query) => {
    const result = await ask(query, 'en', of());
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toMatch(/^What is recorded does not decide it\. /);
    expect(texts(result)[0]).toContain('the number of people killed does not give the same answer');
  });

  test('where both say the same, is told as other events are', async () => {
    const result = await ask(
      'Did violence in Sarenes rise from March to April 2017?',
      'en',
      of({ day: '2017-04-06', killed: [90, 90, 90] }),
    );
    expect(result.status).toBe('answered');
    expect(texts(result)[0]).toMatch(/^Yes, by what is recorded\. /);
  });

  test('has one order by events and another by the dead', async () => {
    const query = 'Which province had the most violence in April 2017?';
    const heavy = of({ day: '2017-04-09', killed: [90, 90, 90], province: QUELMAR });
    expect(texts(await ask(query, 'en', of()))[0]).not.toContain('does not give the same answer');
    expect(await ask(query, 'en', of())).toMatchObject({ status: 'answered' });
    const apart = await ask(query, 'en', heavy);
    expect(apart.status).toBe('partial');
    expect(texts(apart)[0]).toContain('the number of people killed does not give the same answer');
  });
});
