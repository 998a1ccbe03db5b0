import { foldText } from '@partner-api/text';
import { type Day, dayIn, firstOfMonth } from '../domain/day.js';
import type { Window } from '../domain/scope.js';
import { calendarOf, daysOfMonths, daysOfYear } from '../domain/whole-months.js';
import { afterSilent, hasTag, type Item, isSilent, textOf, wordOf } from '../items/item.js';
import { CALENDAR_TAGS, type CalendarTag } from '../lexicons/lexicon.js';

const units = ['hours', 'days', 'weeks', 'months', 'years'] as const;
export type Unit = (typeof units)[number];

/** A time that is told from the present. */
interface Relative {
  readonly windows: readonly Window[];
  /** Place of the first item after it. */
  readonly end: number;
  readonly isRelative: true;
  /** The unit that it is told in; null for one of the calendar. */
  readonly unit: Unit | null;
}

/**
 * "In the last 30 days", "over the past year": so much time up to today. Events are known by their days in UTC, and so
 * hours are read as all days that they may reach into, whatever the hour is now: "the last 24 hours" are yesterday and
 * today, as "the past day" is.
 */
export function readRelative(items: readonly Item[], place: number, today: Day): Relative | null {
  let next = place + 1;
  while (isSilent(items[next]) && unitOf(items[next]) === undefined) next++;
  const item = items[next];
  const count = item?.type === 'number' ? item.value : 1;
  if (item?.type === 'number') next++;
  const unit = unitOf(items[next]);
  return unit === undefined ? null : upTo(items, today, { count, unit, end: next + 1 });
}

/** The same where the number comes first: "الساعات الـ24 الماضية", "30 يوما الماضية", "ces 24 dernières heures". */
export function readRelativeBefore(items: readonly Item[], place: number, today: Day): Relative | null {
  let count: number | undefined;
  let unit: Unit | undefined;
  const start = wordOf(items[place]) === 'ces' ? place + 1 : place;
  let end = start;
  for (; end < items.length; end++) {
    const item = items[end];
    if (item?.type === 'number' && count === undefined) count = item.value;
    else if (unit === undefined && unitOf(item) !== undefined) unit = unitOf(item);
    else if (end === start || !isSilent(item)) break;
  }
  if (count === undefined || unit === undefined) return null;
  if (lastUnits.test(textOf(items[end - 1]))) return upTo(items, today, { count, unit, end });
  const isLast = hasTag(items[end], 'last') && lastAfter.has(textOf(items[end]));
  return isLast ? upTo(items, today, { count, unit, end: end + 1 }) : null;
}

const lastUnits = /^derni(?:ers|eres) /u;
const lastAfter: ReadonlySet<string> = new Set([foldText('الماضية'), foldText('الأخيرة')]);

function upTo(
  items: readonly Item[],
  today: Day,
  { count, unit, end }: { readonly count: number; readonly unit: Unit; readonly end: number },
): Relative | null {
  if (!Number.isInteger(count) || count > mostUnits) return null;
  // "In the last month of 2016".
  const after = items[afterSilent(items, end)];
  if (hasTag(after, ...CALENDAR_TAGS)) return null;
  if (after?.type === 'month' || (after?.type === 'number' && after.isYear)) return null;
  return { windows: [{ from: before(today, count, unit), to: today }], end, isRelative: true, unit };
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
  if (unit === 'hours') return today - Math.ceil(count / hoursOfDay);
  if (unit === 'days' || unit === 'weeks') return today - count * (unit === 'days' ? 1 : 7);
  const { year, month, day } = calendarOf(today);
  const then = calendarOf(firstOfMonth(year, month - count * (unit === 'months' ? 1 : 12)));
  return dayIn(then.year, then.month, day) ?? daysOfMonths(then.year, then.month, then.month).to;
}

const hoursOfDay = 24;

/** "Last year", "yesterday": days of the calendar; those of this month and this year up to today. */
export function readCalendar(items: readonly Item[], place: number, today: Day): Relative | null {
  const tag = CALENDAR_TAGS.find((name) => hasTag(items[place], name));
  if (tag === undefined) return null;
  return { windows: [windowFrom(tag, today)], end: place + 1, isRelative: true, unit: null };
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
