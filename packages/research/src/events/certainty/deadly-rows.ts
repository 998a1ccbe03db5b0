import type { Deaths } from '@partner-api/reading';
import { UNBOUNDED } from '../table/estimates.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { type Certainty, OUT, POSSIBLE, SURE } from './certainty.js';
import { tellsOneEvent } from './one-event.js';

/** Whether an event has so many dead, by each of its estimates. */
export interface Deadliness {
  /**
   * Sure where it does by the low estimate as by the high one. A row that may tell of several events together surely tells of one
   * that was deadly, where somebody was killed, and else it is not known how many died in each.
   */
  readonly certaintyOf: (row: number) => Certainty;
  /** By the best estimate; null where there is none, and where it is that of several events. */
  readonly byBest: (row: number) => boolean | null;
  /** Whether a row counts that may tell of several events together, of which it is not known how many died in each. */
  readonly isSummed: (row: number) => boolean;
  /** The most such events that a row may tell of; `Infinity` where nothing bounds them. */
  readonly most: (row: number) => number;
}

export function deadliness(table: EventTable, { measure, from, to }: Deaths): Deadliness {
  const { lows, bests, highs } = table.estimatesOf(measure);
  const isOfAny = from <= 1 && to === Number.POSITIVE_INFINITY;
  const isTold = (row: number) => isOfAny || tellsOneEvent(table, row);
  const highOf = (row: number) => (highs.get(row) === UNBOUNDED ? Number.POSITIVE_INFINITY : highs.get(row));
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

export function isSurelySoDeadly(table: EventTable, deaths: Deaths, row: number): boolean {
  return deadliness(table, deaths).certaintyOf(row) === SURE;
}
