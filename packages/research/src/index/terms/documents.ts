import type { Archive, Archived } from '../../packed/archive.js';
import { NumberColumn } from '../../packed/number-column.js';

/** The documents of an index, numbered from 0: their items, and how long they are. */
export class Documents implements Archived {
  /** Terms of each, repeats included; 0 when it was removed. */
  readonly lengths = new NumberColumn();
  readonly #items = new NumberColumn();
  readonly #compare: (a: number, b: number) => number;
  #live = 0;
  #totalLength = 0;
  /** From this document on they stand in the order of their items, as records that are numbered one after another do. */
  #orderedFrom = 0;

  /** `compare` orders items. */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  archive(archive: Archive): void {
    this.lengths.archive(archive);
    this.#items.archive(archive);
    this.#live = archive.number(this.#live);
    this.#totalLength = archive.number(this.#totalLength);
    this.#orderedFrom = archive.number(this.#orderedFrom);
  }

  /** Numbers that were given. */
  get count(): number {
    return this.#items.length;
  }

  /** Those that were not removed. */
  get live(): number {
    return this.#live;
  }

  get averageLength(): number {
    return this.#totalLength / this.#live;
  }

  get bytes(): number {
    return this.lengths.bytes + this.#items.bytes;
  }

  /** Null of a document that was removed. */
  itemOf(document: number): number | null {
    const item = this.#items.get(document);
    return item === removed ? null : item;
  }

  /** Returns the number of the document. @throws RangeError when there is none left. */
  append(item: number, length: number): number {
    const document = this.#items.length;
    if (document > lastDocument)
      throw new RangeError(`The index holds at most ${lastDocument + 1} documents of one language`);
    const last = document === 0 ? null : this.itemOf(document - 1);
    // What was removed cannot be asked for its order any more.
    if (last === null || this.#compare(last, item) >= 0) this.#orderedFrom = document;
    this.lengths.push(length);
    this.#live++;
    this.#totalLength += length;
    return this.#items.push(item);
  }

  remove(document: number): void {
    this.#live--;
    this.#totalLength -= this.lengths.get(document);
    this.lengths.set(document, 0);
    this.#items.set(document, removed);
  }

  /** Whether the item of one document comes before that of another. */
  isBefore(a: number, b: number): boolean {
    if (a >= this.#orderedFrom && b >= this.#orderedFrom) return a < b;
    return this.#compare(this.#items.get(a), this.#items.get(b)) < 0;
  }
}

/** In the place of an item. */
const removed = -1;
/** A step between documents, doubled, has to fit 31 bits. */
const lastDocument = 2 ** 30 - 2;
