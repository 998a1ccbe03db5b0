import { expect, test } from 'vitest';
import { readQuestion } from '../support/reader.js';

test.each([
  ['How many events in Homs in 2018, by month?', 'count, events, homs, 2018-01-01..2018-12-31, by month'],
  ['how many people were killed in Idlib in 2017', 'count, killed, idlib, 2017-01-01..2017-12-31'],
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
  ['Were there battles in Tartus in 2016?', 'list, events, battle, tartus, 2016-01-01..2016-12-31'],
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
  'Compare 2016 and 2017 in Homs',
  'Who attacked ISIS in Homs in 2018?',
  'Who killed ISIS in Homs in 2018?',
  'How many people were killed in Saraqib in 2017?',
  'How many people were killed in Idlib in 2017 and why?',
  'How many people died in the battle?',
  'battles in Homs in 2018',
  'What is the most beautiful province of Syria?',
])('%s is not one that counting answers', (text) => {
  expect(readQuestion(text)).toBeNull();
});
