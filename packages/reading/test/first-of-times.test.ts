import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion, readWithAsides } from './support/reader.js';

describe('a year beside all others', () => {
  test.each([
    '2016 was the deadliest year in Aleppo.',
    'The deadliest year in Aleppo was 2016.',
    'Aleppo’s deadliest year was 2016.',
    '2016 was the deadliest year of the war in Aleppo.',
    '2016 was deadlier than any other year in Aleppo.',
    'More people were killed in Aleppo in 2016 than in any other year.',
    '2016 was the year with the most deaths in Aleppo.',
    'The UN said that 2016 was the deadliest year in Aleppo.',
    'Was 2016 the deadliest year in Aleppo?',
    '2016 fue el año más mortífero en Alepo.',
    '2016 fue el año con más muertos en Alepo.',
    'En Alepo murieron más personas en 2016 que en ningún otro año.',
    '2016 a été l’année la plus meurtrière à Alep.',
    '2016 a été l’année avec le plus de morts à Alep.',
    'Il y a eu plus de morts à Alep en 2016 que durant toute autre année.',
    '2016 год был самым кровопролитным в Алеппо.',
    '2016 год стал годом с наибольшим числом погибших в Алеппо.',
    'В Алеппо в 2016 году погибло больше людей, чем в любом другом году.',
    '2016 рік був найкривавішим в Алеппо.',
    '2016 рік став роком з найбільшою кількістю загиблих в Алеппо.',
    'У 2016 році в Алеппо загинуло більше людей, ніж у будь-якому іншому році.',
    'كان عام 2016 الأكثر دموية في حلب.',
    'قُتل في حلب عام 2016 عدد أكبر مما في أي عام آخر.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo, .., 2016 more than each other');
  });

  test.each([
    [
      'Between 2016 and 2018, the deadliest year in Aleppo was 2016.',
      'killed, aleppo, 2016-01-01..2018-12-31, 2016 more than each other',
    ],
    [
      '2016 was the deadliest year for civilians in Aleppo.',
      'civilians_killed, aleppo, .., 2016 more than each other',
    ],
    [
      '2016 was the year with the most battles in Aleppo.',
      'events, battle, aleppo, .., 2016 more than each other',
    ],
    [
      'Fewer people were killed in Aleppo in 2018 than in any other year.',
      'killed, aleppo, .., 2018 fewer than each other',
    ],
    ['2018 was Syria’s deadliest year.', 'killed, SY, .., 2018 more than each other'],
    ['2016 was the most violent year in Aleppo.', 'events, aleppo, .., 2016 more than each other'],
  ])('%s', (text, claim) => {
    expect(readClaim(text)).toBe(claim);
  });

  test.each([
    'No year was deadlier in Homs than 2016.',
    'In no other year were more people killed in Homs than in 2016.',
    'En ningún otro año murieron más personas en Homs que en 2016.',
  ])('none other had more: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, .., 2016 more than each other');
  });

  test.each([
    '2016 saw the highest number of deaths in Syria.',
    '2016 saw the most deaths in Syria.',
    '2016 registró el mayor número de muertos en Siria.',
    '2016 a enregistré le plus grand nombre de morts en Syrie.',
    '2016 год принёс наибольшее число погибших в Сирии.',
  ])('what a year saw most of: %s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, .., 2016 more than each other');
  });

  test.each([
    '2019 was the least deadly year in Syria.',
    'No year saw fewer deaths in Syria than 2019.',
    '2019 fue el año menos mortífero en Siria.',
    '2019 a été l’année la moins meurtrière en Syrie.',
    '2019 стал наименее кровопролитным годом в Сирии.',
    '2019 рік став найменш кривавим роком у Сирії.',
    'كان عام 2019 العام الأقل دموية في سوريا.',
  ])('the least of all: %s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, .., 2019 fewer than each other');
  });

  test('by how far it was the first is not computed', () => {
    expect(readWithAsides('2016 was by far the deadliest year in Aleppo.')).toEqual({
      claim: 'killed, aleppo, .., 2016 more than each other',
      asides: [{ text: 'by far', says: 'unchecked' }],
    });
  });
});

