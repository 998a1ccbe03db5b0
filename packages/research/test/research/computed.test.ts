import { type ResearchResult, ResearchResultSchema } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import {
  COVERED,
  eventCountry,
  SARENES,
  TARMONDE,
  type Told,
  tell,
  watched,
} from '../support/event-country.js';
import { openResearcher } from '../support/open-researcher.js';
import { makeDossier } from '../support/records.js';
import { verifyOffline } from '../support/verify-evidence.js';

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
    'people killed; Sarenes (XD); from March 1, 2017 to March 31, 2017: 35 by the best estimates, between 30 and 40.',
  ]);
  expect(result.answer?.statements[0]).toMatchObject({ kind: 'computed', evidence_ids: ['e1', 'e2'] });
  expect(result.used_records.map(({ id }) => id)).toEqual(['e0', 'e1']);
  expect(result.confidence).toBe('high');
  for (const evidence of result.evidence) verifyOffline(evidence);
});

test('months without events are told too, and an event between two months is in neither for sure', async () => {
  const result = await ask('How many events were there in Sarenes from April to June 2017, by month?');
  expect(texts(result)).toEqual([
    'events; Sarenes (XD); from April 1, 2017 to June 30, 2017: 2.',
    'events; Sarenes (XD); from April 1, 2017 to June 30, 2017: April 2017: 0; May 2017: between 1 and 2; June 2017: between 0 and 1.',
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

test('a range says why it is one', async () => {
  const [text] = texts(await ask('How many events were there in Tarmonde in July 2017?'));
  expect(text).toMatch(/between 0 and 1\. Events that may belong to it too, .*: 1\.$/);
});

describe('a rank', () => {
  test('names the first, with those after it', async () => {
    const result = await ask('Which province had the most battles from March to May 2017?');
    expect(result.status).toBe('answered');
    expect(texts(result)[0]).toContain('Most: Sarenes: between 3 and 4; Tarmonde: 1.');
  });

  test('is undecided where events that may belong elsewhere could change it', async () => {
    const result = await ask('Which province had the most battles in May 2017?');
    expect(result.status).toBe('partial');
    expect(texts(result)[0]).toContain('Which comes first cannot be told: ');
  });
});

test('the deadliest event is quoted', async () => {
  const result = await ask('What was the deadliest battle in Sarenes in 2017?');
  expect(texts(result)[0]).toContain(
    'Most people killed in one event: 25 by the best estimates, between 20 and 30, on March 3, 2017.',
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
  expect(texts(result)[0]).toContain('Whether another event was deadlier cannot be told.');
  expect(result.evidence.map(({ record }) => record.id)).toEqual(['a', 'b']);
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
      'events; kind of event: battle; Sarenes (XD); from March 1, 2017 to March 31, 2017: Free Ferrymen: 2; River Guard: 1; Salt League: 1. An event counts for each party that took part in it. Events whose parties are not known: 1.',
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
    expect(parties).toContain('Free Ferrymen: 1.');
    expect(parties).not.toContain('Salt League: ');
  });

  test('and killed is sure of attacks on civilians alone', async () => {
    const result = await ask('Who killed civilians in Sarenes in March 2017?', 'en', from());
    expect(texts(result)[1]).toContain(
      'Salt League: 7 by the best estimates, between 7 and 8; Free Ferrymen: between 0 and 4; River Guard: between 0 and 3.',
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
  expect(texts(result)[0]).toMatch(/: 0\.$/);
  expect(result.evidence.map(({ record }) => record.id)).toEqual(['e4', 'after-tarmonde']);
});

describe('where no import is complete', () => {
  test('what is held is a part of the answer', async () => {
    const result = await ask('How many battles were there in Sarenes since May 2017?');
    expect(result).toMatchObject({ status: 'partial', confidence: 'low' });
    expect(texts(result)[0]).toMatch(/: at least 3\. No import is complete/);
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
    'personas muertas; Sarenes (XD); del 1 de marzo de 2017 al 31 de marzo de 2017: 35 según las mejores estimaciones, entre 30 y 40.',
  ]);
  expect(texts(russian)[0]).toContain('35 по лучшим оценкам, от 30 до 40');
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
