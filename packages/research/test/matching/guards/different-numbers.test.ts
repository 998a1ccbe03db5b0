import { describe, expect, test } from 'vitest';
import { differentNumbers } from '../../../src/matching/guards/different-numbers.js';
import { compare } from '../../support/compare.js';

describe('another number is a difference', () => {
  test.each([
    ['en', 'At least 40 people drowned.', 'At least 42 people drowned.'],
    ['en', 'The mill has 2. The mine has none.', 'The mill has 3. The mine has none.'],
    ['en', 'At least 40 people drowned.', 'At least 4,000 people drowned.'],
    ['en', 'It happened in 2017.', 'It happened in 2018.'],
    ['en', 'It happened on the 20th.', 'It happened on the 2nd.'],
    ['en', 'People drowned in 2017.', 'People drowned.'],
    ['en', 'People drowned.', 'People drowned in 2017.'],
    ['en', 'Forty people drowned.', 'Fifty people drowned.'],
    ['en', 'Inflation was 3.5 percent.', 'Inflation was 35 percent.'],
    ['en', 'They offered $80M.', 'They offered 80 thousand dollars.'],
    ['en', 'Half of the town was flooded.', 'The town was flooded.'],
    ['es', 'Murieron cuarenta personas.', 'Murieron cincuenta personas.'],
    ['fr', 'Quarante personnes sont mortes.', 'Trente personnes sont mortes.'],
    ['ru', 'Погибли сорок человек.', 'Погибли пятьдесят человек.'],
    ['uk', 'Загинули сорок людей.', 'Загинули пятдесят людей.'],
    ['ar', 'غرق أربعون شخصا.', 'غرق خمسون شخصا.'],
    ['ar', 'غرق ٤٠ شخصا.', 'غرق ٥٠ شخصا.'],
  ])('%s: %s / %s', (lang, submitted, stored) => {
    expect(differentNumbers(compare(submitted, stored, { lang }))).toBe(true);
  });
});

describe('the same number is none, however it is written', () => {
  test.each([
    ['en', 'Closed: 1. The mill 2. The mine 3. The port', 'Closed: the mill, the mine, the port'],
    ['en', '1,000 people fled.', '1000 people fled.'],
    ['en', 'Forty people drowned.', '40 people drowned.'],
    ['es', 'Huyeron 1.000 personas.', 'Huyeron 1000 personas.'],
    ['ar', 'غرق ٤٠ شخصا.', 'غرق 40 شخصا.'],
    ['en', 'One of them drowned.', 'Somebody drowned.'],
    ['en', 'They offered $80M.', 'They offered 80 million dollars.'],
    ['en', 'They paid 35bn for it.', 'They paid 35 billion for it.'],
  ])('%s: %s / %s', (lang, submitted, stored) => {
    expect(differentNumbers(compare(submitted, stored, { lang }))).toBe(false);
  });
});

test('a number that the context of the stored claim gives is no difference', () => {
  expect(
    differentNumbers(compare('The dam burst in 2025.', 'The dam burst.', { context: 'Said in May 2025.' })),
  ).toBe(false);
});

test('the year in the signature of a quoted message is not the claim’s', () => {
  const tweet = 'The dam at Old Ford burst. — River Watch (@riverwatch) May 5, 2025';
  expect(differentNumbers(compare(tweet, 'The dam at Old Ford burst.'))).toBe(false);
});

test('the year in which a message was signed may be the year of the claim, and is not another one', () => {
  const signed = 'The dam at Old Ford burst. — River News (@river) May 4, 2025';
  expect(differentNumbers(compare(signed, 'In 2025 the dam at Old Ford burst.'))).toBe(false);
  expect(differentNumbers(compare(signed, 'In 2024 the dam at Old Ford burst.'))).toBe(true);
  expect(differentNumbers(compare(signed, 'In 2025 the dam at Old Ford burst; 42 drowned.'))).toBe(true);
});