describe('a province beside all others', () => {
  test.each([
    'Raqqa was the province with the highest death toll in 2017.',
    'Raqqa had a higher death toll than any other province in 2017.',
    'Raqqa had the highest number of deaths of any province in 2017.',
    'Of all provinces, Raqqa had the most deaths in 2017.',
    'No province saw more deaths than Raqqa in 2017.',
    'Raqqa fue la provincia más mortífera en 2017.',
    'Raqqa tuvo el mayor número de muertos de todas las provincias en 2017.',
    'Raqqa a compté le plus grand nombre de morts de toutes les provinces en 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, 2017-01-01..2017-12-31, ar-raqqah more than each other');
  });
});

describe('a month beside all others of its year', () => {
  test.each([
    'March 2018 was Rif Dimashq’s deadliest month that year.',
    'March 2018 was the deadliest month of that year in Rif Dimashq.',
    'More people were killed in Rif Dimashq in March 2018 than in any other month that year.',
    'Marzo de 2018 fue el mes más mortífero de ese año en Rif Dimashq.',
    'Mars 2018 a été le mois le plus meurtrier de cette année-là à Rif Dimashq.',
    'March was the deadliest month of 2018 in Rif Dimashq.',
    'March 2018 was the deadliest month of 2018 in Rif Dimashq.',
    'The deadliest month of 2018 in Rif Dimashq was March.',
    'In 2018, March was the deadliest month in Rif Dimashq.',
    'More people were killed in Rif Dimashq in March than in any other month of 2018.',
    'Was March the deadliest month of 2018 in Rif Dimashq?',
    'Marzo fue el mes más mortífero de 2018 en Rif Dimashq.',
    'Le mois le plus meurtrier de 2018 à Rif Dimashq a été mars.',
    'Самым кровавым месяцем 2018 года в Риф-Димашке был март.',
    'Березень був найкривавішим місяцем 2018 року в Риф-Дімашку.',
    'كان مارس الشهر الأكثر دموية في عام 2018 في ريف دمشق.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, rif-dimashq, 2018-01-01..2018-12-31, 2018-03 more than each other');
  });

  test('or of all months, where no other time is told', () => {
    expect(readClaim('March 2018 was the deadliest month in Rif Dimashq.')).toBe(
      'killed, rif-dimashq, .., 2018-03 more than each other',
    );
  });
});

describe('a month or a year beside those since another', () => {
  test.each([
    'March 2018 was the deadliest month in Homs since March 2016.',
    'March 2018 was the deadliest month since March 2016 in Homs.',
    'Marzo de 2018 fue el mes más mortífero en Homs desde marzo de 2016.',
    'Mars 2018 a été le mois le plus meurtrier à Homs depuis mars 2016.',
    'كان مارس 2018 الشهر الأكثر دموية في حمص منذ مارس 2016',
    'Март 2018 года стал самым кровавым месяцем в Хомсе с марта 2016 года.',
    'Березень 2018 року став найкривавішим місяцем у Хомсі з березня 2016 року.',
  ])('that one left out: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2016-04-01..2018-03-31, 2018-03 more than each other');
  });

  test('of another length', () => {
    expect(readClaim("March 2018 was Syria's deadliest month since 2016.")).toBe(
      'killed, SY, 2017-01-01..2018-03-31, 2018-03 more than each other',
    );
    expect(readClaim('2018 was the deadliest year for civilians in Homs since 2015.')).toBe(
      'civilians_killed, homs, 2016-01-01..2018-12-31, 2018 more than each other',
    );
  });

  test('its start takes it in', () => {
    expect(readClaim('March 2018 was the deadliest month in Homs since the start of 2016.')).toBe(
      'killed, homs, 2016-01-01..2018-03-31, 2018-03 more than each other',
    );
  });

  test('as a question', () => {
    expect(readQuestion('Was March 2018 the deadliest month in Homs since March 2016?')).toBe(
      'rank, most, killed, homs, 2016-04-01..2018-03-31, by month',
    );
  });

  test.each([
    '400 people were killed in Homs in 2018, the most since 2016.',
    '400 people were killed in Homs in 2018 since 2016.',
    'Most people killed in Homs since 2016 died in 2018.',
    'In 2018 fewer people were killed in Homs than since 2016.',
    'Aleppo was the deadliest province in March 2018 since March 2016.',
    '3 March 2018 was the deadliest day in Homs since March 2016.',
    'March 2018 was not the deadliest month in Homs since March 2016.',
    'March 2018 was one of the deadliest months in Homs since March 2016.',
    'March 2016 was the deadliest month in Homs since March 2018.',
    'March 2018 was the deadliest month in Homs since March 2016 and May 2017.',
    'The deadliest month in Homs since 2016 was March 2018.',
    'Since 2016 the deadliest year in Homs has been 2018.',
  ])('nothing else is read of two such times: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('nor asked', () => {
    expect(readQuestion('What was the deadliest month of 2018 in Homs since March 2016?')).toBeNull();
    expect(
      readQuestion(
        'How many people were killed in Homs in March 2018, the deadliest month since March 2016?',
      ),
    ).toBeNull();
  });
});

