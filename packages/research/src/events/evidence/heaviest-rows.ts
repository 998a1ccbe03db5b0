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
  const heaviest = new BestOf(limit, (a: number, b: number) => weight(b) - weight(a) || byTime(table, a, b));
  let least = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    // Nearly all of a million are passed over by this alone.
    if (weight(row) < least) continue;
    heaviest.offer(row);
    if (heaviest.last !== null) least = weight(heaviest.last);
  }
  return heaviest.values.sort((a, b) => byTime(table, a, b));
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
  const best = new BestOf(limit, compare);
  for (const value of values) best.offer(value);
  return best.values;
}

/** The best of what is offered, in order. */
export class BestOf<Value> {
  readonly values: Value[] = [];
  readonly limit: number;
  readonly #compare: (a: Value, b: Value) => number;

  constructor(limit: number, compare: (a: Value, b: Value) => number) {
    this.limit = limit;
    this.#compare = compare;
  }

  /** The last of them; null while there are fewer than the limit. */
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
