import { expect, test } from 'vitest';
import { namesTime } from '../../src/answers/extracted/names-time.js';

test.each([
  ['en', 'The dam was built in 1886 by a guild.'],
  ['en', 'The mill is of the fourteenth century.'],
  ['en', 'A seal was found there three years ago.'],
  ['en', 'The dam burst on 3/4/2017.'],
  ['en', 'The dam burst in May 2017.'],
  ['es', 'La presa fue construida en 1886.'],
  ['es', 'El molino es del siglo XIV.'],
  ['fr', 'Le barrage existe depuis 1886.'],
  ['ru', 'Плотина построена в 1886 году.'],
  ['uk', 'Греблю збудували 200 років тому.'],
  ['ar', 'بني السد عام 1886.'],
  ['ar', 'بني السد عام ١٨٨٦.'],
])('%s: %s names a time', (language, text) => {
  expect(namesTime(text, language)).toBe(true);
});

test.each([
  ['en', 'The guild sold 1500 sheep.'],
  ['en', 'The guild lost 1,500 sheep in 1,200 barns.'],
  ['en', 'The flood hit Elmstead in 1500 homes.'],
  ['en', 'Between 1200 and 1500 people fled.'],
  ['en', 'Some 1200-1500 people fled.'],
  ['en', 'The flood drowned as many as 1200 people.'],
  ['en', 'The guild (1200 families) fled.'],
  ['es', 'La inundación entró en 1200 hogares.'],
  ['ru', 'Погибли до 1500 человек.'],
  ['ru', 'Гильдия отошла назад.'],
  ['ru', 'Паводок прошёл в 1500 метрах.'],
  ['uk', 'Паводок забрав з 1200 будинків усе.'],
  ['ar', 'وصلت السفن إلى القرن الأفريقي.'],
  ['en', 'The dam may burst.'],
  ['ru', 'Плотину строили 1500 человек.'],
])('%s: %s names no time', (language, text) => {
  expect(namesTime(text, language)).toBe(false);
});
