/** Rows of a table, in one array of numbers: a million take four megabytes. */
export type Rows = Int32Array;

/** No rows. */
export const NO_ROWS: Rows = new Int32Array(0);

/** A list of rows that grows. */
export class RowList {
  #rows = NO_ROWS;
  #count = 0;

  push(row: number): void {
    if (this.#count === this.#rows.length) {
      const longer = new Int32Array(Math.max(smallest, this.#count * 2));
      longer.set(this.#rows);
      this.#rows = longer;
    }
    this.#rows[this.#count++] = row;
  }

  /** Those so far. */
  get rows(): Rows {
    return this.#rows.subarray(0, this.#count);
  }
}

/** Each row once, in the order in which it first comes; rows are below `rowCount`. */
export function distinctRows(lists: readonly Rows[], rowCount: number): Rows {
  const [only, ...others] = lists;
  if (only !== undefined && others.length === 0) return only;
  const seen = new Uint8Array(rowCount);
  const found = new RowList();
  for (const rows of lists)
    for (const row of rows) {
      if (seen[row] === 1) continue;
      seen[row] = 1;
      found.push(row);
    }
  return found.rows;
}

const smallest = 16;
