import { type NumberColumn, ROWS_PER_PAGE } from '../../packed/number-column.js';
import type { Weights } from './bm25.js';
import type { LongList } from './long-list.js';
import { PostingBlock } from './posting-code.js';
import type { Postings } from './postings.js';
import { WINDOW, type WindowScores } from './window-scores.js';

/** Iterates once over the postings of a query term, in windows of documents. */
export class TermCursor {
  readonly #list: LongList | null;
  readonly #blockCount: number;
  readonly #idf: number;
  readonly #weights: Weights;
  readonly #lengths: NumberColumn;
  /** The decoded current block, and the position in it. */
  readonly #read = new PostingBlock();
  #isRead = false;
  #block = 0;
  #place = 0;
  /** The block that `#most` belongs to. */
  #mostOf = -1;
  #most = 0;

  /** `lengths` are document lengths, 0 for a removed document. */
  constructor(postings: Postings, term: number, idf: number, weights: Weights, lengths: NumberColumn) {
    this.#idf = idf;
    this.#weights = weights;
    this.#lengths = lengths;
    this.#list = postings.longListOf(term);
    this.#blockCount = this.#list?.blockCount ?? 1;
    if (this.#list !== null) return;
    postings.readShort(term, this.#read);
    this.#isRead = true;
  }

  /** Upper bound for the term's contribution to any document of the window at `from`; 0 if none contains it. */
  boundWithin(from: number): number {
    this.#skipTo(from);
    let most = 0;
    for (let block = this.#block; block < this.#blockCount && this.#firstOf(block) < from + WINDOW; block++)
      most = Math.max(most, this.#boundOfBlock(block));
    return most;
  }

  /** Adds the contributions of this term, number `term`, to the window; with `onlyCandidates`, to candidates alone. */
  collect(from: number, scores: WindowScores, term: number, onlyCandidates: boolean): void {
    const lengths = this.#lengths.pageOf(from);
    const base = from % ROWS_PER_PAGE;
    const { parts, sums, touched, candidates } = scores;
    const weights = this.#weights;
    const idf = this.#idf;
    for (this.#skipTo(from); this.#block < this.#blockCount; this.#goTo(this.#block + 1)) {
      if (this.#firstOf(this.#block) >= from + WINDOW) return;
      if (!this.#isRead) this.#readBlock(from);
      const { documents, occurrences, count } = this.#read;
      let touchedCount = scores.touchedCount;
      let place = this.#place;
      for (; place < count; place++) {
        const inWindow = (documents[place] ?? 0) - from;
        if (inWindow >= WINDOW) break;
        if (onlyCandidates && candidates[inWindow] === 0) continue;
        const length = lengths[base + inWindow] ?? 0;
        if (length === 0) continue;
        const part = idf * weights.of(occurrences[place] ?? 0, length);
        const sum = sums[inWindow] ?? 0;
        if (sum === 0) touched[touchedCount++] = inWindow;
        sums[inWindow] = sum + part;
        parts[term * WINDOW + inWindow] = part;
      }
      scores.touchedCount = touchedCount;
      this.#place = place;
      if (place < count) return;
    }
  }

  #skipTo(document: number): void {
    while (this.#block < this.#blockCount && this.#lastOf(this.#block) < document)
      this.#goTo(this.#block + 1);
    if (this.#isRead) this.#skipWithin(document);
  }

  #skipWithin(document: number): void {
    const { documents, count } = this.#read;
    while (this.#place < count && (documents[this.#place] ?? 0) < document) this.#place++;
  }

  #goTo(block: number): void {
    this.#block = block;
    this.#place = 0;
    this.#isRead = false;
  }

  #readBlock(from: number): void {
    this.#list?.read(this.#block, this.#read);
    this.#isRead = true;
    this.#skipWithin(from);
  }

  /** Lower bound for the next document in the block. */
  #firstOf(block: number): number {
    if (block === this.#block && this.#isRead) return this.#read.documents[this.#place] ?? 0;
    return (this.#list?.lastOf(block - 1) ?? -1) + 1;
  }

  #lastOf(block: number): number {
    return this.#list?.lastOf(block) ?? this.#read.documents[this.#read.count - 1] ?? -1;
  }

  #boundOfBlock(block: number): number {
    if (block === this.#mostOf) return this.#most;
    this.#mostOf = block;
    this.#most = this.#idf * (this.#list?.mostOf(block, this.#weights) ?? this.#boundOfRead());
    return this.#most;
  }

  #boundOfRead(): number {
    const { documents, occurrences, count } = this.#read;
    let most = 0;
    for (let place = 0; place < count; place++) {
      const length = this.#lengths.get(documents[place] ?? 0);
      if (length > 0) most = Math.max(most, this.#weights.of(occurrences[place] ?? 0, length));
    }
    return most;
  }
}
