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
  readonly #one = new NumberColumn();
  readonly #two = new NumberColumn();
  readonly #more = new NumberColumn();
  readonly #occurrences = new NumberColumn();
  readonly #read = new Bound();

  archive(archive: Archive): void {
    for (const column of [this.#one, this.#two, this.#more, this.#occurrences]) column.archive(archive);
  }

  get bytes(): number {
    return this.#one.bytes + this.#two.bytes + this.#more.bytes + this.#occurrences.bytes;
  }

  push({ one, two, more, occurrences }: Bound): void {
    this.#one.push(one);
    this.#two.push(two);
    this.#more.push(more);
    this.#occurrences.push(occurrences);
  }

  /** Valid until the next call. */
  at(block: number): Bound {
    this.#read.one = this.#one.get(block);
    this.#read.two = this.#two.get(block);
    this.#read.more = this.#more.get(block);
    this.#read.occurrences = this.#occurrences.get(block);
    return this.#read;
  }
}

function shorter(known: number, length: number): number {
  return known === 0 || length < known ? length : known;
}
