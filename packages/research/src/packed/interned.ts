/** Values that rows share, each kept once and known by its number. */
export class Interned<Value> {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];

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
