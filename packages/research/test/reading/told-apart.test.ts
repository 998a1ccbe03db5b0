import { describe, expect, test } from 'vitest';
import { leftOut, readClaim, readQuestion } from '../support/reader.js';

// Each was read as something else than it says by a reader who tried to mislead.

describe('what stands before a day is no dateline unless it is a town that news comes from', () => {
  test.each([
    'FAKE NEWS, 4 April 2018 - More than 10 people were killed in Homs last month.',
    'Prediction, 4 April 2018 - More than 10 people were killed in Homs last month.',
    'Russia denied that, 4 April 2018 - More than 10 people were killed in Homs last month.',
    'In the Palmyra district, 4 April 2018 - More than 10 people were killed in Homs last month.',
    'BULO, 4 de abril de 2018 - Más de 10 personas murieron en Homs el mes pasado.',
    'ФЕЙК, 4 апреля 2018 - В прошлом месяце в Хомсе погибло более 10 человек.',
    'Myth, 4 April 2018: More than 10 people were killed in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('when it was said is not when it happened', () => {
  test.each([
    'LONDON, 4 April 2018 - The UN said last year that 10,000 people were killed in Syria.',
    'LONDON, 4 April 2018 - On Monday, the UN said that 10 people were killed in Homs.',
    "LONDRES, 4 avril 2018 - L'ONU a dit l'an dernier que plus de 10 personnes ont été tuées à Homs.",
    'LONDRES, 4 de abril de 2018 - La ONU dijo el año pasado que más de 10 personas murieron en Homs.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('a time is not told by half of it', () => {
  test.each([
    'LONDON, 4 April 2018 - More than 1,500 people were killed in Homs in the last six months of last year.',
    'LONDON, 4 April 2018 - Fewer than 1,500 people were killed in Homs in the first three months of last year.',
    'LONDON, 4 April 2018 - At least 10 people were killed in Homs last month, up from at least 2 the previous month.',
    'More than 40 people were killed in Homs in January 2017, compared with fewer than 500 in the same month of 2016.',
    'Fewer than 300 people were killed in Homs in the same period of 2016.',
    'In Homs, 2,625 people were killed that month in 2016.',
    'Más de 40 personas murieron en Homs en marzo de 2017, frente a menos de 300 el año anterior.',
    'At least 20 people were killed in Homs in February 2018, down from at least 300 in November.',
    'In a terrible month, 40 people were killed in Homs in 2017.',
    'It was a terrible month in Homs in 2017, with 79 people killed.',
    'What a month: at most 400 people were killed in Homs in 2017.',
    'Un mois noir à Homs en 2017 : 79 personnes ont été tuées.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'March 2017 was a terrible month in Homs, with at least 40 people killed.',
    'At least 40 people were killed in Homs in March 2017. What a month!',
    'Un mois noir à Homs en mars 2017 : au moins 40 personnes ont été tuées.',
  ])('a month that is named is: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-03-01..2017-03-31, at_least 40');
  });
});

describe('a second number is of what the first is of', () => {
  test.each([
    'IS killed at least 70 people in Homs in 2017, compared with more than 300 killed in 2016.',
    'More than 200 civilians were killed in Homs in 2017, down from more than 2,000 killed in 2016.',
    'Battles killed more than 400 people in Homs in 2017, compared with more than 300 killed in 2016.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('some among others, and less of it, are no number', () => {
  test.each([
    '12 civilians were among those killed in Homs in 2017.',
    'At least 200 civilians were among the victims in Homs in 2017.',
    'Fighting calmed down in Homs in 2017.',
    'Fighting was unusually quiet in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('that some were among them is told', () => {
    expect(readClaim('Civilians were among those killed in Homs in 2017.')).toBe(
      'civilians_killed, homs, 2017-01-01..2017-12-31, some',
    );
  });
});

describe('who does not say it, or does not mean it, is no source', () => {
  test.each([
    'The ministry stopped claiming that more than 40 people were killed in Homs in 2017.',
    'The ministry rarely says that more than 40 people were killed in Homs in 2017.',
    'In a statement on Friday, the ministry backed away from saying that 40 people were killed in Homs in 2017.',
    'Let the ministry say that more than 40 people were killed in Homs in 2017.',
    'More than 40 people were killed in Homs in 2017, the minister said in jest.',
    'More than 40 people were killed in Homs in 2017, a hacked ministry account said.',
    "Le ministre regrette d'avoir dit que plus de 40 personnes ont été tuées à Homs en 2017.",
    'Министерство перестало утверждать, что в 2017 году в Хомсе погибло более 40 человек.',
    'Міністерство перестало стверджувати, що 2017 року в Хомсі загинуло понад 40 людей.',
    'قالت الوزارة في بيان مزور إن أكثر من 40 شخصا قتلوا في حمص عام 2017',
    'Я прочитал в романе, что в 2017 году в Хомсе погибло более 40 человек.',
    'I found it funny that the UN said that more than 40 people were killed in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('what stands before a question may narrow it', () => {
  test.each([
    'Not the whole province, only the city: how many people were killed in Homs in 2017?',
    'I only need soldiers of the army: how many people were killed in Homs in 2017?',
    'We write about the attacks of ISIS: how many people were killed in Homs in 2017?',
    'From frostbite, can you tell me how many people were killed in Homs in 2017?',
    'In the old quarter, please tell me how many people were killed in Homs in 2017?',
    'How many attacked civilians in Homs in 2017?',
    'How many people were killed in a terrible month in Homs in 2017?',
    'Which battle killed the most IS fighters in Homs in 2017?',
    'Which incident killed the most people in Homs or Hama in 2017?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test('of whom it asks may stand there', () => {
    const text = 'Please help me with my horses and donkeys: how many were killed in Homs in 2017?';
    expect(leftOut(text)).toEqual([{ text: 'Please help me with my horses and donkeys', says: 'unread' }]);
  });
});
