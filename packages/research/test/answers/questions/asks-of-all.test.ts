import { expect, test } from 'vitest';
import { asksOfAll } from '../../../src/answers/questions/asks-of-all.js';

test.each([
  ['What share of the people killed in 2018 were civilians?', 'share'],
  ['How much of the violence in 2018 took place in Homs?', 'share'],
  ['What was the ratio of civilians to fighters killed?', 'share'],
  ['¿Qué porcentaje de los muertos eran civiles?', 'share'],
  ['¿Qué parte de los ataques fue obra suya?', 'share'],
  ['Quelle part des morts étaient des civils ?', 'share'],
  ['ما نسبة المدنيين من القتلى؟', 'share'],
  ['Какая доля погибших приходится на мирных жителей?', 'share'],
  ['Яка частка загиблих припадає на цивільних?', 'share'],
  ['What was the average number of people killed?', 'average'],
  ['How many people died per day in 2016?', 'average'],
  ['Сколько человек в среднем погибало за месяц?', 'average'],
  ['Which province had no deaths in 2019?', 'order'],
  ['Which day had no deaths in 2018?', 'order'],
  ['Which provinces had more than 3,000 deaths?', 'order'],
  ['Which towns had most deaths in 2018?', 'order'],
  ['Which massacre had the most victims in 2018?', 'order'],
  ['How many months in 2017 had more than 2,000 deaths?', 'order'],
  ['List the battles with more than 300 deaths.', 'order'],
  ['What were the five deadliest attacks?', 'order'],
  ['Who killed the most civilians?', 'order'],
  ['¿Qué provincia no tuvo muertos en 2019?', 'order'],
  ['¿En qué ciudad hubo más muertos?', 'order'],
  ['Quelle province n’a connu aucun mort en 2019 ?', 'order'],
  ['Combien de mois ont eu plus de 2 000 morts ?', 'order'],
  ['أي محافظة لم تشهد قتلى عام 2019؟', 'order'],
  ['ما هي أكثر المدن دموية؟', 'order'],
  ['В какой провинции в 2019 году никто не погиб?', 'order'],
  ['Какой город пострадал больше всего?', 'order'],
  ['У якій провінції ніхто не загинув у 2019 році?', 'order'],
  ['Скільки місяців мали понад 2000 загиблих?', 'order'],
])('%s asks for what all events come to: %s', (question, asked) => {
  expect(asksOfAll(question)).toBe(asked);
});

test.each([
  'Which dock workers stopped work in Tarmonde in June 2025?',
  'Which party left the talks in March?',
  'Which bridge did not open on Monday?',
  'How many people drowned when the dam burst?',
  'What happened in Homs on the day of the attack?',
  'Why did the siren fail?',
  'Did more people share the road?',
  '¿Qué pasó en la ciudad el día del ataque?',
  'Quel pont a été fermé en mars ?',
  'Что случилось в этом городе в марте?',
])('%s asks for what a record may tell', (question) => {
  expect(asksOfAll(question)).toBeNull();
});
