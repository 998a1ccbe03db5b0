import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

describe('those who killed are not the dead', () => {
  test.each([
    'More than 10,000 people have killed someone in Syria in 2018.',
    'More than 10,000 people were killing people in Syria in 2018.',
    'More than 10,000 people took lives in Syria in 2018.',
    'More than 10,000 people were reported killing in Syria in 2018.',
    'More than 10,000 people massacred people in Syria in 2018.',
    'More than 10,000 people did the killing in Syria in 2018.',
    'Más de 10.000 personas han matado en Siria en 2018.',
    'Более 10 тысяч человек убивало в Сирии в 2018 году.',
    'Понад 10 тисяч людей забрали життя в Сирії у 2018 році.',
    'More than 500 people got away with killing in Homs in 2017.',
    'Civilians killed more than 5,000 in Syria in 2018.',
    'قتل المدنيون أكثر من 5000 في سوريا عام 2018.',
    'Plus de 10 000 personnes ont tué en Syrie en 2018.',
    'Plus de 10 000 personnes ont fait des morts en Syrie en 2018.',
    'Более 10 тысяч человек убивали в Сирии в 2018 году.',
    'Более 10 тысяч человек унесли жизни в Сирии в 2018 году.',
    'Понад 10 тисяч людей вбивали в Сирії у 2018 році.',
    'Más de 10.000 personas fueron a matar en Siria en 2018.',
    'حصد أكثر من 10 آلاف شخص أرواح الناس في سوريا عام 2018.',
    'Syria in 2018 killed more than 10,000 people.',
    'Siria en 2018 mató a más de 10.000 personas.',
    'La Syrie en 2018 a tué plus de 10 000 personnes.',
    'Сирия в 2018 году убила более 10 тысяч человек.',
    'Сирія у 2018 році вбила понад 10 тисяч людей.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each(['سوريا قتلت في عام 2018 أكثر من 10 آلاف شخص.', 'قتلت سوريا أكثر من 10 آلاف شخص في عام 2018.'])(
    'a country that kills is its government, wherever it did: %s',
    (text) => {
      expect(readClaim(text)).toBe(
        'killed, everywhere, 2018-01-01..2018-12-31, by Government of Syria, more_than 10000',
      );
    },
  );
});

describe('nor are they asked for as the dead', () => {
  test.each([
    'How many people have killed in Syria in 2018?',
    'How many people have killed someone in Syria in 2018?',
    'Combien de personnes ont tué en Syrie en 2018 ?',
    'Сколько человек убивали в Сирии в 2018 году?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('those who lost something else than their lives are not the dead', () => {
  test.each([
    'More than 10,000 people lost the war in Syria in 2018.',
    'More than 10,000 people lost each other in Syria in 2018.',
    'More than 10,000 people lost it in Syria in 2018.',
    'More than 10,000 people got lost in Syria in 2018.',
    'More than 10,000 people were left for dead in Syria in 2018.',
    'More than 10,000 people had someone killed in Syria in 2018.',
    'Syria lost more than 5 million people in 2018.',
    'More than 100,000 civilians lost their provinces in Syria in 2018.',
    'Más de 10.000 personas acabaron con la guerra en Siria en 2018.',
    'Más de 10.000 personas cobraron en Siria en 2018.',
    'Más de 10.000 personas van a morir en Siria en 2018.',
    'Plus de 10 000 personnes perdues en Syrie en 2018.',
    'Plus de 10 000 personnes ont vu mourir des gens en Syrie en 2018.',
    'Plus de 10 000 personnes sont à mort en Syrie en 2018.',
    'Более 10 тысяч человек убивали время в Сирии в 2018 году.',
    'Более 10 тысяч человек унесли войну в Сирии в 2018 году.',
    'قضى أكثر من 10000 شخص عام 2018 كاملا في سوريا',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('what befell them is read', () => {
  test.each([
    'More than 10,000 people have been killed in Syria in 2018.',
    'More than 10,000 people killed in Syria in 2018.',
    'More than 10,000 people lost their lives in Syria in 2018.',
    'The war in Syria killed more than 10,000 people in 2018.',
    'The Syrian war in 2018 killed more than 10,000 people.',
    'Syria lost more than 10,000 people in 2018.',
    'Plus de 10 000 personnes tuées en Syrie en 2018.',
    'Plus de 10 000 personnes se sont fait tuer en Syrie en 2018.',
    'En 2018 mataron a más de 10.000 personas en Siria.',
    'Более 10 тысяч человек убили в Сирии в 2018 году.',
    'قضى أكثر من 10000 شخص في سوريا عام 2018',
    'قتلت الحرب في سوريا أكثر من 10 آلاف شخص في عام 2018.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, 2018-01-01..2018-12-31, more_than 10000');
  });

  test.each([
    'How many people has the war in Syria killed in 2018?',
    'How many people killed in Syria in 2018?',
    'Combien de personnes la guerre a-t-elle tuées en Syrie en 2018 ?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('count, killed, SY, 2018-01-01..2018-12-31');
  });
});

test.each([
  ['In 2017 the people of Homs lost more than 500 lives.', 'killed', 'more_than 500'],
  ['Homs has had more than 500 people killed in 2017.', 'killed', 'more_than 500'],
  ['People killed in Homs in 2017: 2,839.', 'killed', 'number 2839'],
  ['The number of people killed in 2017 in Homs exceeded 500.', 'killed', 'more_than 500'],
  ['قتل مدني واحد في حمص عام 2017', 'civilians_killed', 'number 1'],
  ['Жизни более 500 человек унесла война в Хомсе в 2017 году.', 'killed', 'more_than 500'],
])('so is what a number is told of: %s', (text, measure, says) => {
  expect(readClaim(text)).toBe(`${measure}, homs, 2017-01-01..2017-12-31, ${says}`);
});

describe('those who were killed, named as if they had done it', () => {
  test.each([
    'IS fighters killed in Homs in 2017: 400.',
    'In Homs in 2017, IS fighters killed: 66.',
    'Number of IS fighters killed in Homs in 2017: 400.',
    'IS killed in airstrikes in Homs in 2017: 640.',
    'IS airstrikes in Homs in 2017 killed at least 40 people.',
    'The bombing of HTS in Idlib in 2017 killed 160 people.',
    'Shelling of the army in Homs in 2017 killed 160 people.',
    'Les bombardements de Daech à Homs en 2017 ont tué 160 personnes.',
    'Al EI mataron 77 en Homs en 2017.',
    'قتل لداعش 40 شخصا في حمص عام 2017.',
    'Армию убили 40 человек в Хомсе в 2017 году.',
    'Повстанцев убили 40 человек в Хомсе в 2017 году.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'Were IS fighters killed in Homs in 2017?',
    'How many IS fighters killed in Homs in 2017?',
    '¿A cuántos del EI mataron en Homs en 2017?',
    '¿A cuántos rebeldes mataron en Homs en 2017?',
    'Сколько повстанцев убили в Хомсе в 2017 году?',
    'Скільки повстанців убили в Хомсі у 2017 році?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test.each([
    'IS killed 66 people in Homs in 2017.',
    'IS has killed 66 people in Homs in 2017.',
    'El EI mató a 66 personas en Homs en 2017.',
    'ИГ убило 66 человек в Хомсе в 2017 году.',
    'قتل داعش 66 شخصا في حمص عام 2017.',
  ])('who did it is still read: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-01-01..2017-12-31, by IS, number 66');
  });
});

test.each([
  '40 personas se mataron en Homs en 2017.',
  'Of 2,839 people killed in Homs in 2017, 300 died in Hama.',
  'De las 2.839 personas muertas en Homs en 2017, 300 murieron en Hama.',
])('no two totals, nor the dead of a war: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});
