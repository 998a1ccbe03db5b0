import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

const deadly = 'count, events, battle, aleppo, 2017-01-01..2017-12-31, each killed 11..';

describe('events are counted by how many they killed', () => {
  test.each([
    'How many battles in Aleppo in 2017 killed more than ten people?',
    'How many battles were there in Aleppo in 2017 that killed more than ten people?',
    'How many battles in which more than ten people died were there in Aleppo in 2017?',
    'In how many battles were more than 10 people killed in Aleppo in 2017?',
    'How many battles with more than ten deaths were there in Aleppo in 2017?',
    'How many battles left more than ten people dead in Aleppo in 2017?',
    'How many battles claimed more than 10 lives in Aleppo in 2017?',
    'How many battles in Aleppo in 2017 had over ten deaths?',
    'How many battles in Aleppo killed at least 11 people in 2017?',
    '¿Cuántos combates en Alepo en 2017 causaron más de diez muertos?',
    '¿En cuántos combates murieron más de diez personas en Alepo en 2017?',
    '¿Cuántos combates mataron a más de diez personas en Alepo en 2017?',
    '¿Cuántos combates con más de diez muertos hubo en Alepo en 2017?',
    '¿Cuántos combates en los que murieron más de diez personas hubo en Alepo en 2017?',
    'Combien de combats à Alep en 2017 ont fait plus de dix morts ?',
    'Dans combien de combats plus de dix personnes ont-elles été tuées à Alep en 2017 ?',
    'Combien de combats ayant fait plus de dix morts y a-t-il eu à Alep en 2017 ?',
    'Combien de combats au cours desquels plus de dix personnes ont été tuées ont eu lieu à Alep en 2017 ?',
    'Сколько боёв в Алеппо в 2017 году унесли жизни более десяти человек?',
    'В скольких боях погибло более десяти человек в Алеппо в 2017 году?',
    'Сколько боёв, в которых погибло более десяти человек, произошло в Алеппо в 2017 году?',
    'Сколько боёв с более чем десятью погибшими было в Алеппо в 2017 году?',
    'У скількох боях загинуло понад десять людей в Алеппо у 2017 році?',
    'Скільки боїв, у яких загинуло понад десять людей, сталося в Алеппо у 2017 році?',
    'كم معركة في حلب في عام 2017 قتل فيها أكثر من عشرة أشخاص؟',
    'كم عدد المعارك التي قتل فيها أكثر من عشرة أشخاص في حلب في عام 2017؟',
    'كم معركة في حلب عام 2017 أدت إلى مقتل أكثر من عشرة أشخاص؟',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe(deadly);
  });

  test.each([
    'In how many events were civilians killed in Homs in 2018?',
    'How many incidents killed civilians in Homs in 2018?',
    'Civilians were killed in how many events in Homs in 2018?',
    'How many events in Homs in 2018 resulted in civilian deaths?',
    '¿En cuántos eventos murieron civiles en Homs en 2018?',
    "Dans combien d'événements des civils ont-ils été tués à Homs en 2018 ?",
    'В скольких событиях погибли мирные жители в Хомсе в 2018 году?',
    'У скількох подіях загинули цивільні в Хомсі у 2018 році?',
    'في كم حادثة قتل مدنيون في حمص عام 2018؟',
  ])('by any number: %s', (text) => {
    expect(readQuestion(text)).toBe('count, events, homs, 2018-01-01..2018-12-31, each civilians_killed 1..');
  });

  test.each([
    [
      'Which month of 2017 had the most battles that killed civilians in Aleppo?',
      'rank, most, events, battle, aleppo, 2017-01-01..2017-12-31, each civilians_killed 1.., by month',
    ],
    [
      'Which province had the fewest attacks that killed more than ten people in 2018?',
      'rank, fewest, events, attack, SY, 2018-01-01..2018-12-31, each killed 11.., by province',
    ],
    [
      'Did more attacks kill civilians in Homs than in Hama in 2016?',
      'rank, most, events, attack, homs+hamah, 2016-01-01..2016-12-31, each civilians_killed 1.., by province',
    ],
    [
      'How many fewer battles killed civilians in Homs in 2018 than in 2016?',
      'change, events, battle, homs, 2016-01-01..2018-12-31, each civilians_killed 1.., by year',
    ],
    ...[
      'Which province had the most battles with more than 50 dead in 2017?',
      '¿Qué provincia tuvo más combates con más de 50 muertos en 2017?',
      'Quelle province a connu le plus de combats ayant fait plus de 50 morts en 2017 ?',
      'В какой провинции было больше всего боёв, в которых погибло более 50 человек в 2017 году?',
      'أي محافظة شهدت أكثر المعارك التي قتل فيها أكثر من 50 شخصا في عام 2017؟',
    ].map((text) => [
      text,
      'rank, most, events, battle, SY, 2017-01-01..2017-12-31, each killed 51.., by province',
    ]),
  ])('where they are compared: %s', (text, reading) => {
    expect(readQuestion(text)).toBe(reading);
  });

  test.each([
    [
      'How many events in Idlib in the first half of 2019 killed more than fifteen people?',
      'count, events, idlib, 2019-01-01..2019-06-30, each killed 16..',
    ],
    [
      'How many security incidents in Homs in 2018 resulted in five or more civilian deaths?',
      'count, events, homs, 2018-01-01..2018-12-31, each civilians_killed 5..',
    ],
  ])('in the words of others: %s', (text, reading) => {
    expect(readQuestion(text)).toBe(reading);
  });

  test.each([
    ['How many attacks killed between 10 and 20 people in Homs in 2017?', 'attack', 'each killed 10..20'],
    ['How many attacks killed fewer than five people in Homs in 2017?', 'attack', 'each killed 0..4'],
    ['How many attacks killed no more than five people in Homs in 2017?', 'attack', 'each killed 0..5'],
    ['How many attacks killed exactly 5 people in Homs in 2017?', 'attack', 'each killed 5..5'],
    [
      'How many attacks by IS killed more than ten people in Homs in 2017?',
      'attack',
      'by IS, each killed 11..',
    ],
    [
      'How many battles between IS and the SDF killed at least 20 people in Homs in 2017?',
      'battle',
      'against IS+SDF, each killed 20..',
    ],
  ])('%s', (text, kind, rest) => {
    expect(readQuestion(text)).toBe(`count, events, ${kind}, homs, 2017-01-01..2017-12-31, ${rest}`);
  });

  test.each([
    'How many fatal attacks were there in Homs in 2017?',
    'How many deadly attacks were there in Homs in 2017?',
    '¿Cuántos ataques mortales hubo en Homs en 2017?',
    "Combien d'attaques meurtrières y a-t-il eu à Homs en 2017 ?",
    'Сколько смертельных нападений было в Хомсе в 2017 году?',
    '¿Cuántos ataques mortíferos hubo en Homs en 2017?',
    'كم هجوما مميتا وقع في حمص عام 2017؟',
  ])('that killed anybody: %s', (text) => {
    expect(readQuestion(text)).toBe('count, events, attack, homs, 2017-01-01..2017-12-31, each killed 1..');
  });

  test('in parts', () => {
    expect(readQuestion('How many battles per month killed more than ten people in Aleppo in 2017?')).toBe(
      `${deadly}, by month`,
    );
  });
});

