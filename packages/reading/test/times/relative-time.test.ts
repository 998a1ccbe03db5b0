import { expect, test } from 'vitest';
import { type Day, dayOf } from '../../src/domain/day.js';
import type { Item } from '../../src/items/item.js';
import type { Tag } from '../../src/lexicons/lexicon.js';
import { readRelative } from '../../src/times/relative-time.js';
import { obstacle, readQuestion } from '../support/reader.js';

// Asked on 14 March 2026.

test.each([
  ['How many people were killed in Idlib in the last 12 months?', '2025-03-14..2026-03-14'],
  ['How many people were killed in Idlib in the last year?', '2025-03-14..2026-03-14'],
  ['How many people were killed in Idlib over the past month?', '2026-02-14..2026-03-14'],
  ['How many people were killed in Idlib in the last two years?', '2024-03-14..2026-03-14'],
  ['How many people were killed in Idlib last year?', '2025-01-01..2025-12-31'],
  ['¿Cuántas personas murieron en Idlib en el último año?', '2025-03-14..2026-03-14'],
  ['Combien de personnes ont été tuées à Idlib au cours de la dernière année ?', '2025-03-14..2026-03-14'],
  ['Сколько человек погибло в Идлибе за последний месяц?', '2026-02-14..2026-03-14'],
  ['Скільки людей загинуло в Ідлібі за останній рік?', '2025-03-14..2026-03-14'],
])('%s', (question, time) => {
  expect(readQuestion(question)).toBe(`count, killed, idlib, ${time}`);
});

// Events are known by their days, and so all days are counted that the hours may reach into.
test.each([
  ['How many people were killed in Idlib in the last 24 hours?', '2026-03-13..2026-03-14'],
  ['How many people were killed in Idlib in the last 48 hours?', '2026-03-12..2026-03-14'],
  ['How many people were killed in Idlib over the past 12 hours?', '2026-03-13..2026-03-14'],
  ['How many people were killed in Idlib within the past 36 hours?', '2026-03-12..2026-03-14'],
  ['How many people were killed in Idlib in the last hour?', '2026-03-13..2026-03-14'],
  ['How many people were killed in Idlib in the last 24h?', '2026-03-13..2026-03-14'],
  ['¿Cuántas personas murieron en Idlib en las últimas 24 horas?', '2026-03-13..2026-03-14'],
  ['¿Cuántas personas murieron en Idlib en las últimas 48 horas?', '2026-03-12..2026-03-14'],
  ['Combien de personnes ont été tuées à Idlib dans les dernières 24 heures ?', '2026-03-13..2026-03-14'],
  ['Combien de personnes ont été tuées à Idlib ces 24 dernières heures ?', '2026-03-13..2026-03-14'],
  ['Combien de personnes ont été tuées à Idlib au cours des 48 dernières heures ?', '2026-03-12..2026-03-14'],
  ['كم شخصا قتلوا في إدلب في آخر 24 ساعة؟', '2026-03-13..2026-03-14'],
  ['كم شخصا قتلوا في إدلب خلال الساعات الـ48 الماضية؟', '2026-03-12..2026-03-14'],
  ['كم شخصا قتلوا في إدلب خلال الـ24 ساعة الماضية؟', '2026-03-13..2026-03-14'],
  ['Сколько человек погибло в Идлибе за последние 24 часа?', '2026-03-13..2026-03-14'],
  ['Сколько человек погибло в Идлибе за последние 48 часов?', '2026-03-12..2026-03-14'],
  ['Скільки людей загинуло в Ідлібі за останні 24 години?', '2026-03-13..2026-03-14'],
  ['Скільки людей загинуло в Ідлібі за останні 12 годин?', '2026-03-13..2026-03-14'],
])('hours: %s', (question, time) => {
  expect(readQuestion(question)).toBe(`count, killed, idlib, ${time}`);
});

test.each([
  ['Combien de personnes ont été tuées à Idlib ces 30 derniers jours ?', '2026-02-12..2026-03-14'],
  ['كم شخصا قتلوا في إدلب خلال الـ30 يوما الماضية؟', '2026-02-12..2026-03-14'],
  ['كم شخصا قتلوا في إدلب في الأشهر الثلاثة الأخيرة من عام 2017؟', '2017-10-01..2017-12-31'],
])('the number before the word for last: %s', (question, time) => {
  expect(readQuestion(question)).toBe(`count, killed, idlib, ${time}`);
});

// Two days or more are no hours, and a count of them would contradict what is said of the hours alone.
test.each([
  'More than 20 people were killed in Idlib in the last 24 hours.',
  'BEIRUT, 4 April 2018 - More than 20 people were killed in Idlib in the last 24 hours.',
])('no claim is counted by hours: %s', (claim) => {
  expect(obstacle(claim)).toBe('time');
});

const phrase = (text: string, ...tags: Tag[]): Item => ({ type: 'phrase', text, tags: new Set(tags) });
const lastMonth = [phrase('in the last', 'last'), phrase('month', 'filler')];

test('a month before a day that the other month has not got, it is that month’s last', () => {
  const from = (today: Day) => readRelative(lastMonth, 0, today)?.windows[0]?.from;
  expect(from(dayOf('2026-03-31T00:00:00Z'))).toBe(dayOf('2026-02-28T00:00:00Z'));
  expect(from(dayOf('2026-01-10T00:00:00Z'))).toBe(dayOf('2025-12-10T00:00:00Z'));
});

test('the last month of a year is not told from today', () => {
  const year: Item = { type: 'number', value: 2016, isYear: true, isInflected: false, isWord: false };
  expect(readRelative([...lastMonth, phrase('of', 'filler'), year], 0, 0)).toBeNull();
});

// Neither needs a place.
test.each([
  ['What happened in March 2017?', 'list, events, SY, 2017-03-01..2017-03-31'],
  ['What happened yesterday?', 'list, events, SY, 2026-03-13'],
  ['¿Qué pasó en octubre de 2017?', 'list, events, SY, 2017-10-01..2017-10-31'],
  ['What happened in Idlib?', null],
  ['How many died in the battle?', null],
  ['How many people did IS kill?', 'count, killed, SY, .., by IS'],
])('what is asked of all places: %s', (question, read) => {
  expect(readQuestion(question)).toBe(read);
});
