import { expect, test } from 'vitest';
import { haveOtherYears } from '../../../src/matching/guards/other-years.js';
import { compare } from '../../support/compare.js';

const stored = 'The harbour of Sarenes closed 85 of its cafés in July 2022.';
const differ = (submitted: string, told = stored) => haveOtherYears(compare(submitted, told));

test.each([
  'Back in the 1990s the harbour of Sarenes shut 85 cafés',
  'Never forget 2014, when the cafés in the harbour of Sarenes closed',
  'At the End of 2014 the cafés in the harbour of Sarenes closed',
  'In March of 2014 the cafés in the harbour of Sarenes closed',
])('another year: %s', (submitted) => expect(differ(submitted)).toBe(true));

test.each([
  ['the same year', 'In 2022 the cafés in the harbour of Sarenes closed'],
  ['its decade', 'In the 2020s the cafés in the harbour of Sarenes closed'],
  ['no year', 'The cafés in the harbour of Sarenes closed'],
  ['the year of a signature', 'The cafés in the harbour closed — Ada (@ada) May 5, 2024'],
  [
    'its year in another sentence',
    'I was born in 1999. It was in 2022: the harbour of Sarenes closed its cafés in 1 day',
  ],
])('none: %s', (_, submitted) => expect(differ(submitted)).toBe(false));

test.each([
  ['В 1990-х годах порт закрыл кафе', 'В 1994 году порт закрыл кафе'],
  ['In the 1990’s the cafés closed', 'The cafés closed in 1994'],
  ['Dans les années 1990 les cafés ont fermé', 'Les cafés ont fermé en 1994'],
  ['The author of the Harbour Act of 1980 closed the harbour', 'The harbour closed in July 2022.'],
  ['The flood killed 2,000 people, they say', 'In 2019 a flood killed many'],
])('a decade holds its years, and a count is no year: %s', (submitted, told) =>
  expect(differ(submitted, told)).toBe(false),
);

test('a claim without a year says nothing of one', () =>
  expect(differ('In 2014 the harbour closed', 'The harbour of Sarenes closed 85 cafés.')).toBe(false));
