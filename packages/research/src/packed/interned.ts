import type { Archive, Archived } from './archive.js';

/** Values that rows share, each kept once and known by its number. */
export class Interned<Value> implements Archived {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];

  /** Its values must be such as JSON holds. */
  archive(archive: Archive): void {
    const keys = archive.value([...this.#numbers.keys()]);
    const values = archive.value(this.#values);
    for (const [number, key] of keys.entries()) {
      this.#numbers.set(key, number);
      this.#values[number] = values[number] as Value;
    }
  }

  /** The number of a value, which is added when its key is new. */
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
