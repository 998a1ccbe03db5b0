import { expect, test } from 'vitest';
import { haveOtherPersons } from '../../../src/matching/guards/other-persons.js';
import { compare } from '../../support/compare.js';

const stored = 'Energy minister Iris Calder owns shares in the coal plant.';
const differ = (submitted: string, told = stored, lang = 'en') =>
  haveOtherPersons(compare(submitted, told, { lang }));

test.each([
  ['en', 'Pavel Kubat, our energy minister, holds shares in that plant', stored],
  ['en', 'It was Cardinal Lorenzi who went to the prison', 'Pope Clement visited the prison.'],
  ['en', 'the European Loan Bank gave out cards', 'The Danish Aid Fund handed out cards.'],
  ['ru', 'Дети с антителами, заявил министр Глеб Дорохин', 'Так заявила главврач Алевтина Шумкова.'],
])('%s: somebody else: %s', (lang, submitted, told) => expect(differ(submitted, told, lang)).toBe(true));

test.each([
  ['the same', 'Iris Calder, our energy minister, holds shares'],
  ['one of the names', 'Our minister Calder and her friend Pavel Kubat hold shares'],
  ['a name in a hashtag', '#iriscalder and Pavel Kubat hold shares'],
  ['a name misspelt', 'Iris Caldor and Pavel Kubat hold shares'],
  ['a title', 'Our Prime Minister holds shares in that plant'],
  ['the initials', 'Our IC holds shares, says Pavel Kubat'],
  ['nobody', 'Our energy minister holds shares in that plant'],
])('none: %s', (_, submitted) => expect(differ(submitted)).toBe(false));

test.each([
  ['countries are no persons', 'They amended the law of the United States', stored],
  ['nor is a month', 'It was in May June', stored],
])('%s', (_, submitted, told) => expect(differ(submitted, told)).toBe(false));
