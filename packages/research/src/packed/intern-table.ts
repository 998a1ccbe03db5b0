import type { Archive, Archived } from './archive.js';

/** Stores each distinct value once, under a number. */
export class InternTable<Value> implements Archived {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];

  /** Its values must be JSON values. */
  archive(archive: Archive): void {
    const keys = archive.value([...this.#numbers.keys()]);
    const values = archive.value(this.#values);
    for (const [number, key] of keys.entries()) {
      this.#numbers.set(key, number);
      this.#values[number] = values[number] as Value;
    }
  }

  /** Returns the number of a value, which is added if its key is new. */
  numberOf(key: string, value: Value): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#values.length);
    return this.#values.push(value) - 1;
  }

  /** By number. */
  get values(): readonly Value[] {
    return this.#values;
  }
}
