import { DAY_MILLISECONDS } from '@partner-api/text';

/** A day as `YYYY-MM-DD`, which sorts as text. The first and the last of the years 0 to 9999 stand for days beyond them. */
export type CalendarDate = string;

/** A range of days, both ends included; null leaves that end open. */
export interface Window {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export interface ClosedWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export type MonthOrYear = 'month' | 'year';

/** Whole days since 1 January 1970. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(date) / DAY_MILLISECONDS);
}

export function dateOf(day: number): CalendarDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = written(day * DAY_MILLISECONDS);
  // A question by day writes thousands of dates. A text can name any day, so that all are not kept for ever.
  if (dates.size >= mostDates) dates.clear();
  dates.set(day, date);
  return date;
}

const earliest = Date.parse('0000-01-01');
const latest = Date.parse('9999-12-31');

function written(milliseconds: number): CalendarDate {
  const within = Math.min(latest, Math.max(earliest, milliseconds));
  return new Date(within).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const dates = new Map<number, CalendarDate>();
const mostDates = 50_000;

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(dayOf(date) + days);
}

/** `month` counts from 1. Null when the calendar has no such day. */
export function dateIn(year: number, month: number, day: number): CalendarDate | null {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists ? time.toISOString().slice(0, 'YYYY-MM-DD'.length) : null;
}

/** From the first day of one month to the last day of another. Months count from 1; those after 12 fall in later years. */
export function windowOfMonths(year: number, first: number, last: number): ClosedWindow {
  // Day 0 is the last of the month before.
  return { from: written(Date.UTC(year, first - 1, 1)), to: written(Date.UTC(year, last, 0)) };
}

export function windowOfYear(year: number): ClosedWindow {
  return windowOfMonths(year, 1, 12);
}

/** The days of a year `YYYY`, a month `YYYY-MM` or a day. */
export function windowOfKey(key: string): ClosedWindow {
  const [year = 0, month, day] = key.split('-').map(Number);
  if (day !== undefined) return { from: key, to: key };
  return month === undefined ? windowOfYear(year) : windowOfMonths(year, month, month);
}

const keyLengths = { month: 'YYYY-MM'.length, year: 'YYYY'.length } as const;

/** The month `YYYY-MM` or the year `YYYY` that a day lies in. */
export function keyOf(date: CalendarDate, part: MonthOrYear): string {
  return date.slice(0, keyLengths[part]);
}

/** The keys of the months or years that overlap the window, in order. */
export function keysOfParts({ from, to }: ClosedWindow, part: MonthOrYear): string[] {
  const keys: string[] = [];
  const last = keyOf(to, part);
  let at = keyOf(from, part);
  // Nothing follows the last key of the calendar, so that the end is reached by equality.
  for (; at < last; at = keyOf(addDays(windowOfKey(at).to, 1), part)) keys.push(at);
  if (at === last) keys.push(at);
  return keys;
}

export function isClosed(window: Window): window is ClosedWindow {
  return window.from !== null && window.to !== null;
}

/** The length of a window in days; null when an end is open. */
export function daysIn(window: Window): number | null {
  return isClosed(window) ? dayOf(window.to) - dayOf(window.from) + 1 : null;
}

/** The number of whole months in a window; null when it does not consist of whole months. */
export function monthsIn(window: Window): number | null {
  if (!isClosed(window)) return null;
  const next = addDays(window.to, 1);
  if (!window.from.endsWith('-01') || !next.endsWith('-01')) return null;
  const [first, last] = [window.from, next].map((date) => date.split('-').map(Number));
  return ((last?.[0] ?? 0) - (first?.[0] ?? 0)) * 12 + (last?.[1] ?? 0) - (first?.[1] ?? 0);
}

/** The number of whole calendar years in a window; null when it does not consist of whole years. */
export function yearsIn(window: Window): number | null {
  const months = monthsIn(window);
  return months !== null && months % 12 === 0 && window.from?.slice(5) === '01-01' ? months / 12 : null;
}

/** Whether two windows share a day. */
export function overlaps(one: Window, other: Window): boolean {
  return (
    (one.from === null || other.to === null || one.from <= other.to) &&
    (other.from === null || one.to === null || other.from <= one.to)
  );
}

/** The intersection of two windows. `to` is before `from` when they share no day. */
export function intersectionOf({ from, to }: ClosedWindow, other: Window): ClosedWindow {
  return {
    from: other.from !== null && other.from > from ? other.from : from,
    to: other.to !== null && other.to < to ? other.to : to,
  };
}
