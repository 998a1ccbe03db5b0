import type { Archive, Archived } from '../../packed/archive.js';
import { NumberColumn } from '../../packed/number-column.js';

/** Documents of an index, numbered from 0, with their items and lengths. */
export class Documents implements Archived {
  /** Length in terms, with repetitions; 0 for a removed document. */
  readonly lengths = new NumberColumn();
  readonly #items = new NumberColumn();
  readonly #compare: (a: number, b: number) => number;
  #live = 0;
  #totalLength = 0;
  /** From this document on, document order equals item order, as it does for records with ascending ids. */
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

  /** Number of documents, with removed ones. */
  get count(): number {
    return this.#items.length;
  }

  /** Number of documents, without removed ones. */
  get live(): number {
    return this.#live;
  }

  get averageLength(): number {
    return this.#totalLength / this.#live;
  }

  get bytes(): number {
    return this.lengths.bytes + this.#items.bytes;
  }

  /** Null for a removed document. */
  itemOf(document: number): number | null {
    const item = this.#items.get(document);
    return item === removed ? null : item;
  }

  /** Returns the document number. @throws RangeError if the index is full. */
  append(item: number, length: number): number {
    const document = this.#items.length;
    if (document > lastDocument)
      throw new RangeError(`The index holds at most ${lastDocument + 1} documents of one language`);
    const last = document === 0 ? null : this.itemOf(document - 1);
    // A removed document has no item to compare with.
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

  /** Compares two documents by their items. */
  isBefore(a: number, b: number): boolean {
    if (a >= this.#orderedFrom && b >= this.#orderedFrom) return a < b;
    return this.#compare(this.#items.get(a), this.#items.get(b)) < 0;
  }
}

/** Placeholder for the item of a removed document. */
const removed = -1;
/** Twice the gap between two documents has to fit in 31 bits. */
const lastDocument = 2 ** 30 - 2;
