/** A queue that serves callers in turn, and the items of one caller in order. */
export class FairQueue<Item> {
  /** In order of turns: the first key is next. */
  readonly #waiting = new Map<string, Item[]>();

  add(who: string, item: Item): void {
    const items = this.#waiting.get(who);
    if (items) items.push(item);
    else this.#waiting.set(who, [item]);
  }

  take(): Item | undefined {
    const [turn] = this.#waiting;
    if (turn === undefined) return undefined;
    const [who, items] = turn;
    this.#waiting.delete(who);
    const item = items.shift();
    if (items.length > 0) this.#waiting.set(who, items);
    return item;
  }

  remove(who: string, item: Item): void {
    const items = this.#waiting.get(who)?.filter((one) => one !== item) ?? [];
    if (items.length > 0) this.#waiting.set(who, items);
    else this.#waiting.delete(who);
  }
}
