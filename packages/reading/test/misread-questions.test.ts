import { describe, expect, test } from 'vitest';
import { EventReader } from '../src/reader/reader.js';
import { PROVINCES, questionReadBy, readQuestion } from './support/reader.js';
import { recordedNames } from './support/recorded-names.js';

const parties = ['Government of Syria', 'IS', 'SDF', 'HTS', 'PKK'];
const reader = new EventReader(recordedNames(PROVINCES, parties));
const question = (text: string) => questionReadBy(reader, text);

describe('a comparison within each part that is asked for is not computed', () => {
  test.each([
    'Which provinces had more deaths in 2018 than in 2017?',
    '¿Qué provincias de Siria tuvieron más muertos en 2018 que en 2017?',
    'Quelles provinces de Syrie ont eu plus de morts en 2018 qu’en 2017 ?',
    'В каких провинциях Сирии погибло больше людей в 2018 году, чем в 2017?',
    'У яких провінціях Сирії загинуло більше людей у 2018 році, ніж у 2017?',
    'Where did more people die in 2018 than in 2017 in Syria?',
    'Who killed more civilians in 2018 than in 2017 in Homs?',
    'Who killed more civilians in Homs than in Hama in 2017?',
    'Which months of 2017 had more deaths in Homs than in Hama?',
    'Did deaths rise more in Homs or in Hama from 2016 to 2017?',
    'Did deaths rise more in Homs than in Hama from 2016 to 2017?',
  ])('%s', (text) => {
    expect(question(text)).toBeNull();
  });

  test.each([
    ['Which province had more deaths in 2017, Homs or Hama?', 'rank'],
    ['Where did more people die in 2017, in Homs or in Hama?', 'rank'],
    ['Which province had more deaths in 2017 and 2018, Homs or Hama?', 'rank'],
    ['Which was deadlier in Homs, 2016 or 2017?', 'change'],
    ['Did more people die in Homs in 2016 than in 2017?', 'change'],
  ])('one of the parts themselves is: %s', (text, asks) => {
    expect(question(text)).toMatch(new RegExp(`^${asks}`));
  });
});

describe('two ways to tell a number apart are not one', () => {
  test.each([
    'Show me deaths per province and year in Syria',
    'Deaths by province and by year in Syria',
    'Deaths by month and province in Syria in 2017',
    'Muertes por provincia y año en Siria',
    'Muertes por provincia y por año en Siria',
    'Morts par province et par mois en Syrie en 2017',
    'Погибшие по провинциям и по годам в Сирии',
    'Погибшие по провинциям и годам в Сирии',
    'Загиблі за провінціями та роками в Сирії',
    'عدد القتلى حسب المحافظة والسنة في سوريا',
    'Compare deaths in Homs and Hama by year',
    'Compare 2016 and 2017 by province in Syria',
  ])('%s', (text) => {
    expect(question(text)).toBeNull();
  });

  test.each([
    ['Deaths by province in Syria in 2016 and 2017', 'by province'],
    ['Deaths by year in Homs and Hama', 'by year'],
    ['Compare deaths in Homs and Hama in 2017', 'by province'],
    ['Compare deaths in Homs in 2016 and 2017', 'by year'],
  ])('and one is: %s', (text, grouping) => {
    expect(question(text)).toContain(grouping);
  });
});

describe('what is to be compared is told', () => {
  test.each([
    'How many people were killed in Homs compared to last year?',
    'How many people were killed in Homs compared with 2017?',
    'How many people were killed in 2017 compared to Homs?',
  ])('or nothing is: %s', (text) => {
    expect(question(text)).toBeNull();
  });

  test('with what it is compared', () => {
    expect(question('How many people were killed in Homs in 2017 compared with 2016?')).toBe(
      'change, killed, homs, 2016-01-01..2017-12-31, by year',
    );
  });
});

describe('when a place was deadliest asks for a time', () => {
  test.each([
    'When was Homs deadliest?',
    '¿Cuándo fue más mortífera Homs?',
    'Quand Homs a-t-elle été la plus meurtrière ?',
    'Когда Хомс был самым кровавым?',
    'Коли Хомс був найкривавішим?',
    'متى كانت حمص الأكثر دموية؟',
  ])('%s', (text) => {
    expect(question(text)).toBe('rank, most, killed, homs, .., by year');
  });

  test.each([
    ['When was Homs deadliest in 2017?', 'rank, most, killed, homs, 2017-01-01..2017-12-31, by month'],
    ['When was the deadliest attack in Homs?', 'deadliest, killed, attack, homs, ..'],
    ['When was Homs deadliest in May 2017?', null],
  ])('%s', (text, read) => {
    expect(question(text)).toBe(read);
  });
});

