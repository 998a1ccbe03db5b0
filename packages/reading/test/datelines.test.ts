import { describe, expect, test } from 'vitest';
import { asides, obstacle, readClaim } from './support/reader.js';

describe('a time is told from the day of the dateline', () => {
  test.each([
    ['GENEVA, 4 April 2018 - More than 40 people were killed in Homs last month.', '2018-03-01..2018-03-31'],
    ['BEIRUT, July 26, 2018 - More than 40 people were killed in Homs on Wednesday, July 25.', '2018-07-25'],
    ['BEIRUT, 26 July 2018 – More than 40 people were killed in Homs on 25 July 2018.', '2018-07-25'],
    [
      'Geneva, 4 January 2018: More than 40 people were killed in Homs in December.',
      '2017-12-01..2017-12-31',
    ],
    [
      'BEYROUTH, 3 février 2018 (AFP) - Plus de 40 personnes ont été tuées en janvier à Homs.',
      '2018-01-01..2018-01-31',
    ],
    ['Beirut, 29 de junio de 2018 (EFE).- Más de 40 personas murieron el 28 de junio en Homs.', '2018-06-28'],
    ['BEIRUT, July 27, 2018 - More than 40 people were killed in Homs on Wednesday.', '2018-07-25'],
    ['BEIRUT, July 25, 2018 - More than 40 people were killed in Homs on Wednesday.', '2018-07-25'],
    ['Beirut, 27 jul 2018 (EFE).- Más de 40 personas murieron el miércoles en Homs.', '2018-07-25'],
    ['БЕЙРУТ, 3 февраля 2018. – В январе в Хомсе погибло более 40 человек.', '2018-01-01..2018-01-31'],
  ])('%s', (text, time) => {
    expect(readClaim(text)).toBe(`killed, homs, ${time}, more_than 40`);
    expect(asides(text).sources).toHaveLength(1);
  });
});

describe('it is not', () => {
  test.each([
    // The month is not over.
    'BEIRUT, 26 July 2018 - More than 40 people were killed in Homs in July.',
    'BEIRUT, 26 July 2018 - More than 40 people were killed in Homs.',
    'More than 40 people were killed in Homs on Wednesday.',
    'BEIRUT, July 26 - More than 40 people were killed in Homs last month.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('where and when it happened is told in the same way', () => {
    expect(readClaim('Homs, 26 July 2018: more than 40 people killed')).toBe(
      'killed, homs, 2018-07-26, more_than 40',
    );
  });
});

describe('days side by side', () => {
  test.each([
    'On 21 and 22 March 2017 more than 40 people were killed in Homs.',
    'El 21 y 22 de marzo de 2017 murieron más de 40 personas en Homs.',
    'Les 21 et 22 mars 2017, plus de 40 personnes ont été tuées à Homs.',
    '21 и 22 марта 2017 года в Хомсе погибло более 40 человек.',
  ])('are one time: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-03-21..2017-03-22, more_than 40');
  });

  test('days apart are none', () => {
    expect(obstacle('On 21 and 25 March 2017 more than 40 people were killed in Homs.')).not.toBeNull();
  });
});
