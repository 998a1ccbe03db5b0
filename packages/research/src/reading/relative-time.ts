import { type Day, dateOf, firstOfMonth } from '../events/day.js';
import type { Window } from '../events/scope.js';
import { hasTag, type Item, isSilent } from './item.js';
import { CALENDAR_TAGS, type CalendarTag } from './lexicons/lexicon.js';

const unitDays = [
  ['days', 1],
  ['weeks', 7],
  ['months', 30],
  ['years', 365],
] as const;

/** "In the last 30 days": so many days up to today. */
export function readRelative(
  items: readonly Item[],
  place: number,
  today: Day,
): { windows: readonly Window[]; end: number; isRelative: true } | null {
  let next = place + 1;
  while (isSilent(items[next]) && !hasTag(items[next], 'days', 'weeks', 'months', 'years')) next++;
  const item = items[next];
  const count = item?.type === 'number' ? item.value : 1;
  if (item?.type === 'number') next++;
  const unit = unitDays.find(([tag]) => hasTag(items[next], tag));
  if (unit === undefined || !Number.isInteger(count)) return null;
  return { windows: [{ from: today - count * unit[1], to: today }], end: next + 1, isRelative: true };
}

/** "Last year", "yesterday": days of the calendar; those of this month and this year up to today. */
export function readCalendar(
  items: readonly Item[],
  place: number,
  today: Day,
): { windows: readonly Window[]; end: number; isRelative: true } | null {
  const tag = CALENDAR_TAGS.find((name) => hasTag(items[place], name));
  return tag === undefined ? null : { windows: [windowFrom(tag, today)], end: place + 1, isRelative: true };
}

function windowFrom(tag: CalendarTag, today: Day): Window {
  const [year = 0, month = 1] = dateOf(today).split('-').map(Number);
  const months = (from: Day, to: Day): Window => ({ from, to: to - 1 });
  switch (tag) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: today - 1, to: today - 1 };
    case 'this_month':
      return { from: firstOfMonth(year, month), to: today };
    case 'previous_month':
      return months(firstOfMonth(year, month - 1), firstOfMonth(year, month));
    case 'this_year':
      return { from: firstOfMonth(year, 1), to: today };
    case 'previous_year':
      return months(firstOfMonth(year - 1, 1), firstOfMonth(year, 1));
  }
}
