import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

describe('one battle in which so many died is one that stands beside others', () => {
  test.each([
    'In one battle in 2017, more than 50 people were killed in Homs.',
    'In one of the battles in 2017, more than 50 people were killed in Homs.',
    'In just one battle in 2017, more than 50 people were killed in Homs.',
    'During one battle in 2017, more than 50 people died in Homs.',
    'En una de las batallas de 2017 murieron más de 50 personas en Homs.',
    'Dans une des batailles de 2017, plus de 50 personnes ont été tuées à Homs.',
    'В одном бою в 2017 году погибло более 50 человек в Хомсе.',
    'В одному бою у 2017 році загинуло понад 50 людей у Хомсі.',
    'في معركة واحدة في عام 2017، قتل أكثر من 50 شخص في حمص.',
  ])('%s', (text) =>
    expect(readClaim(text)).toBe('killed, battle, homs, 2017-01-01..2017-12-31, more_than 50, of one'),
  );
});

test.each([
  ['In Homs there was one battle in 2017.', 'number 1'],
  ['Just one battle took place in Homs in 2017.', 'number 1'],
  ['Not one battle took place in Homs in 2017.', 'none'],
])('but battles are counted in: %s', (text, says) =>
  expect(readClaim(text)).toBe(`events, battle, homs, 2017-01-01..2017-12-31, ${says}`),
);

test('who asks how many died in one battle is not told how many died in all', () =>
  expect(readQuestion('How many people were killed in one battle in Homs in 2017?')).toBeNull());

describe('an attack of one day', () => {
  test.each([
    'An attack in Homs on 5 May 2017 killed at least 40 people.',
    'The attack in Homs on 5 May 2017 killed at least 40 people.',
    'An IS attack in Homs on 5 May 2017 killed at least 40 people.',
    'At least 40 people were killed in an attack in Homs on 5 May 2017.',
    'Un ataque en Homs el 5 de mayo de 2017 dejó al menos 40 muertos.',
    'Une attaque à Homs le 5 mai 2017 a fait au moins 40 morts.',
  ])('%s', (text) => {
    expect(readClaim(text)).toMatch(/^killed, attack, homs, 2017-05-05(?:, by IS)?, at_least 40, of one$/);
  });

  test('of months may be many, where it is spoken of as known', () => {
    expect(readClaim('An attack in Homs in May 2017 killed at least 40 people.')).toMatch(/of one$/);
    expect(readClaim('The attack in Homs in May 2017 killed at least 40 people.')).toBeNull();
  });
});

describe('attacks and clashes are counted together', () => {
  test.each([
    [
      'At least 40 people died in attacks and clashes in Homs in 2017.',
      'killed, violent, homs',
      'at_least 40',
    ],
    ['There were at least 40 attacks and clashes in Homs in 2017.', 'events, violent, homs', 'at_least 40'],
    ['En Homs hubo más de 40 combates y ataques en 2017.', 'events, violent, homs', 'more_than 40'],
    ['Il y a eu plus de 40 attaques et combats à Homs en 2017.', 'events, violent, homs', 'more_than 40'],
    ['За 2017 год в Хомсе произошло более 40 нападений и боёв.', 'events, violent, homs', 'more_than 40'],
    ['شهدت حمص أكثر من 40 هجوم واشتباك في عام 2017.', 'events, violent, homs', 'more_than 40'],
  ])('%s', (text, what, says) => {
    expect(readClaim(text)).toBe(`${what}, 2017-01-01..2017-12-31, ${says}`);
  });

  test.each([
    'At least 40 people died in a clash and an attack in Homs in 2017.',
    'At least 40 people died in clashes and protests in Homs in 2017.',
    'At least 40 people died in attacks and clashes between IS and the SDF in Homs in 2017.',
    'At least 40 people died in battles in Homs and attacks in Hama in 2017.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});
