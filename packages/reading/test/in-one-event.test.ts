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
