import { DAY_MILLISECONDS } from '@partner-api/text';

/** A day in UTC, as whole days since 1 January 1970. */
export type Day = number;

/** The day that a timestamp lies in. */
export function dayOf(timestamp: string): Day {
  return Math.floor(Date.parse(timestamp) / DAY_MILLISECONDS);
}

/** `YYYY-MM-DD`. */
export function dateOf(day: Day): string {
  return new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** `month` from 1; null when the calendar has no such day. */
export function dayIn(year: number, month: number, day: number): Day | null {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists ? time.getTime() / DAY_MILLISECONDS : null;
}

/** The first day of a month; months past December belong to later years. */
export function firstOfMonth(year: number, month: number): Day {
  return Date.UTC(year, month - 1, 1) / DAY_MILLISECONDS;
}
