import { describe, expect, test } from 'vitest';
import { readClaim } from '../support/reader.js';

describe('one place beside another', () => {
  test.each([
    'More people were killed in Aleppo than in Homs in 2017.',
    'In 2017 more people were killed in Aleppo than in Homs.',
    'Aleppo was deadlier than Homs in 2017.',
    'Were more people killed in Aleppo than in Homs in 2017?',
    'En 2017 murieron más personas en Alepo que en Homs.',
    'Il y a eu plus de morts à Alep qu’à Homs en 2017.',
    'В 2017 году в Алеппо погибло больше людей, чем в Хомсе.',
    'У 2017 році в Алеппо загинуло більше людей, ніж у Хомсі.',
    'قُتل في حلب عام 2017 عدد أكبر مما قُتل في حمص.',
  ])('more: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo+homs, 2017-01-01..2017-12-31, aleppo more than homs');
  });

  test.each([
    'Fewer people were killed in Aleppo than in Homs in 2017.',
    'En 2017 murieron menos personas en Alepo que en Homs.',
    'Il y a eu moins de morts à Alep qu’à Homs en 2017.',
    'В 2017 году в Алеппо погибло меньше людей, чем в Хомсе.',
    'У 2017 році в Алеппо загинуло менше людей, ніж у Хомсі.',
    'قُتل في حلب عام 2017 عدد أقل مما قُتل في حمص.',
  ])('fewer: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo+homs, 2017-01-01..2017-12-31, aleppo fewer than homs');
  });

  test('of events, of a kind, of civilians, by a party', () => {
    expect(readClaim('There were more battles in Aleppo than in Homs in 2017.')).toBe(
      'events, battle, aleppo+homs, 2017-01-01..2017-12-31, aleppo more than homs',
    );
    expect(readClaim('IS killed fewer civilians in Aleppo than in Homs in 2017.')).toBe(
      'civilians_killed, aleppo+homs, 2017-01-01..2017-12-31, by IS, aleppo fewer than homs',
    );
  });
});

describe('one time beside another', () => {
  test.each([
    'More people were killed in Aleppo in 2016 than in 2018.',
    'In Aleppo, 2016 was deadlier than 2018.',
    'En Alepo murieron más personas en 2016 que en 2018.',
    'Il y a eu plus de morts à Alep en 2016 qu’en 2018.',
    'В Алеппо погибло больше людей в 2016 году, чем в 2018.',
    'В Алеппо загинуло більше людей у 2016 році, ніж у 2018.',
  ])('the first is said to have more: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo, 2016-01-01..2018-12-31, 2016 more than 2018');
  });

  test.each([
    'Deaths in Aleppo fell from 2016 to 2018.',
    'Deaths in Aleppo dropped in 2018 compared with 2016.',
    'El número de muertos en Alepo disminuyó de 2016 a 2018.',
    'Le nombre de morts à Alep a baissé de 2016 à 2018.',
    'Число погибших в Алеппо снизилось с 2016 по 2018 год.',
    'Кількість загиблих в Алеппо зменшилася з 2016 до 2018 року.',
    'انخفض عدد القتلى في حلب من عام 2016 إلى عام 2018.',
  ])('the later is said to have fewer: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo, 2016-01-01..2018-12-31, 2018 fewer than 2016');
  });

  test('the later is said to have more, by months as well', () => {
    expect(readClaim('The number of people killed in Aleppo rose from March to April 2017.')).toBe(
      'killed, aleppo, 2017-03-01..2017-04-30, 2017-04 more than 2017-03',
    );
  });
});

describe('one province beside all others of its country', () => {
  test.each([
    'Aleppo was the deadliest province in 2016.',
    'Aleppo was the deadliest province in Syria in 2016.',
    'Alepo fue la provincia más mortífera de Siria en 2016.',
    'Alep a été la province la plus meurtrière de Syrie en 2016.',
    'Алеппо была самой кровопролитной провинцией Сирии в 2016 году.',
    'Алеппо була найкривавішою провінцією Сирії у 2016 році.',
    'كانت حلب المحافظة الأكثر دموية في سوريا عام 2016.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, 2016-01-01..2016-12-31, aleppo more than each other');
  });
});

describe('what compares otherwise is not read', () => {
  test.each([
    ['so many times as many', 'Twice as many people were killed in Homs as in Hama in 2017.'],
    ['as many', 'As many people were killed in Homs as in Hama in 2017.'],
    ['by how much', '500 more people were killed in Homs than in Hama in 2017.'],
    ['by how much', 'Deaths in Aleppo fell by 40% from 2016 to 2018.'],
    ['by how much', 'Deaths in Aleppo fell by half from 2016 to 2018.'],
    ['the other way', 'Homs was surpassed by Hama in deaths in 2017.'],
    ['the other way', 'Compared with Homs, more people were killed in Hama in 2017.'],
    ['a denial', 'Aleppo was not the deadliest province in 2016.'],
    ['a denial', 'No more people were killed in Homs than in Hama in 2017.'],
    ['a denial', 'It is not true that more people were killed in Homs than in Hama in 2017.'],
    ['a place in the order', 'Aleppo was the second deadliest province in 2016.'],
    ['one of several', 'Aleppo was one of the deadliest provinces in 2016.'],
    ['one of several', 'Aleppo was among the deadliest provinces in 2016.'],
    ['but one', 'Aleppo was the deadliest province after Homs in 2016.'],
    ['both ways', 'In 2017, Homs had fewer deaths but more battles than Hama.'],
    ['both ways', 'Deaths rose in Idlib and fell in Homs from 2017 to 2018.'],
    ['people', 'More civilians than fighters were killed in Homs in 2017.'],
    ['parties', 'IS killed more civilians than the SDF in Homs in 2017.'],
    ['kinds', 'There were more battles than attacks in Homs in 2017.'],
    ['three places', 'More people were killed in Aleppo than in Homs and Hama in 2017.'],
    ['two places and two times', 'More people were killed in Homs in 2017 than in Hama in 2016.'],
    ['no time', 'More people were killed in Homs than in Hama.'],
    ['no one time', '2016 was the deadliest year in Aleppo.'],
    ['quarters', 'Deaths in Aleppo fell from the first quarter of 2016 to the first quarter of 2017.'],
    ['a question', 'Which province was the deadliest in 2016, Aleppo or Homs?'],
    ['a rate', 'More people were killed per month in Aleppo in 2016 than in 2018.'],
    ['an expectation', 'More people were killed in Aleppo in 2016 than expected in 2018.'],
    ['a part of them', 'Mostly people were killed in Homs rather than in Hama in 2017.'],
    ['a cause', 'Deaths in Aleppo fell from 2016 to 2018 because of the truce.'],
    ['together', 'Il est vrai qu’il y a eu plus de morts à Homs et à Hama en 2017.'],
    ['plus de', 'Il n’y a plus de morts à Homs qu’à Hama en 2017.'],
  ])('%s: %s', (_, text) => {
    expect(readClaim(text)).toBeNull();
  });
});
