import { foldText } from '@partner-api/text';
import { type Day, dayIn, firstOfMonth } from '../domain/day.js';
import type { Window } from '../domain/scope.js';
import { calendarOf, daysOfMonths, daysOfYear } from '../domain/whole-months.js';
import { afterSilent, hasTag, type Item, isSilent } from '../items/item.js';
import { CALENDAR_TAGS, type CalendarTag } from '../lexicons/lexicon.js';

const units = ['days', 'weeks', 'months', 'years'] as const;
export type Unit = (typeof units)[number];

/** "In the last 30 days", "over the past year": so much time up to today. */
export function readRelative(
  items: readonly Item[],
  place: number,
  today: Day,
): { windows: readonly Window[]; end: number; isRelative: true } | null {
  let next = place + 1;
  while (isSilent(items[next]) && unitOf(items[next]) === undefined) next++;
  const item = items[next];
  const count = item?.type === 'number' ? item.value : 1;
  if (item?.type === 'number') next++;
  const unit = unitOf(items[next]);
  if (unit === undefined || !Number.isInteger(count) || count > mostUnits) return null;
  // "In the last month of 2016".
  const after = items[afterSilent(items, next + 1)];
  if (hasTag(after, ...CALENDAR_TAGS)) return null;
  if (after?.type === 'month' || (after?.type === 'number' && after.isYear)) return null;
  return { windows: [{ from: before(today, count, unit), to: today }], end: next + 1, isRelative: true };
}

/** More reach back beyond every calendar. */
const mostUnits = 1000;

/** What a word is the unit of, if of time. */
export function unitOf(item: Item | undefined): Unit | undefined {
  const named = units.find((unit) => hasTag(item, unit));
  return named ?? (item?.type === 'phrase' ? singulars.get(item.text) : undefined);
}

/** One month, one year: words that say nothing elsewhere, as in "the month of March". */
const singulars: ReadonlyMap<string, Unit> = new Map(
  [
    ...['month', 'mes', 'mois', 'شهر', 'месяц', 'місяць'].map((word) => [word, 'months'] as const),
    ...['year', 'ano', 'an', 'annee', 'سنة', 'عام', 'год', 'рік'].map((word) => [word, 'years'] as const),
  ].map(([word, unit]) => [foldText(word), unit]),
);

/** The same day so many months or years before, or the last one of a month that has no such day. */
function before(today: Day, count: number, unit: Unit): Day {
  if (unit === 'days' || unit === 'weeks') return today - count * (unit === 'days' ? 1 : 7);
  const { year, month, day } = calendarOf(today);
  const then = calendarOf(firstOfMonth(year, month - count * (unit === 'months' ? 1 : 12)));
  return dayIn(then.year, then.month, day) ?? daysOfMonths(then.year, then.month, then.month).to;
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
  const { year, month } = calendarOf(today);
  switch (tag) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: today - 1, to: today - 1 };
    case 'this_month':
      return { from: firstOfMonth(year, month), to: today };
    case 'previous_month':
      return daysOfMonths(year, month - 1, month - 1);
    case 'this_year':
      return { from: firstOfMonth(year, 1), to: today };
    case 'previous_year':
      return daysOfYear(year - 1);
  }
}
