import { describe, expect, test } from 'vitest';
import { nearWordMismatch } from '../../../src/matching/guards/near-word-mismatch.js';
import { compare } from '../../support/compare.js';

const stored = 'The council of Old Ford banned 40 diesel buses in May 2021.';
const same = 'The council of Old Ford banned 40 diesel buses in May 2021.';

function expectMismatch(submitted: string, expected: string | null, against = stored) {
  expect(nearWordMismatch(compare(submitted, against))).toBe(expected);
}

describe('a denial counts where it is meant for the claim', () => {
  test.each([
    `${same} This is not true.`,
    `${same} It never happened!`,
    `${same} No, it didn't.`,
    `${same} The council did not.`,
    `Not true: ${same}`,
    `FALSE – ${same}`,
    'The council of Old Ford never banned 40 diesel buses in May 2021.',
    `${same} This did not occur.`,
    `${same} Nobody has confirmed it.`,
    `${same} The story is not credible.`,
    `${same} Without foundation.`,
    `${same} Not even close.`,
    `${same} I am not convinced.`,
    `${same} That isn't how it went.`,
    `${same} This is a fabrication, not news.`,
    `Unverified and never confirmed: ${same}`,
  ])('%s', (submitted) => expectMismatch(submitted, 'negation'));

  test.each([
    `Never forget. ${same}`,
    `Never forget: ${same}`,
    `${same} This is not a rant.`,
    `${same} You can't make this stuff up!`,
    `${same} There has never been a longer winter in the mountains beyond Sarenes and Tarmonde, say farmers.`,
  ])('%s', (submitted) => expectMismatch(submitted, null));

  test('in other languages', () => {
    const claim = 'La presa de Sarenes cedió en marzo.';
    const mismatch = (text: string) => nearWordMismatch(compare(text, claim, { lang: 'es' }));
    expect(mismatch(`${claim} No es cierto.`)).toBe('negation');
    expect(mismatch(`${claim} Nadie lo confirmó.`)).toBe('negation');
    expect(mismatch(`Nunca lo olviden: ${claim}`)).toBe(null);
  });
});

describe('a date or a place that the message leaves out is no other one', () => {
  test.each([
    ['The council of Old Ford banned 40 diesel buses.', null],
    ['The council of Old Ford banned 40 diesel buses in 2021.', null],
    ['The council of Old Ford banned 40 diesel buses in June 2021.', 'date'],
    ['The council of Old Ford banned 40 diesel buses in May 2020.', 'number'],
    ['The council of Old Ford banned 40 diesel buses in June 2021, after talks in May.', 'date'],
    ['The council of Old Ford, France, banned 40 diesel buses in May 2021.', 'place'],
  ])('%s: %s', expectMismatch);

  test('and one that is added, or another, is', () => {
    const claim = 'France banned 40 diesel buses.';
    expectMismatch('Spain banned 40 diesel buses.', 'place', claim);
    expectMismatch('Spain and France banned 40 diesel buses.', 'place', claim);
    expectMismatch('I was in Spain. France banned 40 diesel buses.', null, claim);
    expectMismatch('France banned 40 diesel buses.', 'place', 'A country banned 40 diesel buses.');
  });
});

describe('a quantity may not be left out or added where the claim is told', () => {
  test.each([
    ['The council of Old Ford banned diesel buses in May 2021.', 'number'],
    ['The council of Old Ford banned half of the 40 diesel buses in May 2021.', 'number'],
    ['The council of Old Ford banned 400 diesel buses in May 2021.', 'number'],
    [`${same} My 3 cousins saw it.`, null],
  ])('%s: %s', expectMismatch);
});

test('words stand in another order only within the sentence that tells the claim', () => {
  const claim = 'Dock workers arrested the minister.';
  expectMismatch('The minister arrested dock workers.', 'order', claim);
  expectMismatch('Minister! Workers! Unbelievable: dock workers arrested the minister.', null, claim);
});
