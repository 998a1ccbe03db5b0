import { describe, expect, test } from 'vitest';
import { readClaim } from './support/reader.js';

describe('a time that was told before is no part of one that has no beginning', () => {
  test.each([
    'By the end of June 2017, more than 20,000 people had been killed in Syria that year.',
    'By the end of August 2018, more than 2,000 people had been killed in Syria that month.',
    'By the end of 2017, more than 50,000 people had been killed in Syria over the year.',
    'After June 2018, more than 10,000 people were killed in Syria that year.',
    'From July 2018, more than 10,000 people were killed in Syria that year.',
    'Hasta finales de junio de 2017 murieron más de 20.000 personas en Siria ese año.',
    'A partir de julio de 2018 murieron más de 10.000 personas en Siria ese año.',
    'Jusqu’à la fin de 2017, plus de 50 000 personnes ont été tuées en Syrie dans l’année.',
    'К концу июня 2017 года в Сирии погибло более 20 000 человек в том году.',
    'После июня 2018 года в Сирии за год погибло более 10 000 человек.',
    'До кінця червня 2017 року в Сирії того року загинуло понад 20 000 людей.',
    'حتى نهاية يونيو 2017 قتل أكثر من 20000 شخص في سوريا في نفس العام.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('nor of one that is shorter or longer', () => {
  test.each([
    'In March 2018 it was bad: more than 20,000 people were killed in Syria over the whole year.',
    'In March 2018, more than 500 people were killed in Syria that day.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('the second of two statements', () => {
  test('is of the time that the first tells', () => {
    expect(
      readClaim('At least 900 people were killed in Idlib in 2018, and that year more than 150 in Latakia.'),
    ).toContain('latakia, 2018-01-01..2018-12-31');
  });

  test('or of a part of it, where that has no beginning', () => {
    expect(
      readClaim('Until the end of 2017, 400 people were killed in Homs, and that year 300 in Latakia.'),
    ).toBeNull();
  });
});

describe('words for a time beside it, or for as long a one', () => {
  test.each([
    ['In 2017 at least 30,000 people were killed in Syria over the year.', '2017-01-01..2017-12-31'],
    ['In the calendar year 2017 at least 30,000 people were killed in Syria.', '2017-01-01..2017-12-31'],
    ['In the month of March 2018 at least 3,000 people were killed in Syria.', '2018-03-01..2018-03-31'],
    ['By the end of the year 2017 at least 30,000 people had been killed in Syria.', '..2017-12-31'],
    ['En el mes de marzo de 2018 murieron al menos 3.000 personas en Siria.', '2018-03-01..2018-03-31'],
    ['К концу 2017 года в Сирии погибло не менее 30 000 человек.', '..2017-12-31'],
    ['До кінця 2017 року в Сирії загинуло щонайменше 30 000 людей.', '..2017-12-31'],
  ])('%s', (text, time) => {
    expect(readClaim(text)).toMatch(
      new RegExp(`^killed, SY, ${time.replaceAll('.', '\\.')}, at_least [0-9]+$`),
    );
  });
});
