import { describe, expect, test } from 'vitest';
import { eventCountry, tell, watched } from '../../support/event-country.js';
import { openResearcher } from '../../support/open-researcher.js';

// One battle of a day, and a record of what battles of two months came to.
const researcher = openResearcher(
  eventCountry([
    ...watched,
    tell('battle', { day: '2017-03-03', killed: [20, 25, 30] }),
    tell('two-months', { day: '2017-03-05', until: '2017-05-04', killed: [400, 400, 400] }),
  ]),
);
const check = (claim: string) => researcher.factCheck({ claim, locale: 'en' });

describe('a record over more than a week is no single event', () => {
  test.each([
    ['More than 300 people were killed in a single battle in Sarenes in 2017.', 'insufficient_evidence'],
    ['In one battle in 2017, more than 300 people were killed in Sarenes.', 'insufficient_evidence'],
    ['At least one battle in Sarenes in 2017 killed more than 300 people.', 'insufficient_evidence'],
    ['No battle in Sarenes in 2017 killed more than 300 people.', 'insufficient_evidence'],
    ['More than 15 people were killed in a single battle in Sarenes in 2017.', 'supported'],
    ['At least one battle in Sarenes in 2017 killed more than 15 people.', 'supported'],
    ['No battle in Sarenes in 2017 killed more than 500 people.', 'supported'],
    // Somebody died in each, however many it was.
    ['At least 2 battles in Sarenes in 2017 killed at least one person.', 'supported'],
    ['More than 400 people were killed in Sarenes in 2017.', 'supported'],
    // Of 400 dead in two months three battles may have had a hundred each, or fewer than ten.
    ['At most 1 battle in Sarenes in 2017 killed more than 100 people.', 'insufficient_evidence'],
    ['At least 3 battles in Sarenes in 2017 each killed more than 100 people.', 'insufficient_evidence'],
    ['At least 9 battles in Sarenes in 2017 each killed more than 100 people.', 'refuted'],
    ['At least 5 battles in Sarenes in 2017 each killed fewer than 10 people.', 'insufficient_evidence'],
  ])('%s %s', async (claim, verdict) => expect((await check(claim)).verdict).toBe(verdict));

  test('which the explanation says', async () => {
    const { explanation } = await check(
      'At least one battle in Sarenes in 2017 killed more than 300 people.',
    );
    expect(explanation).toContain('Events counted: surely 0, at most 1.');
    expect(explanation).toContain('Records that reach over more than a week (1) may tell of several events');
  });

  test('nor is it counted as one that surely killed so many', async () => {
    const { answer, computations } = await researcher.research({
      query: 'How many battles in Sarenes in 2017 killed more than 300 people?',
      locale: 'en',
    });
    expect(computations[0]?.counted).toEqual({ events: 1, low: 0, best: null, high: 1 });
    expect(answer?.statements[0]?.text).toContain('may tell of several events together');
  });
});
