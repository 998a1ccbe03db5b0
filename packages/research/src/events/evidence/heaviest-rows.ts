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
  return heaviestOfEach(table, countable, [rows], limit)[0] ?? [];
}

/** The heaviest rows of several sets that pass one test, found in one pass. */
export function heaviestOfEach(
  table: EventTable,
  countable: Countable,
  sets: readonly RowSet[],
  limit: number,
): readonly (readonly number[])[] {
  const { matters, columns } = table;
  const measure = estimatedIn(countable);
  const bests = measure === null ? null : table.estimatesOf(measure).bests;
  const earliness = (matter: number) => -matters.columns.earliest.get(matter);
  const ofMatters = {
    least: measure === null ? earliness : (matter: number) => matters.meanBest(matter, measure),
    most: measure === null ? earliness : (matter: number) => matters.highestBest(matter, measure),
  };
  const weight = (row: number) => bests?.get(row) ?? -columns.earliest.get(row);
  const heavier = (a: number, b: number) => weight(b) - weight(a) || byTime(table, a, b);
  const collect = (some: readonly RowSet[]) => {
    const best = some.map(() => new BestOf(limit, heavier));
    if (limit === 0) return best;
    const ofMatter: (BestOf<number>[] | undefined)[] = Array.from({ length: matters.count });
    for (const [place, rows] of some.entries())
      for (const matter of rows.matters)
        ofMatter[matter] = [...(ofMatter[matter] ?? []), ...best.slice(place, place + 1)];
    const all = some[0]?.of([...ofMatter.keys()].filter((matter) => ofMatter[matter] !== undefined));
    for (let row = all?.next(0) ?? -1; row >= 0; row = all?.next(row + 1) ?? -1)
      for (const one of ofMatter[columns.matter.get(row)] ?? []) one.offer(row);
    return best;
  };
  const led = sets.map((rows) => leading(rows, limit, ofMatters));
  const first = collect(led.map(({ leaders }) => leaders));
  // A test may leave out the leaders, so that others are among the heaviest.
  const isSettled = led.map(({ from }, place) => {
    const last = first[place]?.last ?? null;
    return from === Number.NEGATIVE_INFINITY || (last !== null && weight(last) >= from);
  });
  const second = isSettled.every((is) => is)
    ? first
    : collect(sets.map((rows, place) => (isSettled[place] ? rows.of([]) : rows)));
  return sets.map((_, place) => {
    const { values = [] } = (isSettled[place] ? first : second)[place] ?? {};
    return values.toSorted((a, b) => byTime(table, a, b));
  });
}

/** The ranks of the events of a matter, as far as its sums tell. */
export interface Ranks {
  /** A rank that one of its events has at least. */
  readonly least: (matter: number) => number;
  /** A rank that none of its events exceeds. */
  readonly most: (matter: number) => number;
}

/** The rows of the matters that may hold an event of at least the rank that, without a test, `limit` events have. */
export function leading(
  rows: RowSet,
  limit: number,
  { least, most }: Ranks,
): { readonly from: number; readonly leaders: RowSet } {
  const highest = takeBest(rows.matters.map(least), limit, (a, b) => b - a);
  const from =
    highest.length < limit ? Number.NEGATIVE_INFINITY : (highest.at(-1) ?? Number.POSITIVE_INFINITY);
  return { from, leaders: rows.of(rows.matters.filter((matter) => most(matter) >= from)) };
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
