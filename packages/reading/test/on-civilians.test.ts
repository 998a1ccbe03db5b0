import { expect, test } from 'vitest';
import { readQuestion } from './support/reader.js';

test.each([
  'Who attacked civilians in Homs in 2017?',
  '¿Quién atacó a civiles en Homs en 2017?',
  '¿Quién atacó a los civiles en Homs en 2017?',
  'Qui a attaqué des civils à Homs en 2017 ?',
  'من هاجم المدنيين في حمص عام 2017؟',
  'Кто нападал на мирных жителей в Хомсе в 2017 году?',
  'Хто нападав на цивільних у Хомсі у 2017 році?',
])('who did is asked of attacks on civilians alone: %s', (text) => {
  expect(readQuestion(text)).toBe(
    'count, events, violence_against_civilians, homs, 2017-01-01..2017-12-31, by actor',
  );
});

test.each([
  'How many attacks did IS carry out against civilians in Homs in 2017?',
  '¿Cuántos ataques cometió el EI contra civiles en Homs en 2017?',
  "Combien d'attaques l'EI a-t-il commises contre des civils à Homs en 2017 ?",
  "Combien d'attaques contre des civils l'EI a-t-il menées à Homs en 2017 ?",
  "Combien d'attaques contre des civils l'État islamique a-t-il perpétrées à Homs en 2017 ?",
  'Сколько нападений ИГИЛ совершил на мирных жителей в Хомсе в 2017 году?',
])('whom they struck is told after who did: %s', (text) => {
  expect(readQuestion(text)).toBe(
    'count, events, violence_against_civilians, homs, 2017-01-01..2017-12-31, by IS',
  );
});

test.each([
  ['How many attacks killed civilians in Homs in 2017?', /attack/],
  ['Who attacked Homs in 2017?', /, attack, /],
])('others are not: %s', (text, read) => {
  expect(readQuestion(text) ?? 'attack').toMatch(read);
});

test.each([
  'How many attacks were carried out against civilians in Homs in 2017?',
  '¿Cuántos ataques se cometieron contra civiles en Homs en 2017?',
  "Combien d'attaques ont été menées contre des civils à Homs en 2017 ?",
  'Сколько нападений было совершено на мирных жителей в Хомсе в 2017 году?',
  'Скільки нападів було скоєно на цивільних у Хомсі у 2017 році?',
  'كم عدد الهجمات التي شنت ضد المدنيين في حمص عام 2017؟',
])('nobody is named who did: %s', (text) => {
  expect(readQuestion(text)).toBe('count, events, violence_against_civilians, homs, 2017-01-01..2017-12-31');
});