describe('claims of how many events killed so many', () => {
  const events = 'events, battle, homs, 2017-01-01..2017-12-31';
  test.each([
    ['No battle in Homs in 2017 killed more than 20.', `${events}, each killed 21.., none`],
    ['Ningún combate en Homs en 2017 mató a más de 20 personas.', `${events}, each killed 21.., none`],
    ["Aucun combat à Homs en 2017 n'a tué plus de 20 personnes.", `${events}, each killed 21.., none`],
    ['Ни один бой в Хомсе в 2017 году не унёс жизни более 20 человек.', `${events}, each killed 21.., none`],
    ['Did any battle in Homs in 2017 kill more than 20 people?', `${events}, each killed 21.., some`],
    [
      'Were there battles in Homs in 2017 that killed more than 20 people?',
      `${events}, each killed 21.., some`,
    ],
    [
      'Five battles in Homs in 2017 killed more than 100 people.',
      `${events}, each killed 101.., number 5 or together`,
    ],
    [
      'Five battles in Homs in 2017 each killed more than 100 people.',
      `${events}, each killed 101.., number 5`,
    ],
    [
      'More than 30 battles in Homs in 2017 killed ten or more.',
      `${events}, each killed 10.., more_than 30 or together`,
    ],
    [
      'Más de 30 combates en Homs en 2017 mataron a diez o más personas.',
      `${events}, each killed 10.., more_than 30 or together`,
    ],
    [
      'Plus de 30 combats à Homs en 2017 ont tué dix personnes ou plus.',
      `${events}, each killed 10.., more_than 30 or together`,
    ],
    [
      'Более 30 боёв в Хомсе в 2017 году унесли жизни десяти или более человек.',
      `${events}, each killed 10.., more_than 30 or together`,
    ],
    [
      'At most 5 battles in Homs in 2017 killed more than 100 people.',
      `${events}, each killed 101.., at_most 5`,
    ],
    [
      'The number of battles that killed civilians in Homs in 2017 was more than 30.',
      `${events}, each civilians_killed 1.., more_than 30`,
    ],
    [
      'Civilians were killed in more than 30 battles in Homs in 2017.',
      `${events}, each civilians_killed 1.., more_than 30`,
    ],
    [
      'In more than 30 battles in Homs in 2017 civilians were killed.',
      `${events}, each civilians_killed 1.., more_than 30`,
    ],
  ])('%s', (text, read) => {
    expect(readClaim(text)).toBe(read);
  });
});

