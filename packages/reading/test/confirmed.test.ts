import { expect, test } from 'vitest';
import { leftOut, readQuestion } from './support/reader.js';

test.each([
  'A donor report speaks of “more than 40 people killed in Homs in 2017”. Is this accurate?',
  "I'm fact-checking a report which says more than 40 people were killed in Homs in 2017. Does that match your numbers?",
  'A colleague claims that more than 40 people were killed in Homs in 2017. True?',
  'Fact check please: more than 40 people killed in Homs in 2017',
  'Un confrère avance que plus de 40 personnes ont été tuées à Homs en 2017. Est-ce exact ?',
  "Un confrère dit qu'en 2017 plus de 40 personnes ont été tuées à Homs. Vrai ?",
  'Según una agencia, más de 40 personas murieron en Homs en 2017. ¿Es cierto?',
  'Коллега утверждает, что в 2017 году в Хомсе погибло более 40 человек. Это правда?',
  'Колега стверджує, що 2017 року в Хомсі загинуло понад 40 людей. Чи це правда?',
])('it is asked whether a claim is so: %s', (text) => {
  expect(readQuestion(text)).toBe('whether, killed, homs, 2017-01-01..2017-12-31');
  expect(leftOut(text)?.filter(({ says }) => says !== 'source')).toEqual([]);
});

test.each([
  // A remark may say more, and a statement says that it is so.
  'Nobody cared, and more than 40 people were killed in Homs in 2017. True?',
  'More than 40 children were killed in Homs in 2017. Is this accurate?',
  'More than 40 people were killed in Homs in 2017 and 30 in Hama. Is this accurate?',
  'Is this accurate?',
])('not: %s', (text) => {
  expect(readQuestion(text)).toBeNull();
});
