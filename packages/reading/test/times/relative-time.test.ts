import { expect, test } from 'vitest';
import { type Day, dayOf } from '../../src/domain/day.js';
import type { Item } from '../../src/items/item.js';
import type { Tag } from '../../src/lexicons/lexicon.js';
import { readRelative } from '../../src/times/relative-time.js';
import { readQuestion } from '../support/reader.js';

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
