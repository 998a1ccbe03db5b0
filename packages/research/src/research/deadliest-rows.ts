import { type EventTable, UNKNOWN } from '../events/event-table.js';
import { byTime } from '../events/heaviest-rows.js';
import type { Tally } from '../events/tally.js';
import { takeBest } from '../index/take-best.js';

export interface Deadliest {
  /** Of those that surely belong; null where none is known to have killed. */
  readonly first: number | null;
  /** The events with the most people killed by the best estimates, the deadliest first; those next to it for comparison. */
  readonly rows: readonly number[];
  /** False where an event that may belong to the scope has as many, or a number that is not known. */
  readonly isDecided: boolean;
}

export function deadliestRows(table: EventTable, { sureRows, possibleRows }: Tally): Deadliest {
  const { killedBest } = table.columns;
  const known = sureRows.filter((row) => killedBest.get(row) !== UNKNOWN && killedBest.get(row) > 0);
  const byDead = (a: number, b: number) => killedBest.get(b) - killedBest.get(a) || byTime(table, a, b);
  const surely = takeBest(known, mostCompared, byDead);
  const [first = null] = surely;
  const most = first === null ? 0 : killedBest.get(first);
  const rivals = possibleRows.filter((row) => killedBest.get(row) === UNKNOWN || killedBest.get(row) >= most);
  return {
    first,
    rows: [...surely, ...takeBest(rivals, mostCompared, byDead)],
    isDecided: rivals.length === 0,
  };
}

const mostCompared = 5;
