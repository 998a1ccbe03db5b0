import { expect, test } from 'vitest';
import { differentPlaces } from '../../../src/matching/guards/different-places.js';
import { compare } from '../../support/compare.js';
import { province } from '../../support/records.js';

test.each([
  ['another province', 'The dam burst in Sarenes.', 'The dam burst in Tarmonde.'],
  ['a province of two words', 'The dam burst in Ilvara Baja.', 'The dam burst in Sarenes.'],
  ['a province in other letters', 'the dam burst in SARENES', 'The dam burst in Tarmonde.'],
  ['a province that the stored claim lacks', 'The dam burst in Sarenes.', 'The dam burst.'],
  ['a province that the submitted claim lacks', 'The dam burst.', 'The dam burst in Sarenes.'],
  ['another country', 'The dam burst in Portugal.', 'The dam burst in Spain.'],
])('%s is a difference', (_, submitted, stored) => {
  expect(differentPlaces(compare(submitted, stored))).toBe(true);
});

test('countries are known in the language of the record', () => {
  expect(
    differentPlaces(compare('La presa cedió en España.', 'La presa cedió en Alemania.', { lang: 'es' })),
  ).toBe(true);
});

test('the same place is none', () => {
  expect(differentPlaces(compare('In Sarenes the dam burst.', 'The dam burst in Sarenes.'))).toBe(false);
});

test('a claim that is filed under a province need not name it', () => {
  const filed = { province: province('Sarenes') };
  expect(differentPlaces(compare('The dam burst in Sarenes.', 'The dam burst.', filed))).toBe(false);
  expect(differentPlaces(compare('The dam burst in Tarmonde.', 'The dam burst.', filed))).toBe(true);
  expect(differentPlaces(compare('The dam burst.', 'The dam burst.', filed))).toBe(false);
});
