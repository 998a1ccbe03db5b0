import type { Slot } from '../tables/slots.js';
import { has, isSign, type TaggedToken } from './tagged-token.js';

/** The tagged tokens of a text during parsing, with those already consumed. */
export class Draft {
  readonly items: readonly TaggedToken[];
  readonly #used: Set<number>;

  constructor(items: readonly TaggedToken[], used: ReadonlySet<number> = new Set()) {
    this.items = items;
    this.#used = new Set(used);
  }

  /** A copy for another attempt. */
  copy(): Draft {
    return new Draft(this.items, this.#used);
  }

  use(from: number, to: number = from + 1): void {
    for (let at = from; at < to; at++) this.#used.add(at);
  }

  useAll(places: readonly number[]): void {
    for (const at of places) this.#used.add(at);
  }

  /** Marks the unused items with one of the slots as used. */
  usePlaces(...slots: readonly Slot[]): void {
    this.useAll(this.places(...slots));
  }

  isUsed(at: number): boolean {
    return this.#used.has(at);
  }

  at(place: number): TaggedToken | undefined {
    return this.items[place];
  }

  /** The indexes of unused items in a range. */
  free(from = 0, to: number = this.items.length): number[] {
    return [...this.items.keys()]
      .slice(Math.max(0, from), Math.max(0, to))
      .filter((at) => !this.#used.has(at));
  }

  /** The indexes of unused items with one of the slots. */
  places(...slots: readonly Slot[]): number[] {
    return this.free().filter((at) => has(this.items[at], ...slots));
  }

  /** Whether any item, used or not, has one of the slots. */
  has(...slots: readonly Slot[]): boolean {
    return this.items.some((item) => has(item, ...slots));
  }

  /** The index of the next item, skipping stop words and commas. */
  next(place: number): number {
    let at = place + 1;
    while (at < this.items.length && at - place < 8 && isSkippable(this.items[at])) at++;
    return at;
  }

  /** The index of the nearest item in a direction that has one of the slots or is not a stop word in any sense. */
  skipStopWords(place: number, step: 1 | -1, ...slots: readonly Slot[]): number {
    let at = place + step;
    while (at >= 0 && at < this.items.length && Math.abs(at - place) < 8) {
      const item = this.items[at];
      if (!(isSkippable(item) || has(item, 'stop', 'passive')) || has(item, ...slots)) break;
      at += step;
    }
    return at;
  }

  previous(place: number): number {
    let at = place - 1;
    while (at >= 0 && place - at < 8 && isSkippable(this.items[at])) at--;
    return at;
  }
}

/** Whether an item is a comma, a quotation mark, or a stop word without another meaning. */
function isSkippable(item: TaggedToken | undefined): boolean {
  if (isSign(item, ',', '\u060c', '"', '\u00ab', '\u00bb', '\u201c', '\u201d', '\u201e')) return true;
  return item?.type === 'term' && item.slots.has('stop') && item.slots.size === 1;
}
