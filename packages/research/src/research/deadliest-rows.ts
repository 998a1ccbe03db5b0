import { type EventTable, UNKNOWN } from '../events/event-table.js';
import { byTime } from '../events/heaviest-rows.js';
import type { Tally } from '../events/tally.js';
import { takeBest } from '../index/take-best.js';

/** The events with the most people killed by the best estimates, the deadliest first; those next to it for comparison. */
export function deadliestRows(table: EventTable, { sureRows }: Tally): number[] {
  const { killedBest } = table.columns;
  const known = sureRows.filter((row) => killedBest.get(row) !== UNKNOWN && killedBest.get(row) > 0);
  return takeBest(
    known,
    mostCompared,
    (a, b) => killedBest.get(b) - killedBest.get(a) || byTime(table, a, b),
  );
}

const mostCompared = 5;
