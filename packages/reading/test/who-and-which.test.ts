import { describe, expect, test } from 'vitest';
import { readQuestion } from './support/reader.js';

describe('battles that a party took part in', () => {
  test.each([
    'How many clashes did HTS take part in in Idlib in 2018?',
    '¿En cuántos combates participó HTS en Idlib en 2018?',
    'À combien de combats HTS a-t-il participé à Idlib en 2018 ?',
    'كم عدد المعارك التي شاركت فيها هيئة تحرير الشام في إدلب عام 2018؟',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('count, events, battle, idlib, 2018-01-01..2018-12-31, involved HTS');
  });
});

describe('against whom a party fought', () => {
  test.each([
    'Who did IS fight in Homs in 2017?',
    'Against whom did IS fight in Homs in 2017?',
    '¿Contra quién luchó el EI en Homs en 2017?',
    "Contre qui l'EI a-t-il combattu à Homs en 2017 ?",
    'Против кого воевал ИГИЛ в Хомсе в 2017 году?',
    'З ким воював ІДІЛ у Хомсі у 2017 році?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe(
      'count, events, battle, homs, 2017-01-01..2017-12-31, involved IS, by actor',
    );
  });

  test.each(['Who did IS kill in Homs in 2017?', 'Who did IS attack in Homs in 2017?'])(
    'not whom it killed: %s',
    (text) => {
      expect(readQuestion(text)).toBeNull();
    },
  );
});

test.each([
  [
    'Who was responsible for the most civilian deaths in Aleppo in 2016?',
    'rank, most, civilians_killed, aleppo, 2016-01-01..2016-12-31, by actor',
  ],
  [
    'Which party was responsible for most deaths in Aleppo in 2016?',
    'rank, most, killed, aleppo, 2016-01-01..2016-12-31, by actor',
  ],
  [
    'Who was responsible for civilian deaths in Aleppo in 2016?',
    'count, civilians_killed, aleppo, 2016-01-01..2016-12-31, by actor',
  ],
  [
    'Was IS responsible for more than 100 civilian deaths in Aleppo in 2016?',
    'whether, civilians_killed, aleppo, 2016-01-01..2016-12-31, by IS',
  ],
  ['Who is responsible for the report on deaths in Aleppo in 2016?', null],
  ['Who are responsible for counting the deaths in Syria in 2016?', null],
])('who was responsible: %s', (text, question) => {
  expect(readQuestion(text)).toBe(question);
});