describe('where one event was is no sum', () => {
  test.each([
    'Where was the deadliest attack on civilians in Syria in 2017?',
    'Where did the deadliest attack on civilians in Syria take place in 2017?',
    '¿Dónde fue el ataque más mortífero contra civiles en Siria en 2017?',
    'Où a eu lieu l’attaque la plus meurtrière contre des civils en Syrie en 2017 ?',
    'Где было самое кровавое нападение на мирных жителей в Сирии в 2017 году?',
    'أين وقع الهجوم الأكثر دموية على المدنيين في سوريا عام 2017؟',
  ])('%s', (text) => {
    expect(question(text)).toMatch(/^deadliest, killed, violence_against_civilians, SY/);
  });
});

describe('whom they killed, fought or attacked is not whether they did, nor who did', () => {
  test.each([
    'Qui le PKK a-t-il tué en 2017 ?',
    'Qui le PKK a-t-il combattu en 2017 ?',
    'Qui a été tué par le PKK en 2017 ?',
    'Qui a été attaqué par le PKK en 2017 ?',
    'Quel groupe a été le plus attaqué en Syrie en 2017 ?',
    "Quel groupe a subi le plus d'attaques en Syrie en 2017 ?",
    'Quel groupe a subi le plus de pertes en Syrie en 2017 ?',
    "Combien d'attaques le PKK a-t-il subies en 2017 ?",
    'Who was attacked by the PKK in 2017?',
    'Which group suffered the most attacks in Syria in 2017?',
  ])('%s', (text) => {
    expect(question(text)).toBeNull();
  });

  test.each([
    ['Qui a tué le plus de civils en Syrie en 2017 ?', 'rank, most, civilians_killed'],
    ['Qui a combattu le PKK en 2017 ?', 'count, events, battle'],
    ['Qui de Homs ou de Hama a connu le plus de combats en 2017 ?', 'rank, most, events, battle, homs+hamah'],
    ['Le PKK a-t-il tué des civils en 2017 ?', 'whether, civilians_killed'],
  ])('and that is read: %s', (text, read) => {
    expect(question(text)).toContain(read);
  });
});

describe('all but one are not that one', () => {
  test.each([
    'How many people were killed by anyone other than IS in Syria in 2017?',
    'How many people were killed by groups apart from IS in Syria in 2017?',
    '¿Cuántas personas fueron asesinadas por alguien distinto del EI en Siria en 2017?',
  ])('%s', (text) => {
    expect(question(text)).toBeNull();
  });
});

test.each([
  'Which of Homs and Hama was deadliest in 2017?',
  'Which Homs attack, or which Hama attack, was deadliest in 2017?',
])('which of several places was deadliest asks for no event: %s', (text) => {
  expect(question(text) ?? '').not.toMatch(/^deadliest/);
});

test('how many died in a single event asks which event', () => {
  expect(readQuestion('How many civilians were killed in a single attack in Homs in 2017?')).toBeNull();
  expect(readQuestion('How many people died in a single battle in Homs in 2017?')).toBeNull();
  expect(readQuestion('How many people died in battles in Homs in 2017?')).toContain('count, killed, battle');
});

describe('of more than several together an order is no answer, where it is not read as a comparison', () => {
  test.each([
    'Which had more deaths in 2017, Homs or Hama and Idlib combined?',
    'How many more people died in Homs than in Hama and Idlib combined in 2017?',
    'В 2017 году в Хомсе погибло больше, чем в Хаме и Идлибе вместе взятых?',
    'У 2017 році в Хомсі загинуло більше, ніж у Хамі та Ідлібі разом узятих?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test('how many there were in several together is', () => {
    const text = 'How many people died in Homs and Hama combined in 2017?';
    expect(readQuestion(text)).toBe('count, killed, homs+hamah, 2017-01-01..2017-12-31');
  });
});

describe('whether one had more than any other is asked with an order of all', () => {
  test.each([
    'Were more people killed in Aleppo than in any other province in 2016?',
    'Were more people killed in Aleppo than in all other provinces combined in 2016?',
    '¿Murieron más personas en Alepo que en cualquier otra provincia en 2016?',
    'Y a-t-il eu plus de morts à Alep que dans toute autre province en 2016 ?',
    'В Алеппо в 2016 году погибло больше людей, чем в любой другой провинции?',
    'У 2016 році в Алеппо загинуло більше людей, ніж у будь-якій іншій провінції?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('rank, most, killed, SY, 2016-01-01..2016-12-31, by province');
  });

  test.each([
    'Who killed more people in Aleppo than in any other province in 2016?',
    'Did more people die in Aleppo in 2016 than in any other province in 2017?',
    'Did more people die in Aleppo and Homs than in any other province in 2016?',
    'Did twice as many people die in Aleppo than in any other province in 2016?',
    'Did more people die in Aleppo than in any northern province in 2016?',
    'How many more people died in Aleppo than in any other province in 2016?',
    'When did more people die in Aleppo than in any other province?',
    'Which year had more deaths in Aleppo than in any other province?',
  ])('not %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});
