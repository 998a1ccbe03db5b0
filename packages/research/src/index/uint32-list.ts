/** A list of unsigned 32-bit numbers that grows at its end and costs little more than four bytes each. */
export class Uint32List {
  #values = new Uint32Array(16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The storage behind the list, valid until it next grows: for loops where a call for each value would cost most. */
  get values(): Uint32Array {
    return this.#values;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  get(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  push(value: number): void {
    this.extend(1);
    this.#values[this.#length - 1] = value;
  }

  /** Adds `count` zeros and returns where they begin. */
  extend(count: number): number {
    const start = this.#length;
    this.#length += count;
    if (this.#length > this.#values.length) {
      const larger = new Uint32Array(Math.max(this.#length, Math.ceil(this.#values.length * growth)));
      larger.set(this.#values);
      this.#values = larger;
    }
    return start;
  }
}

const growth = 1.5;
