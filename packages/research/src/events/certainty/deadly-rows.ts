import type { EventScope } from '@partner-api/query';
import { type EventTable, UNBOUNDED, UNKNOWN } from '../table/event-table.js';
import { type Certainty, OUT, POSSIBLE, SURE } from './certainty.js';

/** Longer rows are aggregates: sources sum up events that they cannot separate over weeks, months or a year. */
const mostDays = 7;

/** Whether a row is a single event, not an aggregate of several: it spans at most a week. */
export function isSingleEvent({ columns: { earliest, latest } }: EventTable, row: number): boolean {
  const [from, to] = [earliest.get(row), latest.get(row)];
  return from !== UNKNOWN && to !== UNKNOWN && to - from < mostDays;
}

/** Whether events match a filter by deaths, for each estimate. */
export interface Deadliness {
  /** SURE when both bounds match. An aggregate matches surely only the filter "at least one death". */
  readonly certaintyOf: (row: number) => Certainty;
  /** By the best estimate; null without one and for an aggregate. */
  readonly byBest: (row: number) => boolean | null;
  /** Whether a matching row may be an aggregate. */
  readonly isSummed: (row: number) => boolean;
  /** The maximum number of matching events in a row; `Infinity` without an upper bound. */
  readonly most: (row: number) => number;
}

export function deadliness(
  table: EventTable,
  { measure, from, to: last }: NonNullable<EventScope['deaths']>,
): Deadliness {
  const to = last ?? Number.POSITIVE_INFINITY;
  const { lows, bests } = table.estimatesOf(measure);
  const isOfAny = from <= 1 && last === null;
  const isTold = (row: number) => isOfAny || isSingleEvent(table, row);
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
