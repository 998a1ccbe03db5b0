import { FactCheckResultSchema, ResearchResultSchema } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { SUPPORTED_LOCALES } from '../../../src/messages/locales.js';
import { COVERED, eventCountry, type Told, tell, watched } from '../../support/event-country.js';
import { openResearcher } from '../../support/open-researcher.js';
import { verifyOffline } from '../../support/verify-evidence.js';

const told: readonly Told[] = [
  { day: '2017-03-03', killed: [20, 25, 30] },
  { day: '2017-03-09', killed: [12, 12, 12] },
  { day: '2017-03-10', killed: [8, 12, 15] },
  { day: '2017-03-11', killed: [8, 9, 14] },
  { day: '2017-03-12', killed: [1, 1, 1] },
  { day: '2017-03-20', killed: [40, 40, 40], province: null },
  { day: '2017-05-02', killed: [2, 2, 2] },
];
const researcher = openResearcher(
  eventCountry([...watched, ...told.map((one, index) => tell(`e${index}`, one))]),
);
const ask = (query: string, locale = 'en') => researcher.research({ query, locale });
const check = (claim: string, locale = 'en') => researcher.factCheck({ claim, locale });

describe('events that killed so many', () => {
  test('are as many as have by each of the estimates of the dead', async () => {
    const result = await ask('How many events killed more than ten people in Sarenes in March 2017?');
    expect(ResearchResultSchema.parse(result)).toEqual(result);
    expect(result.computations[0]).toMatchObject({
      measure: 'events',
      scope: { deaths: { measure: 'killed', from: 11, to: null } },
      counted: { events: 4, low: 2, best: 3, high: 4 },
      possible: { events: 1, low: 0, best: 1, high: 1 },
    });
    expect(result.answer?.statements[0]?.text).toContain(
      'Sarenes (Sotavia), March 2017: 3 events that killed more than 10 people, by the best estimates of the dead (surely 2, at most 4).',
    );
    expect(result.answer?.statements[0]?.text).toContain('the number lies between 2 and 5.');
    const stanceOf = new Map(result.evidence.map(({ record, stance }) => [record.id, stance]));
    expect([stanceOf.get('e0'), stanceOf.get('e1'), stanceOf.get('e2')]).toEqual([
      'supports',
      'supports',
      'context',
    ]);
    for (const evidence of result.evidence) verifyOffline(evidence);
  });

  test('where each has few dead, events with an estimate above do not surely belong', async () => {
    const result = await ask('How many events killed fewer than 15 people in Sarenes in March 2017?');
    expect(result.computations[0]?.counted).toEqual({ events: 4, low: 3, best: 4, high: 4 });
    // The one of 8 to 15 has so few by its low estimate, and is not sure.
    expect(result.answer?.statements[0]?.text).toContain(
      '4 events that killed fewer than 15 people, by the best estimates of the dead (surely 3, at most 4).',
    );
  });

  test('by month', async () => {
    const result = await ask(
      'How many events per month killed more than ten people in Sarenes from March to May 2017?',
    );
    expect(result.answer?.statements[1]?.text).toContain(
      'events that killed more than 10 people by month: March 2017: 3 (between 2 and 5); April 2017: 0; May 2017: 0.',
    );
  });

  test.each([
    ['en', '1 event that killed exactly 1 person'],
    ['es', '1 evento con exactamente 1 muerto'],
    ['fr', '1 événement où exactement 1 personne a été tuée'],
    ['ru', '1 событие с числом погибших ровно 1'],
    ['uk', '1 подія із кількістю загиблих рівно 1'],
    ['ar', 'حدث واحد (عدد القتلى في الحدث الواحد: 1 بالضبط)'],
  ])('in %s, one dead is told as one', async (locale, said) => {
    const { answer } = await ask('How many events killed exactly 1 person in Sarenes in March 2017?', locale);
    expect(answer?.statements[0]?.text.replace(/[\u2068\u2069]/g, '')).toContain(said);
  });

  test('in every language, with the number of the dead', async () => {
    for (const locale of SUPPORTED_LOCALES) {
      const { answer } = await ask(
        'How many events killed at least 12 people in Sarenes in March 2017?',
        locale,
      );
      expect(answer?.statements[0]?.text).toMatch(/12/);
      expect(answer?.statements[0]?.text).not.toMatch(/[{}]/);
    }
  });
});

