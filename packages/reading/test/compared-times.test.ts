import { expect, test } from 'vitest';
import { readQuestion } from './support/reader.js';

test.each([
  'Did the number of people killed in Aleppo rise from the first quarter of 2017 to the first quarter of 2018?',
  'Did the number of people killed in Aleppo rise from the first half of 2016 to the second half of 2016?',
  '¿Aumentó el número de muertos en Alepo del primer trimestre de 2017 al primer trimestre de 2018?',
  'Du premier trimestre 2017 au premier trimestre 2018, le nombre de tués à Alep a-t-il augmenté ?',
  'Выросло ли число погибших в Алеппо с первого квартала 2017 года по первый квартал 2018 года?',
  'Чи зросла кількість загиблих в Алеппо з першого кварталу 2017 року до першого кварталу 2018 року?',
  'هل ارتفع عدد القتلى في حلب من الربع الأول من 2017 إلى الربع الأول من 2018؟',
])('quarters and halves that are compared are not told by their first and last month: %s', (text) => {
  expect(readQuestion(text)).toBeNull();
});

test.each([
  ['Did the number of people killed in Aleppo rise from 2016 to 2018?', '2016-01-01..2018-12-31, by year'],
  [
    'Did the number of people killed in Aleppo rise from March to July 2017?',
    '2017-03-01..2017-07-31, by month',
  ],
  [
    'Did the number of people killed in Aleppo rise in the first half of 2017?',
    '2017-01-01..2017-06-30, by month',
  ],
])('years and months are, and so is one time: %s', (text, said) => {
  expect(readQuestion(text)).toBe(`change, killed, aleppo, ${said}`);
});
