import type { Deaths } from '@partner-api/reading';
import { UNBOUNDED } from '../table/estimates.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { type Certainty, OUT, POSSIBLE, SURE } from './certainty.js';

/** Whether an event has so many dead, by each of its estimates. */
export interface Deadliness {
  /** Sure where it does by the low estimate as by the high one. */
  readonly certaintyOf: (row: number) => Certainty;
  /** By the best estimate; null where there is none. */
  readonly byBest: (row: number) => boolean | null;
}

export function deadliness(table: EventTable, { measure, from, to }: Deaths): Deadliness {
  const { lows, bests, highs } = table.estimatesOf(measure);
  return {
    certaintyOf: (row) => {
      const low = lows.get(row);
      const high = highs.get(row) === UNBOUNDED ? Number.POSITIVE_INFINITY : highs.get(row);
      if (high < from || low > to) return OUT;
      return low >= from && high <= to ? SURE : POSSIBLE;
    },
    byBest: (row) => {
      const best = bests.get(row);
      return best === UNKNOWN ? null : best >= from && best <= to;
    },
  };
}

export function isSurelySoDeadly(table: EventTable, deaths: Deaths, row: number): boolean {
  return deadliness(table, deaths).certaintyOf(row) === SURE;
}
