import { KeyTable } from '../packed/key-table.js';
import { NumberColumn } from '../packed/number-column.js';
import { bestDocuments } from './best-documents.js';
import { rarity } from './bm25.js';
import { MOST_OCCURRENCES } from './posting-code.js';
import { Postings } from './postings.js';
import { TermCursor } from './term-cursor.js';
import { Weights } from './weights.js';

export interface Ranked {
  readonly item: number;
  /** BM25, above 0. */
  readonly score: number;
}

/**
 * An inverted index ranked by BM25, of items that are known by numbers. Every figure that a score depends on (documents,
 * their lengths, documents with a term) is exact at all times, so that results depend on what is held and not on the way
 * it came there.
 */
export class TermIndex {
  #terms = new KeyTable();
  #postings = new Postings();
  /** By term: the documents that hold it now. */
  #frequencies = new NumberColumn();
  /** By document: its terms, repeats included; 0 when it was removed. */
  #lengths = new NumberColumn();
  /** By document. */
  #items = new NumberColumn();
  #live = 0;
  #totalLength = 0;
  #weights = new Weights(0);
  readonly #compare: (a: number, b: number) => number;
  /** From this document on they stand in the order of their items, as records that are numbered one after another do. */
  #orderedFrom = 0;

  /** `compare` orders items whose scores are equal. */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#live;
  }

  get termCount(): number {
    return this.#terms.size;
  }

  get bytes(): number {
    const ofTerms = this.#terms.bytes + this.#postings.bytes + this.#frequencies.bytes;
    return ofTerms + this.#lengths.bytes + this.#items.bytes;
  }

  /** Returns the number of the document, by which the item is removed. @throws RangeError when the index is full. */
  add(item: number, terms: readonly string[]): number {
    const numbers = new Uint32Array(terms.length);
    for (let place = 0; place < terms.length; place++) numbers[place] = this.#numberOf(terms[place] ?? '');
    numbers.sort();
    const document = this.#append(item, terms.length);
    for (let start = 0, end = 0; start < numbers.length; start = end) {
      const number = numbers[start] ?? 0;
      while (numbers[end] === number) end++;
      this.#frequencies.set(number, this.#frequencies.get(number) + 1);
      this.#postings.append(number, document, Math.min(end - start, MOST_OCCURRENCES), this.#lengthOf);
    }
    return document;
  }

  /** Takes the terms that the document was added with. */
  remove(document: number, terms: readonly string[]): void {
    for (const term of new Set(terms)) {
      const number = this.#terms.find(term);
      if (number >= 0) this.#frequencies.set(number, this.#frequencies.get(number) - 1);
    }
    this.#lengths.set(document, 0);
    this.#items.set(document, removed);
    this.#live--;
    this.#totalLength -= terms.length;
  }

  /** How much a term says among the documents held; the most for one that none holds. */
  rarity(term: string): number {
    const number = this.#terms.find(term);
    return rarity(this.#live, number < 0 ? 0 : this.#frequencies.get(number));
  }

  /** The share of what a query could reach that terms held by any document reach, each weighed by its rarity. */
  shareHeld(query: ReadonlySet<string>): number {
    let [held, all] = [0, 0];
    for (const term of query) {
      const number = this.#terms.find(term);
      const frequency = number < 0 ? 0 : this.#frequencies.get(number);
      const worth = rarity(this.#live, frequency);
      all += worth;
      if (frequency > 0) held += worth;
    }
    return all === 0 ? 0 : held / all;
  }

  /** The best items for the distinct terms of a query, best first; none with a score below `least`. */
  rank(query: ReadonlySet<string>, limit: number, least = 0): Ranked[] {
    const averageLength = this.#totalLength / this.#live;
    if (this.#weights.averageLength !== averageLength) this.#weights = new Weights(averageLength);
    const cursors = [...query].flatMap((term) => {
      const number = this.#terms.find(term);
      if (number < 0 || this.#frequencies.get(number) === 0) return [];
      return [new TermCursor(this.#postings, number, this.rarity(term), this.#weights, this.#lengths)];
    });
    const isBefore = (a: number, b: number) => this.#isBefore(a, b);
    const best = bestDocuments(cursors, { documentCount: this.#items.length, limit, least, isBefore });
    return best.map(({ document, score }) => ({ item: this.#items.get(document), score }));
  }

  readonly #lengthOf = (document: number): number => this.#lengths.get(document);

  #append(item: number, length: number): number {
    if (this.#items.length > lastDocument)
      throw new RangeError(`The index holds at most ${lastDocument + 1} documents of one language`);
    this.#noteOrder(item);
    this.#lengths.push(length);
    this.#live++;
    this.#totalLength += length;
    return this.#items.push(item);
  }

  #noteOrder(item: number): void {
    const document = this.#items.length;
    if (document === 0) return;
    const last = this.#items.get(document - 1);
    // What was removed cannot be asked for its order any more.
    if (last === removed || this.#compare(last, item) >= 0) this.#orderedFrom = document;
  }

  #isBefore(a: number, b: number): boolean {
    if (a >= this.#orderedFrom && b >= this.#orderedFrom) return a < b;
    return this.#compare(this.#items.get(a), this.#items.get(b)) < 0;
  }

  #numberOf(term: string): number {
    const number = this.#terms.numberOf(term);
    if (number === this.#frequencies.length) {
      this.#frequencies.push(0);
      this.#postings.addTerm();
    }
    return number;
  }

  /**
   * Drops what was removed, once that is more than what is held. It takes a fifth of a second for each million postings
   * and so yields on the way; meanwhile the index can be searched, but not changed. `moved` hears the new number of each
   * document.
   */
  *compact(moved: (item: number, document: number) => void): Generator<void, void, undefined> {
    const dead = this.#items.length - this.#live;
    if (dead < fewestDeadToCompact || dead <= this.#live) return;
    const kept = new TermIndex(this.#compare);
    const renumbered = new NumberColumn();
    for (let old = 0; old < this.#items.length; old++) {
      const item = this.#items.get(old);
      renumbered.push(item === removed ? removed : kept.#append(item, this.#lengths.get(old)));
      if (old % documentsPerTurn === documentsPerTurn - 1) yield;
    }
    let copied = 0;
    for (let number = 0; number < this.#terms.size; number++) {
      const frequency = this.#frequencies.get(number);
      if (frequency === 0) continue;
      const copy = kept.#numberOf(this.#terms.textOf(number));
      kept.#frequencies.set(copy, frequency);
      this.#postings.forEach(number, (old, occurrences) => {
        const document = renumbered.get(old);
        if (document !== removed) kept.#postings.append(copy, document, occurrences, kept.#lengthOf);
        copied++;
      });
      if (copied < postingsPerTurn) continue;
      copied = 0;
      yield;
    }
    this.#become(kept);
    for (let document = 0; document < this.#items.length; document++)
      moved(this.#items.get(document), document);
  }

  #become(other: TermIndex): void {
    this.#terms = other.#terms;
    this.#postings = other.#postings;
    this.#frequencies = other.#frequencies;
    this.#lengths = other.#lengths;
    this.#items = other.#items;
    this.#orderedFrom = other.#orderedFrom;
  }
}

/** In the place of an item. */
const removed = -1;
/** A step between documents, doubled, has to fit 31 bits. */
const lastDocument = 2 ** 30 - 2;
const fewestDeadToCompact = 64;
const documentsPerTurn = 50_000;
const postingsPerTurn = 20_000;
