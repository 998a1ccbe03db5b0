/** A column of signed 32-bit numbers that grows at its end. */
export class Int32Column {
  #values = new Int32Array(64);
  #length = 0;

  /** The storage behind the column, valid until it next grows: for loops over all rows. */
  get values(): Int32Array {
    return this.#values;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  get(row: number): number {
    return this.#values[row] ?? 0;
  }

  /** Sets the value of a row that is there, or of the next one. */
  set(row: number, value: number): void {
    if (row >= this.#length) this.#length = row + 1;
    if (this.#length > this.#values.length) {
      const larger = new Int32Array(Math.ceil(this.#length * growth));
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[row] = value;
  }
}

const growth = 1.5;
