import { expect, test } from 'vitest';
import { findContradiction } from '../../../src/matching/guards/find-contradiction.js';
import { differentSequence } from '../../../src/matching/guards/sequence.js';
import { compare } from '../../support/compare.js';

test.each([
  ['en', 'A shark swam on the road before the hurricane', 'A shark swam on the road during the hurricane'],
  ['es', 'El puente cayó antes de la tormenta', 'El puente cayó durante la tormenta'],
  ['fr', 'Le pont est tombé avant la tempête', 'Le pont est tombé après la tempête'],
  ['ru', 'Мост упал перед бурей', 'Мост упал после бури'],
  ['uk', 'Міст упав перед бурею', 'Міст упав під час бурі'],
])('before, after and during are different times, in %s', (lang, submitted, stored) => {
  expect(differentSequence(compare(submitted, stored, { lang }))).toBe(true);
  expect(findContradiction(compare(submitted, stored, { lang }))).not.toBeNull();
});

test('what has the same word for it does not differ', () => {
  const pair = compare('Amid the flood the dam burst', 'During the flood the dam burst');
  expect(differentSequence(pair)).toBe(false);
});

test.each([
  ['uk', 'Мер приїхав до Саренеса', 'Мер приїхав у Саренес'],
  ['de', 'Der Mann reiste nach Sarenes', 'Der Mann reiste heute Sarenes'],
  ['ar', 'أعلن القرار من قبل العمدة', 'العمدة أعلن القرار'],
])('a word that is as often one of a place or a way tells of no time, in %s', (lang, submitted, stored) =>
  expect(differentSequence(compare(submitted, stored, { lang }))).toBe(false),
);
