import type { EventTable } from '../table/event-table.js';
import { type Countable, estimatedIn } from '../tally/figures.js';

/** The rows with the most deaths, ties by date; the result is in chronological order. */
export function heaviestRows(
  table: EventTable,
  countable: Countable,
  rows: ArrayLike<number> & Iterable<number>,
  limit: number,
): number[] {
  const measure = estimatedIn(countable);
  const bests = measure === null ? null : table.estimatesOf(measure).bests;
  const weight = (row: number) => bests?.get(row) ?? 0;
  const heaviest = new BestOf(limit, (a: number, b: number) => weight(b) - weight(a) || byTime(table, a, b));
  let least = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    // This test skips nearly all rows of a large table.
    if (weight(row) < least) continue;
    heaviest.offer(row);
    if (heaviest.last !== null) least = weight(heaviest.last);
  }
  return heaviest.values.sort((a, b) => byTime(table, a, b));
}

/** A total order by first day and id. */
export function byTime(table: EventTable, a: number, b: number): number {
  const { earliest } = table.columns;
  return earliest.get(a) - earliest.get(b) || table.compareIds(a, b);
}

/** The first `limit` values in the order of `compare`, without sorting all of them. */
export function takeBest<Value>(
  values: Iterable<Value>,
  limit: number,
  compare: (a: Value, b: Value) => number,
): Value[] {
  const best = new BestOf(limit, compare);
  for (const value of values) best.offer(value);
  return best.values;
}

/** A bounded list of the best values, in order. */
export class BestOf<Value> {
  readonly values: Value[] = [];
  readonly limit: number;
  readonly #compare: (a: Value, b: Value) => number;

  constructor(limit: number, compare: (a: Value, b: Value) => number) {
    this.limit = limit;
    this.#compare = compare;
  }

  /** The worst value kept; null while there are fewer than the limit. */
  get last(): Value | null {
    return this.values.length < this.limit ? null : (this.values[this.limit - 1] ?? null);
  }

  offer(value: Value): void {
    const { values, last } = this;
    if (this.limit === 0 || (last !== null && this.#compare(value, last) >= 0)) return;
    let place = values.length;
    while (place > 0 && this.#compare(value, values[place - 1] ?? value) < 0) place--;
    values.splice(place, 0, value);
    if (values.length > this.limit) values.pop();
  }
}