describe('what share of the dead were civilians', () => {
  test.each([
    'What percentage of the people killed in Homs in 2017 were civilians?',
    'What share of deaths in Homs in 2017 were civilians?',
    'What proportion of those killed in Homs in 2017 were civilians?',
    '¿Qué porcentaje de los muertos en Homs en 2017 eran civiles?',
    'Quel pourcentage des morts à Homs en 2017 étaient des civils ?',
    'Какой процент погибших в Хомсе в 2017 году были мирными жителями?',
    'Який відсоток загиблих у Хомсі у 2017 році становили цивільні?',
    'ما نسبة المدنيين من القتلى في حمص عام 2017؟',
    'What is the share of civilians among those killed in Homs in 2017?',
    '¿Cuál es la proporción de civiles entre los muertos en Homs en 2017?',
    'Quelle est la part des civils parmi les morts à Homs en 2017 ?',
    'Какова доля мирных жителей среди погибших в Хомсе в 2017 году?',
    'Яка частка цивільних серед загиблих у Хомсі у 2017 році?',
    'ما نسبة المدنيين من بين القتلى في حمص عام 2017؟',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('share, civilians_killed, homs, 2017-01-01..2017-12-31');
  });

  test.each([
    ['of civilians', 'What percentage of civilians were killed in Homs in 2017?'],
    ['of civilians, where', 'What percentage of civilian deaths in 2017 were in Homs?'],
    ['of all, where', 'What percentage of deaths in 2017 were in Homs?'],
    ['of others', 'What percentage of the people killed in Homs in 2017 were not civilians?'],
    [
      'of those whom one killed',
      'What percentage of the people killed by IS in Homs in 2017 were civilians?',
    ],
    [
      'of those killed in battles',
      'What percentage of people killed in battles in Homs in 2017 were civilians?',
    ],
    ['told apart', 'What percentage of the people killed in Homs in 2017 were civilians, by month?'],
    ['of the wounded', 'What is the share of civilians among the wounded in Homs in 2017?'],
    ['of others', 'What is the share of civilians among rebels killed in Homs in 2017?'],
    ['who killed', 'What percentage of people killed civilians in Homs in 2017?'],
    ['who killed', 'What percentage of the people killed in Homs in 2017 had killed civilians?'],
    ['who killed', 'What percentage of the people killed in Homs in 2017 were killed by civilians?'],
    ['who killed', '¿Qué porcentaje de los muertos en Homs en 2017 mataron civiles?'],
    ['elsewhere', 'What percentage of the people killed in Homs in 2017 were civilians in Hama?'],
    ['at another time', 'What percentage of the people killed in Homs in 2017 were civilians in 2016?'],
    ['with others', 'What percentage of the people killed in Homs in 2017 were civilians or soldiers?'],
  ])('not %s: %s', (_, text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('so many parts with the most, without a word that asks', () => {
  test.each([
    'The five provinces with the most deaths in 2017',
    'Las 5 provincias con más muertos en 2017',
    'Les cinq provinces avec le plus de morts en 2017',
    'Пять провинций с наибольшим числом погибших в 2017 году',
    'Топ-5 провинций по числу погибших в 2017 году',
    'П’ять провінцій з найбільшою кількістю загиблих у 2017 році',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('rank, 5 most, killed, SY, 2017-01-01..2017-12-31, by province');
  });

  test.each([
    'How many people died in the five provinces with the most battles in 2017?',
    'Which battles took place in the five provinces with the most deaths in 2017?',
    'كم عدد القتلى في أكثر محافظة شهدت معارك في 2017؟',
  ])('what is asked of those is another matter: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

test.each([
  [
    'ما هي أكثر محافظة شهدت معارك في 2017؟',
    'rank, most, events, battle, SY, 2017-01-01..2017-12-31, by province',
  ],
  ['ما هو أكثر شهر دموية في إدلب عام 2019؟', 'rank, most, killed, idlib, 2019-01-01..2019-12-31, by month'],
  [
    'Which was the most violent province in 2018?',
    'rank, most, killed, SY, 2018-01-01..2018-12-31, by province',
  ],
  [
    'Which actors were most active in Hama in 2019?',
    'rank, most, events, hamah, 2019-01-01..2019-12-31, by actor',
  ],
  [
    'Give me all attacks on civilians in Hama in 2016',
    'list, events, violence_against_civilians, hamah, 2016-01-01..2016-12-31',
  ],
  [
    '¿Cuántos ataques cometió el EI en Homs en 2017?',
    'count, events, attack, homs, 2017-01-01..2017-12-31, by IS',
  ],
])('%s', (text, read) => {
  expect(readQuestion(text)).toBe(read);
});

test.each([
  'In which provinces was IS active in 2019?',
  '¿En qué provincias estuvo activo el EI en 2019?',
  "Dans quelles provinces l'EI a-t-il été actif en 2019 ?",
  'В каких провинциях действовал ИГИЛ в 2019 году?',
])('where a party was active is where its events were: %s', (text) => {
  expect(readQuestion(text)).toBe('count, events, SY, 2019-01-01..2019-12-31, involved IS, by province');
});

test.each([
  [
    'On what date was the first battle of 2017 in Hasakah?',
    'first, events, battle, al-hasakah, 2017-01-01..2017-12-31',
  ],
  [
    'Où y a-t-il eu le plus de civils tués en 2019 ?',
    'rank, most, civilians_killed, SY, 2019-01-01..2019-12-31, by province',
  ],
])('%s', (text, read) => {
  expect(readQuestion(text)).toBe(read);
});

test.each(['Where in Homs did people die in 2017?', 'How many were killed in Homs, and where?'])(
  'of one province nothing smaller is told: %s',
  (text) => {
    expect(readQuestion(text)).toBeNull();
  },
);
