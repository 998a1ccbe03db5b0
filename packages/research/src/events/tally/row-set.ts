import type { NumberColumn } from '../../packed/number-column.js';
import type { EventTable } from '../table/event-table.js';

type Test = (row: number) => boolean;

/** The live rows of some buckets that pass a test. */
export class RowSet implements Iterable<number> {
  readonly buckets: readonly number[];
  readonly #table: EventTable;
  /** Null: every row passes. */
  readonly #test: Test | null;

  constructor(table: EventTable, buckets: readonly number[], test: Test | null = null) {
    this.#table = table;
    this.buckets = buckets;
    this.#test = test;
  }

  /** The rows of other buckets that pass the same test. */
  of(buckets: readonly number[]): RowSet {
    return new RowSet(this.#table, buckets, this.#test);
  }

  /** The rows of these that pass another test, too. */
  where(test: Test): RowSet {
    const passed = this.#test;
    return new RowSet(this.#table, this.buckets, passed === null ? test : (row) => passed(row) && test(row));
  }

  /** Loops over many rows use this, because an iterator takes ten times as long. */
  forEach(visit: (row: number, bucket: number) => void): void {
    const [table, test] = [this.#table, this.#test];
    for (const bucket of this.buckets)
      for (let row = table.firstRowOf(bucket); row >= 0; row = table.rowAfter(row))
        if (test === null || test(row)) visit(row, bucket);
  }

  *[Symbol.iterator](): Generator<number, void> {
    for (const bucket of this.buckets) yield* this.#rowsOf(bucket);
  }

  /** The distinct values that the rows have in a column of buckets. */
  valuesOf(column: NumberColumn): ReadonlySet<number> {
    const isHeld = (bucket: number) => this.#test === null || this.#rowsOf(bucket).next().done === false;
    return new Set(this.buckets.filter(isHeld).map((bucket) => column.get(bucket)));
  }

  *#rowsOf(bucket: number): Generator<number, void> {
    const [table, test] = [this.#table, this.#test];
    for (let row = table.firstRowOf(bucket); row >= 0; row = table.rowAfter(row))
      if (test === null || test(row)) yield row;
  }
}
