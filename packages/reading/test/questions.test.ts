import { expect, test } from 'vitest';
import { readQuestion } from './support/reader.js';

test.each([
  ['How many events in Homs in 2018, by month?', 'count, events, homs, 2018-01-01..2018-12-31, by month'],
  ['how many people were killed in Idlib in 2017', 'count, killed, idlib, 2017-01-01..2017-12-31'],
  ['number of battle-related deaths in Homs in 2017', 'count, killed, battle, homs, 2017-01-01..2017-12-31'],
  [
    'Which province had the most battles in March 2018?',
    'rank, most, events, battle, SY, 2018-03-01..2018-03-31, by province',
  ],
  [
    'Which month saw the fewest battles in Aleppo in 2018?',
    'rank, fewest, events, battle, aleppo, 2018-01-01..2018-12-31, by month',
  ],
  ['Which year was the deadliest in Syria?', 'rank, most, killed, SY, .., by year'],
  ['What was the deadliest event in Idlib in 2017?', 'deadliest, killed, idlib, 2017-01-01..2017-12-31'],
  [
    'How many civilians were killed by ISIS in Syria in the last 30 days?',
    'count, civilians_killed, SY, 2026-02-12..2026-03-14, by IS',
  ],
  ['How many people were killed in Idlib this year?', 'count, killed, idlib, 2026-01-01..2026-03-14'],
  ['How many people were killed in Idlib last year?', 'count, killed, idlib, 2025-01-01..2025-12-31'],
  ['How many battles were there in Homs last month?', 'count, events, battle, homs, 2026-02-01..2026-02-28'],
  ['What happened in Homs yesterday?', 'list, events, homs, 2026-03-13'],
  ['¿Cuántas personas murieron en Idlib este año?', 'count, killed, idlib, 2026-01-01..2026-03-14'],
  [
    "Combien de personnes ont été tuées à Idlib l'année dernière ?",
    'count, killed, idlib, 2025-01-01..2025-12-31',
  ],
  ['كم شخصا قتل في إدلب هذا العام؟', 'count, killed, idlib, 2026-01-01..2026-03-14'],
  ['Сколько человек погибло в Идлибе в этом году?', 'count, killed, idlib, 2026-01-01..2026-03-14'],
  ['Скільки людей загинуло в Ідлібі минулого місяця?', 'count, killed, idlib, 2026-02-01..2026-02-28'],
  ['Is there fighting in Idlib?', 'list, events, battle, idlib, ..'],
  ['Were there battles in Tartus in 2016?', 'whether, events, battle, tartus, 2016-01-01..2016-12-31'],
  ['What happened in Homs in March 2017?', 'list, events, homs, 2017-03-01..2017-03-31'],
  ['How many events of each type were there in Aleppo?', 'count, events, aleppo, .., by type'],
  [
    '¿Cuántos combates hubo en Homs en 2018, por mes?',
    'count, events, battle, homs, 2018-01-01..2018-12-31, by month',
  ],
  [
    '¿Qué provincia tuvo más combates en marzo de 2018?',
    'rank, most, events, battle, SY, 2018-03-01..2018-03-31, by province',
  ],
  [
    'Combien de civils ont été tués à Raqqa en 2017, par mois ?',
    'count, civilians_killed, ar-raqqah, 2017-01-01..2017-12-31, by month',
  ],
  [
    'В какой провинции было больше всего боёв в марте 2018 года?',
    'rank, most, events, battle, SY, 2018-03-01..2018-03-31, by province',
  ],
  ['Скільки людей загинуло в Ідлібі у 2017 році?', 'count, killed, idlib, 2017-01-01..2017-12-31'],
  ['كم شخصًا قُتل في حلب عام 2016؟', 'count, killed, aleppo, 2016-01-01..2016-12-31'],
  // Words as they are searched for.
  ['battles in Homs in 2018', 'count, events, battle, homs, 2018-01-01..2018-12-31'],
  ['hama june 2019 deaths', 'count, killed, hamah, 2019-06-01..2019-06-30'],
  ['deaths idlib', 'list, killed, idlib, ..'],
  ['was anyone killed in tartus in 2018', 'whether, killed, tartus, 2018-01-01..2018-12-31'],
  ['latest battle in homs 2018', 'last, events, battle, homs, 2018-01-01..2018-12-31'],
  // What is told beside them.
  [
    'Could you please tell me the civilian toll in Raqqa in June 2017? It is for an infographic, thanks!',
    'list, civilians_killed, ar-raqqah, 2017-06-01..2017-06-30',
  ],
  // Times that are apart.
  ['Compare 2016 and 2018 in Homs', 'change, events, homs, 2016-01-01..2018-12-31, by year'],
  [
    'aleppo january 2018 vs april 2018 killed, difference',
    'change, killed, aleppo, 2018-01-01..2018-04-30, by month',
  ],
  [
    'Did deaths in Idlib go up or down in 2019 versus 2017?',
    'change, killed, idlib, 2017-01-01..2019-12-31, by year',
  ],
  [
    'Daraa, Quneitra: rank them by number of battles in 2017.',
    'rank, most, events, battle, daraa+quneitra, 2017-01-01..2017-12-31, by province',
  ],
  ['Who fought in Raqqa in June 2017?', 'count, events, battle, ar-raqqah, 2017-06-01..2017-06-30, by actor'],
  ['Which groups fought in Homs in 2018?', 'count, events, battle, homs, 2018-01-01..2018-12-31, by actor'],
  [
    'Who fought against ISIS in Homs in 2018?',
    'count, events, battle, homs, 2018-01-01..2018-12-31, involved IS, by actor',
  ],
  [
    'Who killed civilians in Aleppo in 2016?',
    'count, civilians_killed, aleppo, 2016-01-01..2016-12-31, by actor',
  ],
  [
    'How many civilians were killed in Aleppo in 2016, by party?',
    'count, civilians_killed, aleppo, 2016-01-01..2016-12-31, by actor',
  ],
  [
    'Who killed the most civilians in Aleppo in 2016?',
    'rank, most, civilians_killed, aleppo, 2016-01-01..2016-12-31, by actor',
  ],
  [
    '¿Quién combatió en Raqqa en junio de 2017?',
    'count, events, battle, ar-raqqah, 2017-06-01..2017-06-30, by actor',
  ],
  [
    '¿Quién mató a civiles en Alepo en 2016?',
    'count, civilians_killed, aleppo, 2016-01-01..2016-12-31, by actor',
  ],
  [
    'Qui a combattu à Raqqa en juin 2017 ?',
    'count, events, battle, ar-raqqah, 2017-06-01..2017-06-30, by actor',
  ],
  [
    'Quels groupes ont combattu à Homs en 2018 ?',
    'count, events, battle, homs, 2018-01-01..2018-12-31, by actor',
  ],
  [
    'Кто воевал в Ракке в июне 2017 года?',
    'count, events, battle, ar-raqqah, 2017-06-01..2017-06-30, by actor',
  ],
  [
    'Хто воював у Ракці в червні 2017 року?',
    'count, events, battle, ar-raqqah, 2017-06-01..2017-06-30, by actor',
  ],
  [
    'من شارك في المعارك في الرقة في يونيو 2017؟',
    'count, events, battle, ar-raqqah, 2017-06-01..2017-06-30, by actor',
  ],
  ['Compare Homs and Hama in 2017', 'count, events, homs+hamah, 2017-01-01..2017-12-31, by province'],
  [
    'Compare the number of battles in Homs and Aleppo in 2017.',
    'count, events, battle, homs+aleppo, 2017-01-01..2017-12-31, by province',
  ],
  ['Comparez Homs et Alep en 2017', 'count, events, homs+aleppo, 2017-01-01..2017-12-31, by province'],
  ['Compare 2016 and 2017 in Homs', 'change, events, homs, 2016-01-01..2017-12-31, by year'],
  ['Did killings rise between 2016 and 2018?', 'change, killed, SY, 2016-01-01..2018-12-31, by year'],
  [
    'Were there more battles in Aleppo in 2016 or 2017?',
    'change, events, battle, aleppo, 2016-01-01..2017-12-31, by year',
  ],
  ['Was 2018 deadlier than 2017 in Idlib?', 'change, killed, idlib, 2017-01-01..2018-12-31, by year'],
  [
    '¿Aumentaron las muertes en Homs entre 2016 y 2018?',
    'change, killed, homs, 2016-01-01..2018-12-31, by year',
  ],
  [
    'Le nombre de morts a-t-il augmenté à Homs entre 2016 et 2018 ?',
    'change, killed, homs, 2016-01-01..2018-12-31, by year',
  ],
  ['هل ازداد عدد القتلى في حمص بين 2016 و2018؟', 'change, killed, homs, 2016-01-01..2018-12-31, by year'],
  [
    'Выросло ли число погибших в Хомсе с 2016 по 2018 год?',
    'change, killed, homs, 2016-01-01..2018-12-31, by year',
  ],
  [
    'Чи зросла кількість загиблих у Хомсі між 2016 і 2018 роками?',
    'change, killed, homs, 2016-01-01..2018-12-31, by year',
  ],
  [
    'Which was deadlier in 2017, Raqqa or Homs?',
    'rank, most, killed, ar-raqqah+homs, 2017-01-01..2017-12-31, by province',
  ],
  [
    'Y a-t-il eu plus de combats à Raqqa qu’à Homs en 2017 ?',
    'rank, most, events, battle, ar-raqqah+homs, 2017-01-01..2017-12-31, by province',
  ],
  [
    'Где погибло меньше людей в 2018 году, в Хомсе или в Идлибе?',
    'rank, fewest, killed, homs+idlib, 2018-01-01..2018-12-31, by province',
  ],
  [
    'Is it true that more than 300 people were killed in Daraa in June 2017?',
    'whether, killed, daraa, 2017-06-01..2017-06-30',
  ],
  ['Погиб ли кто-нибудь в Тартусе в 2018 году?', 'whether, killed, tartus, 2018-01-01..2018-12-31'],
  [
    'How many people died in Homs or Idlib in 2017?',
    'count, killed, homs+idlib, 2017-01-01..2017-12-31, by province',
  ],
  ['Were there battles in Homs in 2016 or 2017?', 'whether, events, battle, homs, 2016-01-01..2017-12-31'],
  [
    'Де загинуло більше людей у 2018 році, у Хомсі чи в Ідлібі?',
    'rank, most, killed, homs+idlib, 2018-01-01..2018-12-31, by province',
  ],
  [
    '¿Hubo más combates en Homs en 2016 o en 2017?',
    'change, events, battle, homs, 2016-01-01..2017-12-31, by year',
  ],
  [
    'What is the trend of killings in Homs from 2016 to 2018?',
    'change, killed, homs, 2016-01-01..2018-12-31, by year',
  ],
  ['What was the deadliest month in Aleppo?', 'rank, most, killed, aleppo, .., by month'],
  ['When was the last attack in Homs?', 'last, events, attack, homs, ..'],
  ['Where did the last battle of 2018 take place?', 'last, events, battle, SY, 2018-01-01..2018-12-31'],
  ['¿Qué pasó primero en Homs en 2018?', 'first, events, homs, 2018-01-01..2018-12-31'],
  ['What was the deadliest province in 2018?', 'rank, most, killed, SY, 2018-01-01..2018-12-31, by province'],
  ['When was the first battle in Homs in 2018?', 'first, events, battle, homs, 2018-01-01..2018-12-31'],
  ['¿Cuándo fue el último ataque en Homs?', 'last, events, attack, homs, ..'],
  ['Quand a eu lieu la dernière attaque à Homs ?', 'last, events, attack, homs, ..'],
  ['متى كان آخر هجوم في حمص؟', 'last, events, attack, homs, ..'],
  ['Когда произошла последняя атака в Хомсе?', 'last, events, attack, homs, ..'],
  ['Коли був останній напад у Хомсі?', 'last, events, attack, homs, ..'],
  [
    'Did the SDF fight HTS in Aleppo in 2017?',
    'whether, events, battle, aleppo, 2017-01-01..2017-12-31, against SDF+HTS',
  ],
  ['هل قتل مدنيون في طرطوس في عام 2017؟', 'whether, civilians_killed, tartus, 2017-01-01..2017-12-31'],
  ['Сравните Хомс и Алеппо в 2017 году', 'count, events, homs+aleppo, 2017-01-01..2017-12-31, by province'],
])('%s', (text, expected) => {
  expect(readQuestion(text)).toBe(expected);
});

test.each([
  'Why did the fighting in Homs stop in 2018?',
  'When did battles take place in Tartus in 2016?',
  'Who was killed in Idlib in March 2017?',
  '¿Quién fue asesinado en Idlib en marzo de 2017?',
  'Which groups fought in which province in 2018?',
  'Did Turkey attack the SDF in 2018?',
  'How many people were killed in Homs in the first month of 2018?',
  'Who fought the last battle in Homs?',
  'Was the first battle in Homs in 2018 deadlier than the last?',
  'How many battles and how many people killed in Homs in 2018?',
  'Were there more battles than usual in Homs in May 2018?',
  'Who attacked ISIS in Homs in 2018?',
  'Who killed ISIS in Homs in 2018?',
  'How many people were killed in Saraqib in 2017?',
  'How many people were killed in Idlib in 2017 and why?',
  'How many people died in the battle?',
  'How many massacres were there in Homs in 2017?',
  'What is the most beautiful province of Syria?',
])('%s is not one that counting answers', (text) => {
  expect(readQuestion(text)).toBeNull();
});
