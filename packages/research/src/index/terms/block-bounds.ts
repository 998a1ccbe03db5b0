import type { Archive, Archived } from '../../packed/archive.js';
import { NumberColumn } from '../../packed/number-column.js';
import type { Weights } from './bm25.js';

/**
 * Input for the maximum BM25 weight in a block: the shortest document with one, two and more occurrences (0 if none),
 * and the highest term frequency. The weight itself changes with the average document length, so it cannot be stored.
 */
export class Bound implements Archived {
  one = 0;
  two = 0;
  more = 0;
  occurrences = 0;

  archive(archive: Archive): void {
    this.one = archive.number(this.one);
    this.two = archive.number(this.two);
    this.more = archive.number(this.more);
    this.occurrences = archive.number(this.occurrences);
  }

  add(occurrences: number, length: number): void {
    if (occurrences > this.occurrences) this.occurrences = occurrences;
    if (occurrences === 1) this.one = shorter(this.one, length);
    else if (occurrences === 2) this.two = shorter(this.two, length);
    else this.more = shorter(this.more, length);
  }

  clear(): void {
    this.one = 0;
    this.two = 0;
    this.more = 0;
    this.occurrences = 0;
  }

  most(weights: Weights): number {
    const { one, two, more, occurrences } = this;
    let most = one === 0 ? 0 : weights.of(1, one);
    if (two > 0) most = Math.max(most, weights.of(2, two));
    if (more > 0) most = Math.max(most, weights.of(occurrences, more));
    return most;
  }
}

export class BlockBounds implements Archived {
  /** The four numbers of each block in turn. */
  readonly #numbers = new NumberColumn();
  readonly #read = new Bound();

  archive(archive: Archive): void {
    this.#numbers.archive(archive);
  }

  get bytes(): number {
    return this.#numbers.bytes;
  }

  push({ one, two, more, occurrences }: Bound): void {
    for (const number of [one, two, more, occurrences]) this.#numbers.push(number);
  }

  /** Valid until the next call. */
  at(block: number): Bound {
    this.#read.one = this.#numbers.get(4 * block);
    this.#read.two = this.#numbers.get(4 * block + 1);
    this.#read.more = this.#numbers.get(4 * block + 2);
    this.#read.occurrences = this.#numbers.get(4 * block + 3);
    return this.#read;
  }
}

function shorter(known: number, length: number): number {
  return known === 0 || length < known ? length : known;
}
