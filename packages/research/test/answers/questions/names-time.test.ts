import { expect, test } from 'vitest';
import { namesTime } from '../../../src/answers/questions/names-time.js';

test.each([
  ['en', 'The dam was built in 1886 by a guild.'],
  ['en', 'The flood (1342) took the bridge.'],
  ['en', 'The war of 1754–1763 ended the guild.'],
  ['en', 'It fell into disuse in the 1840s.'],
  ['en', 'The mill is of the fourteenth century.'],
  ['en', 'A seal was found there three years ago.'],
  ['en', 'The dam burst on 3/4/2017.'],
  ['en', 'The dam burst in May 2017.'],
  ['es', 'La presa fue construida en 1886.'],
  ['es', 'El molino es del siglo XIV.'],
  ['fr', 'Le barrage existe depuis 1886.'],
  ['ru', 'Плотина построена в 1886 году.'],
  ['ru', '1521 год принёс засуху.'],
  ['uk', 'Греблю збудували 200 років тому.'],
  ['ar', 'بني السد عام 1886.'],
])('%s: %s names a time', (language, text) => {
  expect(namesTime(text, language)).toBe(true);
});

test.each([
  ['en', 'The guild sold 1500 sheep.'],
  ['en', 'The guild lost 1,500 sheep in 1,200 barns.'],
  ['en', 'The dam held 1886.5 tons.'],
  ['en', 'The dam may burst.'],
  ['ru', 'Плотину строили 1500 человек.'],
])('%s: %s names none', (language, text) => {
  expect(namesTime(text, language)).toBe(false);
});
