import { expect, test } from 'vitest';
import { readClaim, readWithAsides } from './support/reader.js';

test.each([
  ['99 civilians were killed in Homs in 2017, the first year of the war.', 'the first year of the war'],
  [
    'In 2017, the last year of the conflict, 99 civilians were killed in Homs.',
    'the last year of the conflict',
  ],
  ['99 civilians were killed in Homs in 2017, the year of the peace deal.', 'the year of the peace deal'],
  ['En 2017, el primer año de la guerra, murieron 99 civiles en Homs.', 'el primer año de la guerra'],
  ['99 civiles murieron en Homs en 2017, año del acuerdo de paz.', 'año del acuerdo de paz'],
  ["99 civils ont été tués à Homs en 2017, l'année de l'accord de paix.", "l'année de l'accord de paix"],
  ['В Хомсе в 2017 году, первом году войны, погибли 99 мирных жителей.', 'первом году войны'],
  ['У Хомсі у 2017 році, перший рік війни, загинули 99 цивільних.', 'перший рік війни'],
  [
    'En 2017, el año de la masacre de Trujillo, murieron 99 civiles en Homs.',
    'el año de la masacre de Trujillo',
  ],
  ['قُتل 99 مدنيا في حمص عام 2017، عام اتفاق السلام', 'عام اتفاق السلام'],
])('what a year was besides changes nothing: %s', (text, apposition) => {
  expect(readWithAsides(text)).toEqual({
    claim: 'civilians_killed, homs, 2017-01-01..2017-12-31, number 99',
    asides: [{ text: apposition, says: 'time' }],
  });
});

test.each([
  [
    '99 civilians were killed in Homs in 2017, the bloodiest year of the insurgency there.',
    'the bloodiest year of the insurgency there',
  ],
  [
    'In 2017, the deadliest year of the war, 99 civilians were killed in Homs.',
    'the deadliest year of the war',
  ],
  // The fires may have killed them.
  ['In 2017, the year of the fires, 99 civilians died in Homs.', 'the year of the fires'],
])('what may claim more is a remark: %s', (text, remark) => {
  expect(readWithAsides(text)).toEqual({
    claim: 'civilians_killed, homs, 2017-01-01..2017-12-31, number 99',
    asides: [{ text: remark, says: 'remark' }],
  });
});

test('a day and a month are told of besides, too', () => {
  const assault =
    "Entre 50 et 70 personnes ont perdu la vie à Homs le 31 octobre 2017, jour de l'assaut contre la cathédrale.";
  expect(readWithAsides(assault)).toEqual({
    claim: 'killed, homs, 2017-10-31, between 50 70',
    asides: [{ text: "jour de l'assaut contre la cathédrale", says: 'time' }],
  });
  const compared =
    'More people were killed in Homs in 2016, the year of the peace deal, than the year before.';
  expect(readWithAsides(compared)?.asides).toEqual([{ text: 'the year of the peace deal', says: 'time' }]);
});

test.each([
  // The only time that is told, or another than is told.
  '99 civilians were killed in Homs in the first year of the war.',
  'Homs, the first year of the war: 99 civilians killed.',
  'In 2017, the deadliest month of the war, 40 people were killed in Homs.',
  'In 2017, a month of battles, 40 people were killed in Homs.',
  'In 2017, every day 40 people were killed in Homs.',
  // What killed them, and what did not.
  'In 2017, the first year of the war killed 99 civilians in Homs.',
  'In 2017, the year of the drought killed 99 civilians in Homs.',
  '99 civilians were killed in Homs in 2017, the year of cholera.',
  '99 civilians were killed in Homs in 2017, the first year without war.',
  '99 civilians were killed in Homs in 2017, the year in which 50 died in Hama.',
  '99 civilians were killed in Homs in 2017, the first year in which civilians died.',
])('what tells more keeps it from being read: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});
