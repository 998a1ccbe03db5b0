import { describe, expect, test } from 'vitest';
import { detailed, leftOut, readClaim, readQuestion } from './support/reader.js';

describe('battles, attacks and explosions of something else', () => {
  test.each([
    'There were 4,000 battles against cancer in Homs in 2017.',
    'There were 4,000 battles against Covid in Homs in 2017.',
    'There were 4,000 battles of words in Homs in 2017.',
    'There were 4,000 battles of the night in Homs in 2017.',
    'There were 4,000 battles for the Champions League in Homs in 2017.',
    'There were 4,000 explosions of joy in Homs in 2017.',
    'There were 4,000 attacks of asthma in Homs in 2017.',
    'There were 4,000 attacks on the press in Homs in 2017.',
    'There were 4,000 riots in video games in Homs in 2017.',
    'There were 4,000 incidents of theft in Homs in 2017.',
    'There were 4,000 explosions in the number of cases in Homs in 2017.',
    '40 people were killed in clashes of cars in Homs in 2017.',
    '40 people were killed in explosions of gas in homes in Homs in 2017.',
    'Hubo 4000 batallas contra el cáncer en Homs en 2017.',
    'Hubo 4000 choques de trenes en Homs en 2017.',
    'Hubo 4000 ataques de risa en Homs en 2017.',
    'Il y a eu 4000 explosions de joie à Homs en 2017.',
    'В Хомсе в 2017 году было 4000 боёв за справедливость.',
    'У Хомсі у 2017 році було 4000 боїв за чемпіонський пояс.',
    'وقعت 4000 معركة ضد السرطان في حمص عام 2017',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    ['There were 40 attacks on schools in Homs in 2017.', 'on schools'],
    ['There were 40 attacks on a crowded market in Homs in 2017.', 'on a crowded market'],
    ['There were 40 attacks on worshippers in Homs in 2017.', 'on worshippers'],
    ['There were 40 attacks on Palmyra in Homs in 2017.', 'on Palmyra'],
    ['There were 40 attacks at night in Homs in 2017.', 'at night'],
    ['There were 40 battles for the airport in Homs in 2017.', 'for the airport'],
    ['Hubo 40 ataques contra un hospital en Homs en 2017.', 'contra un hospital'],
    ['Il y a eu 40 attaques contre des convois à Homs en 2017.', 'contre des convois'],
    ['В Хомсе в 2017 году было 40 ударов по рынку.', 'по рынку'],
  ])('places and people to attack are a part of all: %s', (text, words) => {
    const { claim, narrower } = detailed(text);
    expect(claim).toMatch(/^events, .*homs, 2017-01-01\.\.2017-12-31, number 40$/);
    expect(narrower).toContain(words);
  });
});

describe('of what those who are told of beside died', () => {
  test.each([
    '40 people were killed in Homs in 2017, mostly of natural causes.',
    '40 people were killed in Homs in 2017, most of whom had cancer.',
    '40 people were killed in Homs in 2017, most of them children with cancer.',
    '40 people were killed in Homs in 2017, including 12 by drowning.',
    '40 personnes ont été tuées à Homs en 2017, dont 20 de vieillesse.',
    '40 personnes ont été tuées à Homs en 2017, la plupart atteintes de cancer.',
    'В 2017 году в Хомсе погибло 40 человек, большинство из них болели раком.',
    'قتل 40 شخصا في حمص عام 2017، معظمهم ميتة طبيعية',
    // Who died of whatever.
    'В 2017 году в Хомсе умерли 40 человек.',
    'У 2017 році у Хомсі померло 40 людей.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'В 2017 году в боях в Хомсе умерли 40 человек.',
    '40 people were killed in Homs in 2017, mostly women and children.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toMatch(/^killed, (?:battle, )?homs, .* number 40$/);
  });
});

test('how many died of whatever is asked of those who were killed', () => {
  const counted = 'count, killed, homs, 2017-01-01..2017-12-31';
  expect(readQuestion('Сколько людей умерло в Хомсе в 2017 году?')).toBe(counted);
  expect(readQuestion('Скільки людей померло у Хомсі у 2017 році?')).toBe(counted);
});

describe('people of a place may have died elsewhere', () => {
  test.each([
    'In 2017 40 civilians of Homs were killed.',
    '40 residents of Homs were killed in 2017.',
    'En 2017 murieron 40 personas de Homs.',
    'En 2017, 40 civiles de la provincia de Homs murieron.',
    'EI mató a 40 civiles de Homs en 2017.',
    '40 habitants de Homs ont été tués en 2017.',
    '40 мирных жителей Хомса погибли в 2017 году.',
    '40 детей Хомса погибли в 2017 году.',
    '40 мирних жителів Хомса загинули у 2017 році.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    ['How many civilians of Homs were killed in 2017?', 'civilians of Homs'],
    ['¿Cuántas personas de Homs murieron en 2017?', 'personas de Homs'],
    ["Combien d'habitants de Homs ont été tués en 2017 ?", "d'habitants de Homs"],
    ['Сколько мирных жителей Хомса погибло в 2017 году?', 'мирных жителей Хомса'],
    ['Скільки мирних жителів Хомса загинуло у 2017 році?', 'мирних жителів Хомса'],
  ])('who asks for them is told of all that were killed there, and that it is so: %s', (text, words) => {
    expect(readQuestion(text)).toMatch(/^count, (?:civilians_)?killed, homs, 2017-01-01\.\.2017-12-31$/);
    expect(leftOut(text)).toEqual([{ text: words, says: 'unread' }]);
  });

  test('what is searched for in key words', () => {
    const text = 'погибшие мирные жители Латакия 2017 количество';
    expect(readQuestion(text)).toBe('count, civilians_killed, latakia, 2017-01-01..2017-12-31');
  });

  test.each([
    '40 civilians were killed in Homs in 2017.',
    '40 civiles murieron en Homs en 2017.',
    '40 мирных жителей погибли в Хомсе в 2017 году.',
    '40 мирных жителей в Хомсе погибли в 2017 году.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toMatch(/^civilians_killed, homs, .* number 40$/);
  });
});
