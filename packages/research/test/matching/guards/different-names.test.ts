import { expect, test } from 'vitest';
import { differentNames } from '../../../src/matching/guards/different-names.js';
import { compare } from '../../support/compare.js';

test.each([
  ['en', 'The mayor, Iris Calder, resigned.', 'The mayor, Ada Brook, resigned.'],
  ['en', 'The mayor, Iris Calder, resigned.', 'The mayor resigned.'],
  ['en', 'The mayor resigned.', 'The mayor, Iris Calder, resigned.'],
  ['ru', 'Мэр Калинин подал в отставку.', 'Мэр Петров подал в отставку.'],
  ['en', 'Mayor Resigns After Flood', 'Mayor Resigns After Strike'],
])('%s: another name is a difference: %s / %s', (lang, submitted, stored) => {
  expect(differentNames(compare(submitted, stored, { lang }))).toBe(true);
});

test.each([
  ['en', 'Yesterday the mayor, Iris Calder, resigned.', 'The mayor, Iris Calder, resigned.'],
  ['en', 'the mayor, IRIS CALDER, resigned', 'The mayor, Iris Calder, resigned.'],
  ['ru', 'Они видели Калинина.', 'Там был Калинин.'],
  ['ar', 'استقالت رئيسة البلدية.', 'استقالت رئيسة البلدية.'],
])('%s: the same name is none, in another form too: %s / %s', (lang, submitted, stored) => {
  expect(differentNames(compare(submitted, stored, { lang }))).toBe(false);
});

test('a name that the context of the stored claim gives is no difference', () => {
  const context = 'Said of Iris Calder.';
  expect(
    differentNames(compare('The mayor, Iris Calder, resigned.', 'The mayor resigned.', { context })),
  ).toBe(false);
});
