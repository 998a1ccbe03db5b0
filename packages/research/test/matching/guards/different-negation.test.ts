import { describe, expect, test } from 'vitest';
import { differentNegation } from '../../../src/matching/guards/different-negation.js';
import { compare } from '../../support/compare.js';

describe('a denial of one claim only is a difference', () => {
  test.each([
    ['en', 'The dam did not burst.', 'The dam did burst.'],
    ['en', "The dam didn't burst.", 'The dam burst.'],
    ['en', 'The dam didn’t burst.', 'The dam burst.'],
    ['en', 'Nobody drowned in the flood.', 'Somebody drowned in the flood.'],
    ['en', 'The report that the dam burst is false.', 'The report that the dam burst.'],
    ['en', 'There is no doubt that none survived.', 'There is no doubt that some survived.'],
    ['en', 'Covid is not just a seasonal flu.', 'Covid is just a seasonal flu.'],
    ['en', 'There is no doubt that the mayor lied.', 'There is doubt that the mayor lied.'],
    ['es', 'La vacuna no solo es para ricos.', 'La vacuna solo es para ricos.'],
    ['ru', 'Вакцина не только для богатых.', 'Вакцина только для богатых.'],
    ['es', 'La presa no cedió.', 'La presa cedió.'],
    ['es', 'Ningún vecino murió.', 'Un vecino murió.'],
    ['fr', 'Le barrage n’a pas cédé.', 'Le barrage a cédé.'],
    ['ru', 'Плотина не обрушилась.', 'Плотина обрушилась.'],
    ['uk', 'Гребля не зруйнована.', 'Гребля зруйнована.'],
    ['ar', 'لم ينهر السد.', 'انهار السد.'],
    ['de', 'Kein Damm ist gebrochen.', 'Ein Damm ist gebrochen.'],
    ['pt', 'A barragem não cedeu.', 'A barragem cedeu.'],
    ['it', 'La diga non ha ceduto.', 'La diga ha ceduto.'],
  ])('%s: %s', (lang, submitted, stored) => {
    expect(differentNegation(compare(submitted, stored, { lang }))).toBe(true);
    expect(differentNegation(compare(stored, submitted, { lang }))).toBe(true);
    expect(differentNegation(compare(submitted, submitted, { lang }))).toBe(false);
  });
});

test.each([
  ['Don’t forget the dam burst.', 'The dam burst.'],
  ['The player changed from No. 13 to No. 14.', 'The player changed from 13 to 14.'],
])('what only looks like a denial is none: %s', (submitted, stored) => {
  expect(differentNegation(compare(submitted, stored))).toBe(false);
});

test('an answer before a number denies', () => {
  expect(differentNegation(compare('Did it burst? No. 13 fled.', 'Did it burst? 13 fled.'))).toBe(true);
  expect(differentNegation(compare('The town paid no 450 dollars.', 'The town paid 450 dollars.'))).toBe(
    true,
  );
});

test('claims that deny alike do not differ', () => {
  expect(differentNegation(compare('The dam never burst.', 'The dam did not burst.'))).toBe(false);
});

test('in a language whose denials are not known, only the same words are no difference', () => {
  expect(differentNegation(compare('Baraj yıkılmadı.', 'Baraj yıkıldı.', { lang: 'tr' }))).toBe(true);
  expect(differentNegation(compare('Baraj yıkıldı!', 'Baraj yıkıldı.', { lang: 'tr' }))).toBe(false);
});
