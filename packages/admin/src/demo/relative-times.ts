import type { Occurrence } from '@partner-api/contract';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS, timestamp } from '@partner-api/text';

/** Times relative to the seeding, so that the demo is recent whenever it is loaded. */
export interface RelativeTimes {
  /** Returns the hour that began so many hours ago; 1 is the last full hour. */
  hoursAgo(hours: number): Occurrence;
  /** Returns the UTC day so many days ago; at least 1, so that it is not in the future. */
  daysAgo(days: number): Occurrence;
  /** Returns the seven days that end so many days ago. */
  weekEnding(daysAgo: number): Occurrence;
  /** Returns the month of the day; at least 31 days ago, so that the month is over. */
  monthOf(daysAgo: number): Occurrence;
  /** Returns the year of the day; at least 366 days ago, so that the year is over. */
  yearOf(daysAgo: number): Occurrence;
  /** `YYYY-MM-DD`. */
  date(daysAgo: number): string;
  /** `YYYY-MM-DDTHH:00:00Z`. */
  time(hoursAgo: number): string;
}

export const UNKNOWN_TIME: Occurrence = { earliest: null, latest: null, precision: 'unknown' };

/** Truncates `now` to the hour, so that two seedings within an hour give the same records. */
export function relativeTimes(now: Date): RelativeTimes {
  const hour = Math.floor(now.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS;
  const midnight = Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const day = (daysAgo: number) => new Date(midnight - daysAgo * DAY_MILLISECONDS);

  return {
    hoursAgo: (hours) =>
      span(hour - hours * HOUR_MILLISECONDS, hour - (hours - 1) * HOUR_MILLISECONDS, 'hour'),
    daysAgo: (days) => span(day(days).getTime(), day(days - 1).getTime(), 'day'),
    weekEnding: (daysAgo) => span(day(daysAgo + 6).getTime(), day(daysAgo - 1).getTime(), 'week'),
    monthOf: (daysAgo) => {
      const within = day(daysAgo);
      const [year, month] = [within.getUTCFullYear(), within.getUTCMonth()];
      return span(Date.UTC(year, month), Date.UTC(year, month + 1), 'month');
    },
    yearOf: (daysAgo) => {
      const year = day(daysAgo).getUTCFullYear();
      return span(Date.UTC(year, 0), Date.UTC(year + 1, 0), 'year');
    },
    date: (daysAgo) => day(daysAgo).toISOString().slice(0, 'YYYY-MM-DD'.length),
    time: (hoursAgo) => timestamp(new Date(hour - hoursAgo * HOUR_MILLISECONDS)),
  };
}

/** `end` is exclusive, whereas both ends of a record are inclusive. */
const span = (start: number, end: number, precision: Occurrence['precision']): Occurrence => ({
  earliest: timestamp(new Date(start)),
  latest: timestamp(new Date(end - 1_000)),
  precision,
});
