import type { EventTable } from '../table/event-table.js';
import { type Countable, estimatedIn } from '../tally/figures.js';
import type { RowSet } from '../tally/row-set.js';

/** The rows with the most deaths, ties by date; the result is in chronological order. */
export function heaviestRows(
  table: EventTable,
  countable: Countable,
  rows: RowSet,
  limit: number,
): readonly number[] {
  const { buckets } = table;
  const measure = estimatedIn(countable);
  const bests = measure === null ? null : table.estimatesOf(measure).bests;
  const earliness = (bucket: number) => -buckets.columns.earliest.get(bucket);
  const ofBuckets = {
    least: measure === null ? earliness : (bucket: number) => buckets.meanBest(bucket, measure),
    most: measure === null ? earliness : (bucket: number) => buckets.highestBest(bucket, measure),
  };
  const weight = (row: number) => bests?.get(row) ?? -table.earliestOf(row);
  const heavier = (a: number, b: number) => weight(b) - weight(a) || byTime(table, a, b);
  const { from, leaders } = leading(rows, limit, ofBuckets);
  const best = takeBest(leaders, limit, heavier);
  // A test may leave out the leaders, so that others are among the heaviest.
  const last = best[limit - 1];
  const isSettled =
    limit === 0 || from === Number.NEGATIVE_INFINITY || (last !== undefined && weight(last) >= from);
  const all = isSettled ? best : takeBest(rows, limit, heavier);
  return all.toSorted((a, b) => byTime(table, a, b));
}

/** The ranks of the events of a bucket, as far as its sums tell. */
export interface Ranks {
  /** A rank that one of its events has at least. */
  readonly least: (bucket: number) => number;
  /** A rank that none of its events exceeds. */
  readonly most: (bucket: number) => number;
}

/** The rows of the buckets that may hold an event of at least the rank that, without a test, `limit` events have. */
export function leading(
  rows: RowSet,
  limit: number,
  { least, most }: Ranks,
): { readonly from: number; readonly leaders: RowSet } {
  const highest = takeBest(rows.buckets.map(least), limit, (a, b) => b - a);
  const from =
    highest.length < limit ? Number.NEGATIVE_INFINITY : (highest.at(-1) ?? Number.POSITIVE_INFINITY);
  return { from, leaders: rows.of(rows.buckets.filter((bucket) => most(bucket) >= from)) };
}

/** A total order by first day and id. */
export function byTime(table: EventTable, a: number, b: number): number {
  return table.earliestOf(a) - table.earliestOf(b) || table.compareIds(a, b);
}

/** The first `limit` values in the order of `compare`, without sorting all of them. */
export function takeBest<Value>(
  values: { forEach(visit: (value: Value) => void): void },
  limit: number,
  compare: (a: Value, b: Value) => number,
): Value[] {
  const best = new BestOf(limit, compare);
  values.forEach((value) => {
    best.offer(value);
  });
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