describe('what says something else of a time', () => {
  test.each([
    ['a denial', '2016 was not the deadliest year in Aleppo.'],
    ['a place in the order', '2016 was the second deadliest year in Aleppo.'],
    ['one of several', '2016 was one of the deadliest years in Aleppo.'],
    ['one of several', '2016 was among the deadliest years in Aleppo.'],
    ['up to then', '2016 was the deadliest year yet in Aleppo.'],
    ['up to then', '2016 was the deadliest year so far in Aleppo.'],
    ['up to then', '2018 год уже стал самым кровопролитным в Хомсе.'],
    ['of some', '2016 was the deadliest year for journalists in Aleppo.'],
    ['of some', '2016 was the deadliest year for IS in Aleppo.'],
    ['of anything', '2016 was the worst year in Aleppo.'],
    ['most of them', 'Most people in Aleppo were killed in 2016.'],
    ['two places', '2016 was the deadliest year in Aleppo and Homs.'],
    ['two places', 'No year was deadlier in Homs than 2016 in Hama.'],
    ['two places', 'Of all provinces, Raqqa and Homs had the most deaths in 2017.'],
    ['two places', 'More people were killed in Aleppo in 2016 than any other year in Homs.'],
    ['a month in a year', 'The deadliest month in Homs was in 2016.'],
    ['outside of it', '2019 was the deadliest year in Aleppo between 2016 and 2018.'],
    ['an event', 'The deadliest event in Homs was in 2016.'],
    ['an event', 'The least deadly attack in Homs was in 2016.'],
    ['what no year was compared with', 'No year was deadlier in Homs.'],
    ['what it is compared with before it', 'In any other year there were more deaths in Homs than in 2016.'],
    ['but for one', 'No province other than Aleppo had more deaths than Homs in 2016.'],
    ['more than before', '2016 saw more deaths in Syria.'],
    ['a year, or a province', '2016 saw the most deaths in Aleppo.'],
    ['a year, or a party', '2016 saw IS kill the most people in Syria.'],
    ['a year, or a country', 'Syria saw the most deaths in 2016.'],
    ['a number', 'No province had more than 40 deaths in 2017.'],
    ['a place, of anything', 'Aleppo was the worst province in Syria in 2016.'],
  ])('%s: %s', (_, text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test.each([
  [
    'Was March the deadliest month of 2018 in Homs?',
    'rank, most, killed, homs, 2018-01-01..2018-12-31, by month',
  ],
  ['Was July 2018 the deadliest month in Homs?', 'rank, most, killed, homs, .., by month'],
  ['Was 2018 the year with the fewest deaths in Homs?', 'rank, fewest, killed, homs, .., by year'],
  [
    'What was Raqqa’s worst month in 2017 for civilians?',
    'rank, most, civilians_killed, ar-raqqah, 2017-01-01..2017-12-31, by month',
  ],
  ['Was Homs the deadliest province in 2017?', 'rank, most, killed, SY, 2017-01-01..2017-12-31, by province'],
])('asked, all are put in order: %s', (text, question) => {
  expect(readQuestion(text)).toBe(question);
});
