/** Row numbers: a million take four megabytes. */
export type Rows = Int32Array;

/** No rows. */
export const NO_ROWS: Rows = new Int32Array(0);

/** A growable list of row numbers. */
export class RowList {
  #rows = new Int32Array(smallest);
  #count = 0;

  push(row: number): void {
    if (this.#count === this.#rows.length) {
      const longer = new Int32Array(this.#count * 4);
      longer.set(this.#rows);
      this.#rows = longer;
    }
    this.#rows[this.#count++] = row;
  }

  /** The rows pushed so far. */
  get rows(): Rows {
    return this.#rows.subarray(0, this.#count);
  }
}

const smallest = 16;