describe('what may be said of all events together, or of others, is not read', () => {
  test.each([
    'IS killed more than 50 people in 3 battles in Homs in 2017.',
    'More than 50 people were killed in 3 battles in Homs in 2017.',
    'More than 50 battles killed 100 people in Homs in 2017.',
    'One attack in Homs in 2017 killed more than 10 people.',
    'Only one attack in Homs in 2017 killed more than ten people.',
    'At least 3 attacks killing 20 each took place in Homs in 2017.',
    'A battle in Homs in 2017 killed 10 and another 20.',
    'Five battles in Homs in 2017 killed more than 100 people in total.',
    'There were 5 battles in Homs in 2017, killing more than 100 people.',
    'There were 5 battles in Homs in 2017, which killed more than 100 people.',
    'There were 5 battles in Homs in 2017, in which more than 100 people died.',
    'There were 5 battles in Homs in 2017 with more than 100 deaths.',
    'In Homs in 2017 there were 5 battles, more than 100 people died.',
    '5 battles took place in Homs in 2017 and killed more than 100 people.',
    'In 5 battles in Homs in 2017 more than 100 people were killed.',
    'More than 30 battles in Homs in 2017 killed fewer than ten people.',
    'It is not true that five battles in Homs in 2017 killed more than 100 people.',
    '5 battles in Homs and 3 in Hama in 2017 killed more than 100 people.',
    'Dozens of battles in Homs in 2017 killed more than ten people.',
    // The number is that of the battles.
    'The number of battles in Homs in 2017 that killed civilians exceeded 30.',
    'The number of battles in Homs in 2017 that killed civilians was more than 30.',
    'El número de combates en Homs en 2017 que mataron a civiles superó los 30.',
    'Число боёв в Хомсе в 2017 году, в которых погибли мирные жители, превысило 30.',
    'Число боёв с погибшими более 30 в Хомсе в 2017 году.',
    'Le nombre de combats ayant fait des morts a dépassé 30 à Homs en 2017.',
    'En 5 combates en Homs en 2017 murieron más de 100 personas.',
    'Hubo 5 combates en Homs en 2017, que mataron a más de 100 personas.',
    'Il y a eu 5 combats à Homs en 2017, qui ont fait plus de 100 morts.',
    'В 5 боях в Хомсе в 2017 году погибло более 100 человек.',
    'В Хомсе в 2017 году произошло 5 боёв, в которых погибло более 100 человек.',
    'وقعت 5 معارك في حمص عام 2017 قتل فيها أكثر من 100 شخص.',
    'وقعت 5 معارك في حمص عام 2017 أسفرت عن مقتل أكثر من 100 شخص.',
    // No battle killed more than ten, and not: all of them together did not.
    'لا معركة في حمص عام 2017 أسفرت عن مقتل أكثر من عشرة أشخاص',
    'لم يقتل أكثر من عشرة أشخاص في أي معركة في حمص عام 2017',
    'لم تسفر أي من معارك حمص عام 2017 عن مقتل أكثر من عشرة أشخاص',
    'Some battles in Homs in 2017 killed more than 50 people.',
    'Algunos combates en Homs en 2017 mataron a más de 50 personas.',
    'لم تسفر أي معركة في درعا عام 2019 عن مقتل أكثر من عشرة أشخاص.',
    'لم تقتل أي معركة في درعا عام 2019 أكثر من عشرة أشخاص.',
  ])('claim: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'How many battles took place in Homs in 2017, and were more than ten people killed?',
    'How many battles took place in Homs in 2017, where more than ten people died?',
    'How many battles took place in Homs in the month in which more than ten people died?',
    'How many battles took place in Homs in 2017, killing more than ten people?',
    'How many battles killed more than ten fighters in Homs in 2017?',
    'How many battles killed more than ten bakers in Homs in 2017?',
    'How many battles killed more than ten people or fewer than five in Homs in 2017?',
    'How many people were killed in more than ten battles in Homs in 2017?',
    'How many people died in the battles that killed more than ten people in Homs in 2017?',
    'How many battles in Homs in 2017 did not kill more than ten people?',
    'How many battles killed more people than in Hama in 2017?',
    'How many battles killed 10 people in Homs in 2017?',
    'How many battles in Homs in 2017 killed more than ten people in total?',
    'How many battles did IS kill more than ten people in in Homs in 2017?',
    'In how many battles did IS kill civilians in Homs in 2017?',
    'В скольких боях ИГ убило более десяти человек в Хомсе в 2017 году?',
    'Сколько боёв произошло в Хомсе в 2017 году, где погибло более десяти человек?',
    'Combien de combats ont eu lieu à Homs en 2017, faisant plus de dix morts ?',
    'In how many battles were civilians killed by IS in Homs in 2017?',
    'How many attacks killed more than ten IS fighters in Homs in 2017?',
    'How many attacks in Homs in 2017 killed or wounded more than ten people?',
    'How many attacks in Homs in 2017 would have killed more than ten people?',
    'How many attacks killed more than ten people in Homs city in 2017?',
    'How many attacks on more than ten people were there in Homs in 2017?',
    'In how many provinces were more than ten people killed in battles in 2017?',
    'On how many days did attacks kill more than ten people in Homs in 2017?',
    'Which province had the most battles and the most deaths in 2017?',
    'Did more attacks than battles kill civilians in Homs in 2016?',
    'Did more attacks kill more people in Homs than in Hama in 2016?',
    'Did most attacks in Homs in 2017 kill more than ten people?',
    'Which battles killed the most people in Homs in 2017?',
    'What share of the most violent attacks killed civilians in Homs in 2017?',
  ])('question: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

test.each([
  'An attack in Homs in 2017 killed more than 80 people.',
  'أسفر هجوم في حمص عام 2017 عن مقتل أكثر من 80 شخصا',
])('one attack is not all of them: %s', (text) => {
  expect(readClaim(text)).toBe('killed, attack, homs, 2017-01-01..2017-12-31, more_than 80, of one');
});

test.each([
  'أسفرت معركة في حمص عام 2017 عن مقتل أكثر من 50 شخصا',
  'В бою в Хомсе в 2017 году погибло более 50 человек',
  'Бой в Хомсе в 2017 году унёс более 50 жизней',
  'У бою в Хомсі у 2017 році загинуло понад 50 людей',
])('one battle is not all of them: %s', (text) => {
  expect(readClaim(text)).toBe('killed, battle, homs, 2017-01-01..2017-12-31, more_than 50, of one');
});

test.each([
  'В боях в Хомсе в 2017 году погибло более 50 человек',
  'Бои в Хомсе в 2017 году унесли более 50 жизней',
  'أسفرت معارك حمص عام 2017 عن مقتل أكثر من 50 شخصا',
])('and battles are: %s', (text) => {
  expect(readClaim(text)).toBe('killed, battle, homs, 2017-01-01..2017-12-31, more_than 50');
});
