import type { NumberColumn } from '../../packed/number-column.js';
import type { EventTable } from '../table/event-table.js';

type Test = (row: number) => boolean;

/** The live rows of some cells that pass a test. */
export class RowSet implements Iterable<number> {
  readonly cells: readonly number[];
  readonly #table: EventTable;
  /** Null: every row passes. */
  readonly #test: Test | null;

  constructor(table: EventTable, cells: readonly number[], test: Test | null = null) {
    this.#table = table;
    this.cells = cells;
    this.#test = test;
  }

  /** The rows of other cells that pass the same test. */
  of(cells: readonly number[]): RowSet {
    return new RowSet(this.#table, cells, this.#test);
  }

  /** The rows of these that pass another test, too. */
  where(test: Test): RowSet {
    const passed = this.#test;
    return new RowSet(this.#table, this.cells, passed === null ? test : (row) => passed(row) && test(row));
  }

  /** Loops over many rows use this, because an iterator takes ten times as long. */
  forEach(visit: (row: number, cell: number) => void): void {
    const [table, test] = [this.#table, this.#test];
    for (const cell of this.cells)
      for (let row = table.firstRowOf(cell); row >= 0; row = table.rowAfter(row))
        if (test === null || test(row)) visit(row, cell);
  }

  *[Symbol.iterator](): Generator<number, void> {
    for (const cell of this.cells) yield* this.#rowsOf(cell);
  }

  /** The distinct values that the rows have in a column of cells. */
  valuesOf(column: NumberColumn): ReadonlySet<number> {
    const isHeld = (cell: number) => this.#test === null || this.#rowsOf(cell).next().done === false;
    return new Set(this.cells.filter(isHeld).map((cell) => column.get(cell)));
  }

  *#rowsOf(cell: number): Generator<number, void> {
    const [table, test] = [this.#table, this.#test];
    for (let row = table.firstRowOf(cell); row >= 0; row = table.rowAfter(row))
      if (test === null || test(row)) yield row;
  }
}
