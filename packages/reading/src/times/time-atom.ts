import { type Day, dayIn } from '../domain/day.js';
import type { Window } from '../domain/scope.js';
import { daysOfMonths, daysOfYear } from '../domain/whole-months.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { beginsCountedRange, isCount } from '../quantities/is-count.js';
import { isDecade } from './decade.js';
import { type Days, daysOfMonthAt, type Months, partOfYearAt } from './part-of-year.js';

/** A time named at one place of a text; what it leaves out may stand elsewhere. */
export interface Atom {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** Months of a part of a year. */
  readonly part: Months | null;
  /** The first so many days of its month, or those from another on. */
  readonly days: Days | null;
  /** A whole date in digits; `unclear` when it can be read in two ways. */
  readonly date: Day | 'unclear' | null;
  /** Place of the first item after it. */
  readonly end: number;
}

interface Context {
  /** Whether a word for times stands before it. */
  readonly isOpened: boolean;
  /** The one that a range began with. */
  readonly after?: Atom;
  /** The one before it in a list. */
  readonly listed?: Atom;
}

/** The time that begins at a place of a text: "3 March 2017", "the first half of 2018", "2016"; null where none does. */
export function readAtom(items: readonly Item[], start: number, context: Context): Atom | null {
  let atom: Atom = { year: null, month: null, day: null, part: null, days: null, date: null, end: start };
  for (let place = start; place < items.length; place++) {
    const item = items[place];
    if (isSilent(item) && place > start) continue;
    const next = item === undefined ? null : extended(atom, item, items, place, context);
    if (next === null) break;
    atom = { ...next, end: Math.max(next.end, place + 1) };
    place = atom.end - 1;
    if (atom.date !== null) break;
  }
  return atom.end === start ? null : atom;
}

function extended(
  atom: Atom,
  item: Item,
  items: readonly Item[],
  place: number,
  context: Context,
): Atom | null {
  const isEmpty = atom.end === place && atom.year === null && atom.month === null && atom.day === null;
  if (item.type === 'date')
    return isEmpty && atom.part === null ? { ...atom, date: item.day ?? 'unclear' } : null;
  // "The first half of March": a part of a month is not known here.
  if (item.type === 'month' && atom.part !== null && atom.year === null) return { ...atom, date: 'unclear' };
  if (item.type === 'month')
    return atom.month === null && atom.part === null && atom.year === null
      ? { ...atom, month: item.month }
      : null;
  const days = isEmpty && atom.part === null ? daysOfMonthAt(items, place) : null;
  if (days !== null) return { ...atom, days: days.days, end: days.end };
  if (item.type === 'number') return withNumber(atom, item.value, item.isYear, items, place, context);
  const part = partOfYearAt(items, place);
  return part !== null && atom.part === null && atom.month === null
    ? { ...atom, part: part.months, end: part.end }
    : null;
}

function withNumber(
  atom: Atom,
  value: number,
  isYear: boolean,
  items: readonly Item[],
  place: number,
  { isOpened, after, listed }: Context,
): Atom | null {
  if (isYear) {
    if (isDecade(items, place)) return { ...atom, date: 'unclear' };
    const isCounted = isCount(items, place) && (!isOpened || beginsCountedRange(items, place));
    if (atom.year !== null || (isCounted && atom.month === null)) return null;
    return { ...atom, year: value };
  }
  if (atom.day !== null || atom.year !== null || atom.part !== null || !isDayNumber(value)) return null;
  const beside = atom.month !== null ? !isCount(items, place) : beforeMonth(items, place);
  // "1–9 October".
  const next = items[place + 1];
  const isDash = next?.type === 'phrase' && next.text === '-';
  const begins =
    atom.month === null && beforeLinkedDay(items, place) && (isOpened || isDash || isNextDay(items, place));
  const continues =
    after !== undefined && after.month !== null && after.day !== null && !isCount(items, place);
  const isListed = listed !== undefined && isNextOfMonth(listed, items, place);
  return beside || begins || continues || isListed ? { ...atom, day: value } : null;
}

/** The 4 of "January 3 and 4, 2015", the 4 and the 5 of "January 3, 4 and 5, 2015": the year ends the list of days. */
function isNextOfMonth({ month, day, year }: Atom, items: readonly Item[], place: number): boolean {
  if (month === null || day === null || year !== null) return false;
  let next = place + 1;
  while (isSilent(items[next]) || hasTag(items[next], 'and') || isDay(items[next])) next++;
  const ending = items[next];
  return ending?.type === 'number' && ending.isYear;
}

function isDay(item: Item | undefined): boolean {
  return item?.type === 'number' && !item.isYear && isDayNumber(item.value);
}

/** "3 March", "el 3 de marzo"; in "30 in March" it counts. */
function beforeMonth(items: readonly Item[], place: number): boolean {
  const next = afterSilent(items, place + 1);
  return items[next]?.type === 'month' && !within.test(textOf(items[next - 1]));
}

const within = /^(?:in|en|в|у|في)$/u;

/** The 3 of "3 to 9 October". */
function beforeLinkedDay(items: readonly Item[], place: number): boolean {
  const link = afterSilent(items, place + 1);
  if (!hasTag(items[link], 'to', 'and')) return false;
  const next = afterSilent(items, link + 1);
  const item = items[next];
  return item?.type === 'number' && isDayNumber(item.value) && beforeMonth(items, next);
}

/** "21 and 22 March", where "40 and 22 March" counts something before it. */
function isNextDay(items: readonly Item[], place: number): boolean {
  const link = afterSilent(items, place + 1);
  const [day, next] = [items[place], items[afterSilent(items, link + 1)]];
  return (
    hasTag(items[link], 'and') &&
    day?.type === 'number' &&
    next?.type === 'number' &&
    next.value === day.value + 1
  );
}

function isDayNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 31;
}

function daysIn(year: number, month: number, { count, isLast }: Days): Window {
  const { from, to } = daysOfMonths(year, month, month);
  return isLast ? { from: to - count + 1, to } : { from, to: from + count - 1 };
}

/** What the one leaves out it has from the other: the year, and before "9 October" the month. */
export function inherit(atom: Atom, other: Atom): Atom {
  if (atom.date !== null) return atom;
  const month = atom.month ?? (atom.day === null ? null : other.month);
  return { ...atom, month, year: atom.year ?? other.year };
}

/** The days of a time; null when it has no year, or no such day is in the calendar. */
export function windowOf({ year, month, day, days, part, date }: Atom): Window | null {
  if (date === 'unclear') return null;
  if (date !== null) return { from: date, to: date };
  if (year === null || (day !== null && month === null)) return null;
  if (part !== null) return daysOfMonths(year, ...part);
  if (month === null) return daysOfYear(year);
  if (days !== null) return daysIn(year, month, days);
  if (day === null) return daysOfMonths(year, month, month);
  const only = dayIn(year, month, day);
  return only === null ? null : { from: only, to: only };
}
