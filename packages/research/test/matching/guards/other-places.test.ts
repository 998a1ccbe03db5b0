import { expect, test } from 'vitest';
import { haveOtherPlaces } from '../../../src/matching/guards/other-places.js';
import { compare } from '../../support/compare.js';

const differ = (submitted: string, stored: string, lang = 'en') =>
  haveOtherPlaces(compare(submitted, stored, { lang }));

test.each([
  ['en', 'Footballer gave it all to sick kids in Marseille', 'He gave his bonus to a hospital in Lyon.'],
  [
    'en',
    'Denmark saved the forest with 450 million',
    'Norway paid 450 million for the rescue of the forest.',
  ],
  ['en', 'The dam of Tarmonde gives way', 'A video shows the dam of Sarenes bursting.'],
  ['fr', 'Les vaches meurent en Bretagne', 'Des vaches sont mortes en Alsace.'],
  ['ru', 'В Омске родились дети с антителами', 'Дети с антителами родились в Новосибирске.'],
])('%s: elsewhere: %s', (lang, submitted, stored) => expect(differ(submitted, stored, lang)).toBe(true));

test.each([
  ['the same place', 'Sick kids in Lyon get a bonus', 'He gave his bonus to a hospital in Lyon.'],
  ['the same place as a hashtag', 'Sick kids in need #lyonhospital', 'He gave it to a hospital in Lyon.'],
  ['a place left out', 'Sick kids get a bonus', 'He gave his bonus to a hospital in Lyon.'],
  ['a place in addition', 'In Paris they say: sick kids in Lyon get it', 'Sick kids in Lyon get a bonus.'],
  ['a town of the country', 'A ride collapsed in Ahmedabad', 'A ride in India collapsed.'],
  [
    'a country under another name',
    'It is unsafe to go to the United States',
    'A warning spoke of unrest in America.',
  ],
  ['somebody looked at', 'Look at Macron eating cake', 'In Paris the president eats cake.'],
  ['a month', 'It broke in August', 'The dam broke in May.'],
])('none: %s', (_, submitted, stored) => expect(differ(submitted, stored)).toBe(false));

test('a town that the context of the claim names is no other one', () =>
  expect(
    haveOtherPlaces(
      compare('Sick kids in Paris get it', 'A hospital in Lyon got it.', { context: 'He spoke in Paris.' }),
    ),
  ).toBe(false));
