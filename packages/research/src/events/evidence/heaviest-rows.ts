import { deadIn } from '@partner-api/reading';
import type { EventTable } from '../table/event-table.js';
import { type Countable, estimatedIn } from '../tally/countable.js';
import { takeBest } from './take-best.js';

/** The rows that a number rests on most: those with the most dead, else the earliest; then in order of time. */
export function heaviestRows(
  table: EventTable,
  countable: Countable,
  rows: readonly number[],
  limit: number,
): number[] {
  const measure = estimatedIn(countable);
  const { bests } = table.estimatesOf(deadIn(measure));
  const weight = (row: number) => (measure === 'events' ? 0 : bests.get(row));
  return takeBest(rows, limit, (a, b) => weight(b) - weight(a) || byTime(table, a, b)).toSorted((a, b) =>
    byTime(table, a, b),
  );
}

/** A total order that depends on nothing but the events. */
export function byTime(table: EventTable, a: number, b: number): number {
  const { earliest } = table.columns;
  return earliest.get(a) - earliest.get(b) || table.compareIds(a, b);
}
