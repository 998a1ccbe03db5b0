import { rarity, termWeight } from './bm25.js';
import { Postings } from './postings.js';
import { takeBest } from './take-best.js';
import { Uint32List } from './uint32-list.js';

/** What an index holds: it writes the number of the document into it, and finds it again by that. */
export interface Indexed {
  document: number;
}

export interface Ranked<Item> {
  readonly item: Item;
  /** BM25, above 0. */
  readonly score: number;
}

/**
 * An inverted index ranked by BM25. Every figure that a score depends on (documents, their lengths, documents with a
 * term) is exact at all times, so that results depend on what is held and not on the way it came there.
 */
export class TermIndex<Item extends Indexed> {
  #terms = new Map<string, number>();
  #postings = new Postings();
  /** By term: the documents that hold it now. */
  #frequencies = new Uint32List();
  /** By document: its terms, repeats included; 0 when it was removed. */
  #lengths = new Uint32List();
  #items: (Item | null)[] = [];
  #live = 0;
  #totalLength = 0;
  #scores = new Float64Array(0);

  get size(): number {
    return this.#live;
  }

  get termCount(): number {
    return this.#terms.size;
  }

  /** Of the typed arrays; the dictionary's strings and the items come on top. */
  get bytes(): number {
    return this.#postings.bytes + this.#frequencies.bytes + this.#lengths.bytes + this.#scores.byteLength;
  }

  /** @throws RangeError when the index is full. */
  add(item: Item, terms: readonly string[]): void {
    item.document = this.#append(item, terms.length);
    for (const [term, occurrences] of countTerms(terms)) {
      const number = this.#terms.get(term) ?? this.#addTerm(term);
      this.#frequencies.set(number, this.#frequencies.get(number) + 1);
      this.#postings.append(number, packPosting(item.document, occurrences));
    }
  }

  /** Takes the terms that the item was added with. */
  remove(item: Item, terms: readonly string[]): void {
    for (const term of new Set(terms)) {
      const number = this.#terms.get(term);
      if (number !== undefined) this.#frequencies.set(number, this.#frequencies.get(number) - 1);
    }
    this.#lengths.set(item.document, 0);
    this.#items[item.document] = null;
    this.#live--;
    this.#totalLength -= terms.length;
  }

  /** How much a term says among the documents held; the most for one that none holds. */
  rarity(term: string): number {
    const number = this.#terms.get(term);
    return rarity(this.#live, number === undefined ? 0 : this.#frequencies.get(number));
  }

  /** The best documents for the distinct terms of a query, best first; `compare` decides between equal scores. */
  rank(query: ReadonlySet<string>, limit: number, compare: (a: Item, b: Item) => number): Ranked<Item>[] {
    const touched = this.#accumulate(query);
    const scores = this.#scores;
    const ranked = takeBest(touched.values.subarray(0, touched.length), limit, (a, b) => {
      const difference = (scores[b] ?? 0) - (scores[a] ?? 0);
      if (difference !== 0) return difference;
      const [left, right] = [this.#items[a], this.#items[b]];
      return left && right ? compare(left, right) : 0;
    }).flatMap((document) => {
      const item = this.#items[document];
      return item ? [{ item, score: scores[document] ?? 0 }] : [];
    });
    for (let index = 0; index < touched.length; index++) scores[touched.get(index)] = 0;
    return ranked;
  }

  #accumulate(query: ReadonlySet<string>): Uint32List {
    if (this.#scores.length < this.#items.length)
      this.#scores = new Float64Array(Math.ceil(this.#items.length * 1.5));
    const scores = this.#scores;
    const lengths = this.#lengths.values;
    const averageLength = this.#totalLength / this.#live;
    const touched = new Uint32List();
    for (const term of query) {
      const number = this.#terms.get(term);
      if (number === undefined) continue;
      const worth = this.rarity(term);
      this.#postings.forEach(number, (posting) => {
        const document = posting >>> occurrenceBits;
        const length = lengths[document] ?? 0;
        if (length === 0) return;
        const before = scores[document] ?? 0;
        if (before === 0) touched.push(document);
        scores[document] = before + worth * termWeight(posting & mostOccurrences, length, averageLength);
      });
    }
    return touched;
  }

  #append(item: Item | null, length: number): number {
    const document = this.#items.length;
    if (document >= mostDocuments)
      throw new RangeError(`The index holds at most ${mostDocuments} documents of one language`);
    this.#items.push(item);
    this.#lengths.push(length);
    this.#live++;
    this.#totalLength += length;
    return document;
  }

  #addTerm(term: string): number {
    const number = this.#postings.addTerm();
    this.#terms.set(term, number);
    this.#frequencies.push(0);
    return number;
  }

  /**
   * Drops what was removed, once that is more than what is held. It takes a fifth of a second for each million postings
   * and so yields on the way; meanwhile the index can be searched, but not changed.
   */
  *compact(): Generator<void, void, undefined> {
    const dead = this.#items.length - this.#live;
    if (dead < fewestDeadToCompact || dead <= this.#live) return;
    const kept = new TermIndex<Item>();
    const renumbered = new Uint32Array(this.#items.length).fill(removed);
    for (const [old, item] of this.#items.entries())
      if (item !== null) renumbered[old] = kept.#append(item, this.#lengths.get(old));
    let copied = 0;
    for (const [term, number] of this.#terms) {
      const frequency = this.#frequencies.get(number);
      if (frequency === 0) continue;
      const copy = kept.#addTerm(term);
      kept.#frequencies.set(copy, frequency);
      this.#postings.forEach(number, (posting) => {
        const document = renumbered[posting >>> occurrenceBits] ?? removed;
        if (document !== removed)
          kept.#postings.append(copy, packPosting(document, posting & mostOccurrences));
        copied++;
      });
      if (copied < postingsPerTurn) continue;
      copied = 0;
      yield;
    }
    this.#become(kept);
  }

  #become(other: TermIndex<Item>): void {
    this.#terms = other.#terms;
    this.#postings = other.#postings;
    this.#frequencies = other.#frequencies;
    this.#lengths = other.#lengths;
    this.#items = other.#items;
    for (const [document, item] of this.#items.entries()) if (item !== null) item.document = document;
  }
}

// A posting is the number of a document and how often the term occurs in it, in 32 bits.
const occurrenceBits = 8;
const mostOccurrences = 2 ** occurrenceBits - 1;
const mostDocuments = 2 ** (32 - occurrenceBits) - 1;
const removed = 2 ** 32 - 1;
const fewestDeadToCompact = 64;
const postingsPerTurn = 20_000;

function packPosting(document: number, occurrences: number): number {
  return ((document << occurrenceBits) | Math.min(occurrences, mostOccurrences)) >>> 0;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
