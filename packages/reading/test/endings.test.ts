import { expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

test.each([
  'Fighting in Homs was over in 2018.',
  'The clashes in Aleppo were over in 2017.',
  'The killing in Homs was over in 2018.',
  'Fighting left Homs in 2018.',
  'La batalla de Alepo terminó en diciembre de 2016.',
  'La batalla de Alepo no terminó en 2016.',
  'Le combat s’est terminé à Homs en 2018.',
  'Бои в Хомсе закончились в 2018 году.',
  'Битва за Алеппо не завершилась в 2016 году.',
  'Бої в Хомсі закінчилися у 2018 році.',
])('that fighting ended is not that there was any: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test.each(['Was the fighting in Homs over in 2018?', '¿Terminó la batalla de Alepo en diciembre de 2016?'])(
  'nor is it asked whether there was any: %s',
  (text) => {
    expect(readQuestion(text)).toBeNull();
  },
);

test('what an event resulted in is read', () => {
  expect(readClaim('Fighting in Homs in 2018 left 40 people dead.')).toContain('killed, battle, homs');
  expect(readClaim('At least 40 people were killed in Homs over 2018.')).toContain('killed, homs');
});
