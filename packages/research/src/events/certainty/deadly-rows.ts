import type { EventScope } from '@partner-api/query';
import { type EventTable, UNBOUNDED, UNKNOWN } from '../table/event-table.js';
import { type Certainty, OUT, POSSIBLE, SURE } from './certainty.js';

/** Sources sum up what they cannot tell apart over weeks, months or a year. */
const mostDays = 7;

/** Whether a row tells of one event, and not of the sum of several: it reaches over a week at most. */
export function tellsOneEvent({ columns: { earliest, latest } }: EventTable, row: number): boolean {
  const [from, to] = [earliest.get(row), latest.get(row)];
  return from !== UNKNOWN && to !== UNKNOWN && to - from < mostDays;
}

/** Whether an event has so many dead, by each of its estimates. */
export interface Deadliness {
  /**
   * Sure where both bounds say so. Of a row that may sum up several events it is known only that somebody was killed in one of
   * them, and not how many in each.
   */
  readonly certaintyOf: (row: number) => Certainty;
  /** By the best estimate; null where there is none, and where it is that of several events. */
  readonly byBest: (row: number) => boolean | null;
  /** Whether a row counts that may sum up several events. */
  readonly isSummed: (row: number) => boolean;
  /** The most such events that a row may tell of; `Infinity` where nothing bounds them. */
  readonly most: (row: number) => number;
}

export function deadliness(
  table: EventTable,
  { measure, from, to: last }: NonNullable<EventScope['deaths']>,
): Deadliness {
  const to = last ?? Number.POSITIVE_INFINITY;
  const { lows, bests } = table.estimatesOf(measure);
  const isOfAny = from <= 1 && last === null;
  const isTold = (row: number) => isOfAny || tellsOneEvent(table, row);
  const highOf = (row: number) => {
    const most = table.mostOf(measure, row);
    return most === UNBOUNDED ? Number.POSITIVE_INFINITY : most;
  };
  const certaintyOf = (row: number) => {
    const [low, high] = [lows.get(row), highOf(row)];
    if (high < from || (low > to && isTold(row))) return OUT;
    return low >= from && high <= to && isTold(row) ? SURE : POSSIBLE;
  };
  const isSummed = (row: number) => !isTold(row) && certaintyOf(row) !== OUT;
  return {
    certaintyOf,
    byBest: (row) => {
      const best = bests.get(row);
      return isSummed(row) || best === UNKNOWN ? null : best >= from && best <= to;
    },
    isSummed,
    most: (row) => {
      if (certaintyOf(row) === OUT) return 0;
      return isSummed(row) ? Math.max(1, Math.floor(highOf(row) / Math.max(1, from))) : 1;
    },
  };
}
