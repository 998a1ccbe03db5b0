import { expect, test } from 'vitest';
import { readQuestion } from './support/reader.js';

test.each([
  'How many were killed there in 2017?',
  'How many people were killed over there in 2018?',
  'Who killed civilians there in March 2017?',
  'How many battles happened here in 2018?',
  'How many were killed in this province in 2017?',
  'What happened in that governorate in May 2018?',
  '¿Cuántas personas murieron allí en 2017?',
  '¿Cuántas personas murieron en esa provincia en 2017?',
  'Combien de personnes y ont été tuées en 2017 ?',
  'Combien de personnes ont été tuées là-bas en 2017 ?',
  'Combien de combats dans cette province en 2017 ?',
  'كم عدد القتلى هناك في عام 2017؟',
  'كم عدد القتلى في هذه المحافظة في عام 2017؟',
  'Сколько человек там погибло в 2017 году?',
  'Сколько боёв было в этой провинции в 2017 году?',
  'Скільки людей там загинуло у 2017 році?',
  'Скільки боїв було в цій провінції у 2017 році?',
])('a place that was told before: %s', (text) => {
  expect(readQuestion(text)).toBeNull();
});

test.each([
  'How many were killed that year in Homs?',
  'How many died in the same period in Idlib?',
  '¿Cuántas personas murieron ese año en Homs?',
  'Combien de personnes ont été tuées la même année à Homs ?',
  'Сколько человек погибло в том же году в Хомсе?',
  'Скільки людей загинуло того року в Хомсі?',
  'كم عدد القتلى في حمص في العام نفسه؟',
])('a time that was told before: %s', (text) => {
  expect(readQuestion(text)).toBeNull();
});

test.each([
  ['How many battles were there in 2018?', 'count, events, battle, SY, 2018-01-01..2018-12-31'],
  ['How many people were killed there, in Homs, in 2017?', 'count, killed, homs, 2017-01-01..2017-12-31'],
  ['Was there fighting in 2018?', 'whether, events, battle, SY, 2018-01-01..2018-12-31'],
  ['Combien de combats y a-t-il eu en 2018 ?', 'count, events, battle, SY, 2018-01-01..2018-12-31'],
  ['كم معركة كانت هناك في عام 2018؟', 'count, events, battle, SY, 2018-01-01..2018-12-31'],
])('no such place: %s', (text, read) => {
  expect(readQuestion(text)).toBe(read);
});
