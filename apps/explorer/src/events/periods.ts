import type { ConflictEvent } from '@partner-api/client';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Unit = 'hour' | 'day' | 'week' | 'month' | 'year';

const UNITS: readonly { readonly unit: Unit; readonly upTo: number }[] = [
  { unit: 'hour', upTo: 3 * DAY },
  { unit: 'day', upTo: 120 * DAY },
  { unit: 'week', upTo: 730 * DAY },
  { unit: 'month', upTo: 12 * 366 * DAY },
  { unit: 'year', upTo: Number.POSITIVE_INFINITY },
];

export interface Bar {
  /** Start and end of the period, in milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly events: number;
  readonly killed: number;
}

export interface Periods {
  readonly unit: Unit;
  readonly bars: readonly Bar[];
  /** Number of events whose time is unknown or less precise than a bar. */
  readonly elsewhere: number;
}

/** Groups events by period and type, with a period length that suits the time span. */
export function periodsOf(events: readonly ConflictEvent[]): Periods {
  const times = events.flatMap(({ occurred: { latest } }) => (latest === null ? [] : [Date.parse(latest)]));
  const span = times.length === 0 ? 0 : times.reduce(maximum) - times.reduce(minimum);
  const unit = UNITS.find(({ upTo }) => span <= upTo)?.unit ?? 'year';
  const bars = new Map<string, Bar>();
  let elsewhere = 0;
  for (const { occurred, type, casualties } of events) {
    const { latest } = occurred;
    const start = latest === null ? null : startOf(Date.parse(latest), unit);
    if (start === null || start !== startOf(Date.parse(occurred.earliest ?? latest ?? ''), unit)) {
      elsewhere += 1;
      continue;
    }
    const key = `${start} ${type}`;
    const bar = bars.get(key);
    bars.set(key, {
      start,
      end: endOf(start, unit),
      type: type ?? 'other',
      events: (bar?.events ?? 0) + 1,
      killed: (bar?.killed ?? 0) + (casualties.killed.best ?? 0),
    });
  }
  return { unit, bars: [...bars.values()].sort((a, b) => a.start - b.start), elsewhere };
}

const maximum = (a: number, b: number) => Math.max(a, b);
const minimum = (a: number, b: number) => Math.min(a, b);

function startOf(time: number, unit: Unit): number {
  const date = new Date(time);
  if (unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  if (unit === 'year') return Date.UTC(date.getUTCFullYear(), 0);
  if (unit === 'week') return startOf(time, 'day') - ((date.getUTCDay() + 6) % 7) * DAY;
  const length = unit === 'hour' ? HOUR : DAY;
  return Math.floor(time / length) * length;
}

function endOf(start: number, unit: Unit): number {
  const date = new Date(start);
  if (unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  if (unit === 'year') return Date.UTC(date.getUTCFullYear() + 1, 0);
  return start + { hour: HOUR, day: DAY, week: 7 * DAY }[unit];
}
