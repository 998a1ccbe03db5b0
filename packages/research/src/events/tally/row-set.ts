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
    const [{ rows: lists }, test] = [this.#table, this.#test];
    for (const bucket of this.buckets)
      for (let row = lists.firstOf(bucket); row >= 0; row = lists.after(row))
        if (test === null || test(row)) visit(row, bucket);
  }

  *[Symbol.iterator](): Generator<number, void> {
    const [{ rows: lists }, test] = [this.#table, this.#test];
    for (const bucket of this.buckets)
      for (let row = lists.firstOf(bucket); row >= 0; row = lists.after(row))
        if (test === null || test(row)) yield row;
  }

  /** A row for each distinct value that the rows have in a column of buckets. */
  rowOfEach(column: NumberColumn): ReadonlyMap<number, number> {
    const rows = new Map<number, number>();
    for (const bucket of this.buckets) {
      const value = column.get(bucket);
      const row = rows.has(value) ? -1 : this.#firstIn(bucket);
      if (row >= 0) rows.set(value, row);
    }
    return rows;
  }

  #firstIn(bucket: number): number {
    const [{ rows: lists }, test] = [this.#table, this.#test];
    let row = lists.firstOf(bucket);
    while (row >= 0 && test !== null && !test(row)) row = lists.after(row);
    return row;
  }
}
