import { type Day, dateOf, dayOf, firstOfMonth } from './day.js';
import { type ClosedWindow, isClosed, type Window } from './scope.js';

/** What a time can be told in parts of. */
export type MonthOrYear = 'month' | 'year';

/** From the first day of one month of a year to the last of another, both from 1. */
export function daysOfMonths(year: number, first: number, last: number): ClosedWindow {
  return { from: firstOfMonth(year, first), to: firstOfMonth(year, last + 1) - 1 };
}

export function daysOfYear(year: number): ClosedWindow {
  return daysOfMonths(year, 1, 12);
}

/** How many whole months a time is made of; null where it is not made of them. */
export function monthsIn(window: Window): number | null {
  if (!isClosed(window)) return null;
  const [first, next] = [calendarOf(window.from), calendarOf(window.to + 1)];
  if (first.day !== 1 || next.day !== 1) return null;
  return (next.year - first.year) * 12 + next.month - first.month;
}

/** How many whole years, from January to December, a time is made of; null where it is not made of them. */
export function yearsIn(window: Window): number | null {
  const months = monthsIn(window);
  if (months === null || window.from === null) return null;
  return calendarOf(window.from).month === 1 && months % 12 === 0 ? months / 12 : null;
}

/** The month `YYYY-MM` or the year that a day lies in. */
export function keyOfPart(day: Day, part: MonthOrYear): string {
  return dateOf(day).slice(0, lengths[part]);
}

/** The days of a month `YYYY-MM` or a year `YYYY`; of a day, itself. */
export function windowOfKey(key: string): ClosedWindow {
  const [year = 0, month, day] = key.split('-').map(Number);
  if (day !== undefined) return { from: dayOf(key), to: dayOf(key) };
  return month === undefined ? daysOfYear(year) : daysOfMonths(year, month, month);
}

/** Those from one day to another, both included. */
export function keysOfParts(from: Day, to: Day, part: MonthOrYear): string[] {
  const last = keyOfPart(to, part);
  const found: string[] = [];
  let { year, month } = calendarOf(from);
  for (;;) {
    const key = `${year}-${String(month).padStart(2, '0')}`.slice(0, lengths[part]);
    if (key > last) break;
    if (found.at(-1) !== key) found.push(key);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return found;
}

const lengths = { month: 'YYYY-MM'.length, year: 'YYYY'.length } as const;

/** The year, the month from 1, and the day of it. */
export function calendarOf(day: Day): { year: number; month: number; day: number } {
  const [year = 0, month = 1, ofMonth = 1] = dateOf(day).split('-').map(Number);
  return { year, month, day: ofMonth };
}
