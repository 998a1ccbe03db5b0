import type { Archive, Archived } from './archive.js';

/**
 * A compression dictionary that is learned from the first texts. It is append-only with a maximum size, so that texts
 * compressed earlier remain readable.
 */
export class Vocabulary implements Archived {
  #bytes = new Uint8Array(1024);
  #length = 0;
  /** By hash of four bytes: their latest position plus 1; 0 if none. */
  #latest = new Uint16Array(1 << hashBits);
  /** By position: the previous position with the same hash, plus 1. */
  #before = new Uint16Array(VOCABULARY_BYTES);

  archive(archive: Archive): void {
    this.#bytes = archive.array(this.#bytes);
    this.#length = archive.number(this.#length);
    this.#latest = archive.array(this.#latest);
    this.#before = archive.array(this.#before);
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  get length(): number {
    return this.#length;
  }

  /** The position of the longest match for the text at `place`; -1 if none has four bytes. */
  find(text: Uint8Array, place: number, length: number, hash: number): number {
    const bytes = this.#bytes;
    let best = -1;
    let most = minMatch - 1;
    let candidate = (this.#latest[hash] ?? 0) - 1;
    for (let tries = 0; candidate >= 0 && tries < maxAttempts; tries++) {
      if (bytes[candidate + most] === text[place + most]) {
        const common = commonLength(bytes, candidate, this.#length, text, place, length);
        if (common > most) {
          most = common;
          best = candidate;
        }
      }
      candidate = (this.#before[candidate] ?? 0) - 1;
    }
    return best;
  }

  /** Appends the beginning of a text, as far as it fits. */
  learn(text: Uint8Array, length: number): void {
    const first = this.#length;
    this.#length = Math.min(first + Math.min(length, maxLearnedPerText), VOCABULARY_BYTES);
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(Math.min(VOCABULARY_BYTES, 2 * this.#length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(text.subarray(0, this.#length - first), first);
    for (let place = first; place + minMatch <= this.#length; place++) {
      const hash = hashAt(this.#bytes, place);
      this.#before[place] = this.#latest[hash] ?? 0;
      this.#latest[hash] = place + 1;
    }
  }

  /** Releases the search tables, which only compression needs. */
  close(): void {
    this.#latest = nothing;
    this.#before = nothing;
  }
}

export const VOCABULARY_BYTES = 1 << 15;
export const hashBits = 15;
export const minMatch = 4;
/** With 32 attempts the size falls by less than 1%. */
const maxAttempts = 16;
const maxLearnedPerText = 4096;
const nothing = new Uint16Array(0);

/** Hash of four bytes, in `hashBits` bits. */
export function hashAt(bytes: Uint8Array, place: number): number {
  const four =
    (bytes[place] ?? 0) |
    ((bytes[place + 1] ?? 0) << 8) |
    ((bytes[place + 2] ?? 0) << 16) |
    ((bytes[place + 3] ?? 0) << 24);
  return Math.imul(four, 0x9e3779b1) >>> (32 - hashBits);
}

/** Length of the common prefix of two byte ranges. */
export function commonLength(
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
): number {
  const most = Math.min(aEnd - aStart, bEnd - bStart);
  let length = 0;
  while (length < most && a[aStart + length] === b[bStart + length]) length++;
  return length;
}
