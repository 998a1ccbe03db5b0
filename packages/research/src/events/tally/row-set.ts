import { type EventTable, UNBOUNDED, UNKNOWN } from '../table/event-table.js';
import type { IntColumn } from '../table/int-column.js';
import { type Days, ROWS_PER_BLOCK } from '../table/row-blocks.js';

type Test = (row: number) => boolean;

/** The live rows of some matters that pass a test, found in the order of the table when they are asked for. */
export class RowSet implements Iterable<number> {
  readonly matters: readonly number[];
  readonly #table: EventTable;
  /** Null: every row passes. */
  readonly #test: Test | null;
  #found: { readonly isIn: Uint8Array; readonly days: Days } | null = null;

  constructor(table: EventTable, matters: readonly number[], test: Test | null = null) {
    this.#table = table;
    this.matters = matters;
    this.#test = test;
  }

  /** The rows of other matters that pass the same test. */
  of(matters: readonly number[]): RowSet {
    return new RowSet(this.#table, matters, this.#test);
  }

  /** The rows of these that pass another test, too. */
  where(test: Test): RowSet {
    const passed = this.#test;
    return new RowSet(this.#table, this.matters, passed === null ? test : (row) => passed(row) && test(row));
  }

  /** The first row from `start`; -1 without one. Loops over many rows use this, because an iterator takes ten times as long. */
  next(start: number): number {
    const { columns, blocks, rowCount } = this.#table;
    const [lives, matters, test] = [columns.live.values, columns.matter.values, this.#test];
    this.#found ??= this.#find();
    const { isIn, days } = this.#found;
    for (let row = start; row < rowCount; row++) {
      if (row % ROWS_PER_BLOCK === 0 && !blocks.mayTouch(row / ROWS_PER_BLOCK, days))
        row += ROWS_PER_BLOCK - 1;
      else if (isIn[matters[row] ?? 0] === 1 && lives[row] === 1 && (test === null || test(row))) return row;
    }
    return -1;
  }

  *[Symbol.iterator](): Generator<number, void> {
    for (let row = this.next(0); row >= 0; row = this.next(row + 1)) yield row;
  }

  /** The distinct values that the rows have in a column of matters. */
  valuesOf(column: IntColumn): ReadonlySet<number> {
    const known = new Set(this.matters.map((matter) => column.get(matter)));
    if (this.#test === null) return known;
    const values = new Set<number>();
    for (const row of this) {
      values.add(column.get(this.#table.columns.matter.get(row)));
      if (values.size === known.size) break;
    }
    return values;
  }

  /** Its matters, and the days that a block must touch to hold one of them; an unknown day of a block may be any. */
  #find() {
    const { earliest, latest } = this.#table.matters.columns;
    const isIn = new Uint8Array(this.#table.matters.count);
    const days = { from: UNBOUNDED, to: UNKNOWN };
    for (const matter of this.matters) {
      isIn[matter] = 1;
      const last = latest.get(matter);
      if (last !== UNKNOWN) days.from = Math.min(days.from, last);
      days.to = Math.max(days.to, earliest.get(matter));
    }
    return { isIn, days };
  }
}
