import type { Archive, Archived } from '../../packed/archive.js';
import { KeyTable } from '../../packed/key-table.js';
import { NumberColumn } from '../../packed/number-column.js';
import { idf, Weights } from './bm25.js';
import { Documents } from './documents.js';
import { MOST_OCCURRENCES } from './posting-code.js';
import { Postings } from './postings.js';
import { TermCursor } from './term-cursor.js';
import { topDocuments } from './top-documents.js';

export interface RankedItem {
  readonly item: number;
  /** BM25, above 0. */
  readonly score: number;
}

/**
 * An inverted index ranked by BM25. Document count, lengths and document frequencies are always exact, so that results
 * depend on the content alone and not on its history.
 */
export class TermIndex implements Archived {
  #terms = new KeyTable();
  #postings = new Postings();
  /** By term: document frequency. */
  #documentFrequencies = new NumberColumn();
  #documents: Documents;
  #weights: Weights;
  readonly #compare: (a: number, b: number) => number;
  readonly #lengthPenalty: number;

  /** `compare` orders items with equal scores; `lengthPenalty` is BM25 b, 0 to 1. */
  constructor(compare: (a: number, b: number) => number, lengthPenalty: number) {
    this.#compare = compare;
    this.#lengthPenalty = lengthPenalty;
    this.#weights = new Weights(0, lengthPenalty);
    this.#documents = new Documents(compare);
  }

  archive(archive: Archive): void {
    for (const part of [this.#terms, this.#postings, this.#documentFrequencies, this.#documents])
      part.archive(archive);
  }

  get size(): number {
    return this.#documents.live;
  }

  get termCount(): number {
    return this.#terms.size;
  }

  get bytes(): number {
    return this.#terms.bytes + this.#postings.bytes + this.#documentFrequencies.bytes + this.#documents.bytes;
  }

  /** Returns the document number, which `remove` takes. @throws RangeError if the index is full. */
  add(item: number, terms: readonly string[]): number {
    const numbers = new Uint32Array(terms.length);
    for (let place = 0; place < terms.length; place++) numbers[place] = this.#numberOf(terms[place] ?? '');
    numbers.sort();
    const document = this.#documents.append(item, terms.length);
    for (let start = 0, end = 0; start < numbers.length; start = end) {
      const number = numbers[start] ?? 0;
      while (numbers[end] === number) end++;
      this.#documentFrequencies.set(number, this.#documentFrequencies.get(number) + 1);
      this.#postings.append(number, document, Math.min(end - start, MOST_OCCURRENCES), this.#lengthOf);
    }
    return document;
  }

  /** Expects the terms that the document was added with. */
  remove(document: number, terms: readonly string[]): void {
    for (const term of new Set(terms)) {
      const number = this.#terms.find(term);
      if (number >= 0) this.#documentFrequencies.set(number, this.#documentFrequencies.get(number) - 1);
    }
    this.#documents.remove(document);
  }

  /** Inverse document frequency; highest for a term in no document. */
  idf(term: string): number {
    const number = this.#terms.find(term);
    return idf(this.size, number < 0 ? 0 : this.#documentFrequencies.get(number));
  }

  /** Share of a query, weighted by idf, whose terms are in any document. */
  queryCoverage(query: ReadonlySet<string>): number {
    let [held, all] = [0, 0];
    for (const term of query) {
      const number = this.#terms.find(term);
      const frequency = number < 0 ? 0 : this.#documentFrequencies.get(number);
      const weight = idf(this.size, frequency);
      all += weight;
      if (frequency > 0) held += weight;
    }
    return all === 0 ? 0 : held / all;
  }

  /** Returns the best items for the distinct terms of a query, best first, with scores of at least `minScore`. */
  rank(query: ReadonlySet<string>, limit: number, minScore = 0): RankedItem[] {
    const documents = this.#documents;
    const { averageLength, count: documentCount } = documents;
    if (this.#weights.averageLength !== averageLength)
      this.#weights = new Weights(averageLength, this.#lengthPenalty);
    const cursors = [...query].flatMap((term) => {
      const number = this.#terms.find(term);
      if (number < 0 || this.#documentFrequencies.get(number) === 0) return [];
      return [new TermCursor(this.#postings, number, this.idf(term), this.#weights, documents.lengths)];
    });
    const isBefore = (a: number, b: number) => documents.isBefore(a, b);
    return topDocuments(cursors, { documentCount, limit, minScore, isBefore }).flatMap(
      ({ document, score }) => {
        const item = documents.itemOf(document);
        return item === null ? [] : [{ item, score }];
      },
    );
  }

  readonly #lengthOf = (document: number): number => this.#documents.lengths.get(document);

  #numberOf(term: string): number {
    const known = this.#terms.size;
    const number = this.#terms.numberOf(term);
    if (number === known) this.#postings.addTerm();
    return number;
  }

  /**
   * Drops removed documents once they outnumber the present ones. Takes about 0.2 s per million postings and so is a
   * generator; meanwhile the index can be searched but not changed. `moved` receives the new number of each document.
   */
  *compact(moved: (item: number, document: number) => void): Generator<void, void, undefined> {
    const documents = this.#documents;
    const dead = documents.count - documents.live;
    if (dead < minDeadToCompact || dead <= documents.live) return;
    const kept = new TermIndex(this.#compare, this.#lengthPenalty);
    const renumbered = new NumberColumn();
    for (let old = 0; old < documents.count; old++) {
      const item = documents.itemOf(old);
      renumbered.push(item === null ? removed : kept.#documents.append(item, documents.lengths.get(old)));
      if (old % documentsPerSlice === documentsPerSlice - 1) yield;
    }
    let copied = 0;
    for (let number = 0; number < this.#terms.size; number++) {
      if (this.#documentFrequencies.get(number) === 0) continue;
      const copy = kept.#numberOf(this.#terms.textOf(number));
      this.#postings.forEach(number, (old, occurrences) => {
        const document = renumbered.get(old);
        if (document !== removed) {
          kept.#postings.append(copy, document, occurrences, kept.#lengthOf);
          kept.#documentFrequencies.set(copy, kept.#documentFrequencies.get(copy) + 1);
        }
        copied++;
      });
      if (copied < postingsPerSlice) continue;
      copied = 0;
      yield;
    }
    this.#replaceWith(kept);
    for (let document = 0; document < this.#documents.count; document++)
      moved(this.#documents.itemOf(document) ?? removed, document);
  }

  #replaceWith(other: TermIndex): void {
    this.#terms = other.#terms;
    this.#postings = other.#postings;
    this.#documentFrequencies = other.#documentFrequencies;
    this.#documents = other.#documents;
  }
}

/** Placeholder for the number of a removed document. */
const removed = -1;
const minDeadToCompact = 64;
const documentsPerSlice = 50_000;
const postingsPerSlice = 20_000;
