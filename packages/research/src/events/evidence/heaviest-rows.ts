import type { EventTable } from '../table/event-table.js';
import { type Countable, estimatedIn } from '../tally/figures.js';

/** The rows that a number rests on most: those with the most dead, else the earliest; then in order of time. */
export function heaviestRows(
  table: EventTable,
  countable: Countable,
  rows: ArrayLike<number> & Iterable<number>,
  limit: number,
): number[] {
  const measure = estimatedIn(countable);
  const bests = measure === null ? null : table.estimatesOf(measure).bests;
  const weight = (row: number) => bests?.get(row) ?? 0;
  return takeBest(rows, limit, (a, b) => weight(b) - weight(a) || byTime(table, a, b)).sort((a, b) =>
    byTime(table, a, b),
  );
}

/** A total order that depends on nothing but the events. */
export function byTime(table: EventTable, a: number, b: number): number {
  const { earliest } = table.columns;
  return earliest.get(a) - earliest.get(b) || table.compareIds(a, b);
}

/** The first `limit` in the order that `compare` gives, without sorting the rest. */
export function takeBest<Value>(
  values: Iterable<Value>,
  limit: number,
  compare: (a: Value, b: Value) => number,
): Value[] {
  const best: Value[] = [];
  for (const value of values) {
    const last = best.at(-1);
    if (best.length >= limit && (last === undefined || compare(value, last) >= 0)) continue;
    let place = best.length;
    while (place > 0 && compare(value, best[place - 1] ?? value) < 0) place--;
    best.splice(place, 0, value);
    if (best.length > limit) best.pop();
  }
  return best;
}
