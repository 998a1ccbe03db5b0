import { describe, expect, test } from 'vitest';
import { leftOut, readClaim, readQuestion } from './support/reader.js';

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

describe('which year before is meant is not told', () => {
  test.each([
    'The year before 2018, 33,316 people were killed in Syria.',
    'In 2017, the previous year, 33,316 people were killed in Syria.',
    'The year before, in 2018, 20,251 people were killed in Syria.',
    'En 2017, el año anterior, murieron 33.316 personas en Siria.',
    'The death toll in Syria in 2018 was 20,251, lower than the year before.',
    'Le nombre de morts en Syrie en 2018 était de 20 251, supérieur à l’année précédente.',
    '20,251 people were killed in Syria in 2018, 13,065 fewer than the year before.',
    '20,251 people were killed in Syria in 2018, compared with 33,316 the year before the war.',
    'Fewer people were killed in Syria in 2018 than the year before the war.',
    'By the end of 2018, 100,000 people had been killed in Syria, up from 80,000 a year earlier.',
    '20,251 people were killed in Syria in 2018, down from 33,316 reported a year earlier.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'How many people were killed in Syria the year before 2018?',
    'How many people were killed in Syria in 2017, a year earlier?',
    'Is it true that fewer people were killed in Syria in 2018 than the year before the war?',
  ])('nor in a question: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('a time of the dateline that may be another', () => {
  test.each([
    'BEIRUT, July 26, 2018 - Officials said Wednesday more than 200 people were killed in Homs.',
    'PARIS, 26 juillet 2018 (AFP) - L’ONU a annoncé mercredi plus de 200 personnes tuées à Homs.',
    'BEIRUT, July 26, 2018 - More than 200 people were killed in Homs on a Wednesday.',
    'LONDON, 25 July 2018 - More than 200 people were killed in Homs last week.',
    'BEIRUT, February 5, 2018 - More than 200 people were killed in Idlib in January and more than 33,000 in Syria in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('several hundred, at most, are no hundred', () => {
  test.each([
    'No more than several hundred people were killed in Homs in 2017.',
    'Over several hundred people were killed in Homs in 2017.',
    'At most hundreds of people were killed in Homs in 2017.',
    'Не более нескольких сотен человек погибли в Хомсе в 2017 году.',
    'Au plus plusieurs centaines de personnes ont été tuées à Homs en 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('more than one hundred, as a word, is that number', () => {
    expect(readClaim('В 2017 году в Хомсе погибло более сотни человек.')).toBe(
      'killed, homs, 2017-01-01..2017-12-31, more_than 100',
    );
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

describe('another matter in the same words', () => {
  test.each([
    '40 people attacking civilians were killed in Homs in 2017.',
    'Nobody was killed for attacking civilians in Homs in 2017.',
    '40 people were killed in 2017 because of the war in Syria.',
    'The world killed 40 people in Homs in 2017.',
    'IS committed to 500 attacks in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
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
    'The UN failed to mention 300 people killed in Homs in 2017.',
    'The UN hardly speaks of more than 40 people killed in Homs in 2017.',
    'The report speaks of claims of more than 40 people killed in Homs in 2017.',
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
    'How many people were killed in Homs in 2017 (not the countryside)?',
    'Which attack did not kill the most people in Homs in 2017?',
    'Which battle killed more people in Homs in 2018 than in 2017?',
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

test('attacks on civilians are counted, and who attacked them is not', () => {
  const scope = 'violence_against_civilians, homs, 2017-01-01..2017-12-31';
  expect(readQuestion('How many attacks on civilians took place in Homs in 2017?')).toBe(
    `count, events, ${scope}`,
  );
  expect(readQuestion('How many attacks on civilians killed fewer than 10 people in Homs in 2017?')).toBe(
    `count, events, ${scope}, each killed 0..9`,
  );
  expect(readQuestion('How many times did IS attack civilians in Homs in 2017?')).toBe(
    `count, events, ${scope}, by IS`,
  );
});

test('how often people were killed is a number of events', () => {
  for (const text of [
    'On how many occasions were people killed in Homs in 2017?',
    '¿En cuántas ocasiones murieron personas en Homs en 2017?',
  ])
    expect(readQuestion(text)).toBe('count, events, homs, 2017-01-01..2017-12-31, each killed 1..');
});