describe('claims of events that killed so many', () => {
  test.each([
    ['No event in Sarenes in March 2017 killed more than 50 people.', 'supported'],
    ['No event in Sarenes in March 2017 killed more than 10 people.', 'refuted'],
    ['No event in Sarenes in March 2017 killed more than 25 people.', 'conflicting'],
    ['No event in Sarenes in May 2017 killed more than 10 people.', 'supported'],
    ['At most 5 events in Sarenes in March 2017 killed more than 10 people.', 'supported'],
    ['At most one event in Sarenes in March 2017 killed more than 10 people.', 'refuted'],
    ['At least two events in Sarenes in March 2017 killed more than 10 people.', 'supported'],
    ['At least 9 events in Sarenes in March 2017 killed more than 10 people each.', 'refuted'],
    ['9 events in Sarenes in March 2017 each killed more than 10 people.', 'refuted'],
    // There were more, beside which two may be meant.
    ['2 events in Sarenes in March 2017 each killed at least one person.', 'insufficient_evidence'],
    // Nine may have killed more than ten together.
    ['At least 9 events in Sarenes in March 2017 killed more than 10 people.', 'insufficient_evidence'],
  ])('%s %s', async (claim, verdict) => {
    const result = await check(claim);
    expect(FactCheckResultSchema.parse(result)).toEqual(result);
    expect(result.verdict).toBe(verdict);
    for (const evidence of result.evidence) verifyOffline(evidence);
  });

  test('what each has to have killed is told', async () => {
    const { explanation } = await check('No event in Sarenes in March 2017 killed more than 10 people.');
    expect(explanation).toContain('events; none; people killed in each: more than 10;');
    expect(explanation).toContain('Events counted: 3 by the best estimates (surely 2, at most 4).');
  });

  test('what may be said of all together is not refuted, and why is told', async () => {
    const { explanation } = await check(
      'At least 9 events in Sarenes in March 2017 killed more than 10 people.',
    );
    expect(explanation).toContain('the claim may be about all of them together, so it is not refuted.');
  });

  test('where there are more than a plain number, that it may leave others unsaid', async () => {
    const unsaid = 'More of these events are on record than the claim names';
    const two = '2 events in Sarenes in March 2017 each killed at least one person.';
    expect((await check(two)).explanation).toContain(unsaid);
    const exact = told.filter(({ killed, province }) => killed?.[0] === killed?.[2] && province !== null);
    const twice = [...exact, { day: '2017-03-25', killed: [2, 2, 2] } as const];
    const alone = openResearcher(
      eventCountry([...watched, ...twice.map((one, index) => tell(`e${index}`, one))]),
    );
    const { verdict, explanation } = await alone.factCheck({ claim: two });
    expect(verdict).toBe('insufficient_evidence');
    expect(explanation).toContain('the number is 3.');
    expect(explanation).toContain(unsaid);
    // Days that are not covered could only add to them.
    const half = eventCountry(
      [...watched, ...told.map((one, index) => tell(`e${index}`, one))],
      [{ ...COVERED, to: '2017-03-15' }],
    );
    expect((await openResearcher(half).factCheck({ claim: two })).explanation).toContain(unsaid);
  });

  test('where there may be as many as a plain number and no more, nothing is left unsaid', async () => {
    const { verdict, explanation } = await check(
      '4 events in Sarenes in March 2017 each killed more than 10 people.',
    );
    expect(verdict).toBe('conflicting');
    expect(explanation).not.toContain('than the claim names');
  });

  test('where no event has so many dead, the others are given', async () => {
    const result = await check('No event in Sarenes in May 2017 killed more than 10 people.');
    expect(result.evidence.map(({ record }) => record.id)).toEqual(['e6']);
    expect(result.explanation).toContain('The events given as evidence have other numbers of dead.');
    expect(result.explanation).not.toContain('The last event of the place');
  });

  test('where there was no event at all, those before and after are given', async () => {
    const result = await check('No event in Sarenes in April 2017 killed more than 10 people.');
    expect(result.verdict).toBe('supported');
    expect(result.evidence.map(({ record }) => record.id)).toEqual(['e4', 'e6']);
    expect(result.explanation).toContain('The last event of the place before this time');
    expect(result.explanation).not.toContain('other numbers of dead');
  });
});
