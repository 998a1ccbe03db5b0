import { Uint32List } from './uint32-list.js';

/**
 * For each term, the documents that hold it: one number a posting, in chunks chained through a single typed array.
 * An array of its own for each term would cost more than the postings, because most terms occur in one document.
 */
export class Postings {
  readonly #arena = new Uint32List();
  readonly #firstChunks = new Uint32List();
  readonly #lastChunks = new Uint32List();
  readonly #counts = new Uint32List();

  get bytes(): number {
    return this.#arena.bytes + this.#firstChunks.bytes + this.#lastChunks.bytes + this.#counts.bytes;
  }

  /** A new term without postings; terms are numbered from 0. */
  addTerm(): number {
    const chunk = this.#arena.extend(1 + chunkCapacity(0));
    this.#firstChunks.push(chunk);
    this.#lastChunks.push(chunk);
    this.#counts.push(0);
    return this.#counts.length - 1;
  }

  append(term: number, posting: number): void {
    const count = this.#counts.get(term);
    const position = positionInChunk(count);
    let chunk = this.#lastChunks.get(term);
    if (count > 0 && position === 0) {
      const next = this.#arena.extend(1 + chunkCapacity(count));
      this.#arena.set(chunk, next);
      this.#lastChunks.set(term, next);
      chunk = next;
    }
    this.#arena.set(chunk + 1 + position, posting);
    this.#counts.set(term, count + 1);
  }

  /** In the order in which they were appended. */
  forEach(term: number, visit: (posting: number) => void): void {
    const arena = this.#arena.values;
    const count = this.#counts.get(term);
    let chunk = this.#firstChunks.get(term);
    for (let seen = 0; seen < count; ) {
      const filled = Math.min(chunkCapacity(seen), count - seen);
      for (let offset = 1; offset <= filled; offset++) visit(arena[chunk + offset] ?? 0);
      seen += filled;
      chunk = arena[chunk] ?? 0;
    }
  }
}

// Chunks hold 1, 2, 4, ... postings up to the largest, so where a chunk ends follows from how many went before it.
// The word in front of a chunk is the place of the next one.
const largestChunk = 256;
const beforeLargest = largestChunk - 1;

function chunkCapacity(before: number): number {
  return before >= beforeLargest ? largestChunk : 1 << (31 - Math.clz32(before + 1));
}

function positionInChunk(before: number): number {
  return before >= beforeLargest
    ? (before - beforeLargest) % largestChunk
    : before + 1 - chunkCapacity(before);
}
