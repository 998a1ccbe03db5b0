import { Buffer } from 'node:buffer';
import type { Archive, Archived } from './archive.js';
import { BytePages, offsetOf } from './byte-pages.js';
import { NumberColumn } from './number-column.js';
import { hashOfKey, keyLength, textBytes, textOfKey, Utf8Key } from './utf8-key.js';

/**
 * Numbers distinct well-formed strings from 0 in order of insertion. A hash table over UTF-8 with an overhead of about
 * 12 bytes per string; a `Map` has about 100, and rehashes all of its entries at once.
 */
export class KeyTable implements Archived {
  readonly #keys = new BytePages();
  readonly #addresses = new NumberColumn();
  /** Partitioned by the low bits of the hash, so that growth rehashes one partition at a time. */
  readonly #parts: (Part | undefined)[] = new Array(partCount);

  archive(archive: Archive): void {
    this.#keys.archive(archive);
    this.#addresses.archive(archive);
    for (let place = 0; place < partCount; place++) {
      const { slots, count } = this.#parts[place] ?? { slots: noSlots, count: 0 };
      const part = { slots: archive.array(slots), count: archive.number(count) };
      if (part.slots.length > 0) this.#parts[place] = part;
    }
  }

  get size(): number {
    return this.#addresses.length;
  }

  get bytes(): number {
    const slots = this.#parts.reduce((sum, part) => sum + (part?.slots.byteLength ?? 0), 0);
    return this.#keys.bytes + this.#addresses.bytes + slots;
  }

  /** Returns the number of a string; -1 if it has none. */
  find(text: string): number {
    scratch.write(text);
    const part = this.#parts[scratch.hash & lastPart];
    return part === undefined ? -1 : (part.slots[this.#slotOf(part, scratch)] ?? 0) - 1;
  }

  /** Returns the number of a string, which is added if it is new. */
  numberOf(text: string): number {
    scratch.write(text);
    const part = this.#partOf(scratch.hash);
    const slot = this.#slotOf(part, scratch);
    const known = part.slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const number = this.#addresses.push(this.#keys.append(scratch.bytes, scratch.length));
    part.slots[slot] = number + 1;
    part.count++;
    if (part.count * 4 > part.slots.length * 3) this.#grow(part);
    return number;
  }

  textOf(number: number): string {
    return textOfKey(this.#keyOf(number));
  }

  /** A total order on keys: by length, then bytewise. */
  compare(a: number, b: number): number {
    return Buffer.compare(this.#keyOf(a), this.#keyOf(b));
  }

  /** Compares strings bytewise; for ASCII as JavaScript does. */
  compareTexts(a: number, b: number): number {
    return Buffer.compare(textBytes(this.#keyOf(a)), textBytes(this.#keyOf(b)));
  }

  /** The bytes of a key, which start with their length. */
  #keyOf(number: number): Uint8Array {
    const address = this.#addresses.get(number);
    const [page, start] = [this.#keys.pageOf(address), offsetOf(address)];
    return page.subarray(start, start + keyLength(page, start));
  }

  #partOf(hash: number): Part {
    const place = hash & lastPart;
    const part = this.#parts[place] ?? { slots: new Uint32Array(minSlots), count: 0 };
    this.#parts[place] = part;
    return part;
  }

  /** The slot of a key, or the free slot for it. */
  #slotOf({ slots }: Part, { hash, bytes, length }: Utf8Key): number {
    const last = slots.length - 1;
    for (let slot = (hash >>> partBits) & last; ; slot = (slot + 1) & last) {
      const held = slots[slot] ?? 0;
      if (held === 0 || this.#isKey(held - 1, bytes, length)) return slot;
    }
  }

  #isKey(number: number, bytes: Uint8Array, length: number): boolean {
    const address = this.#addresses.get(number);
    const [page, start] = [this.#keys.pageOf(address), offsetOf(address)];
    for (let place = 0; place < length; place++) if (page[start + place] !== bytes[place]) return false;
    return true;
  }

  #grow(part: Part): void {
    const { slots } = part;
    part.slots = new Uint32Array(slots.length * 2);
    const last = part.slots.length - 1;
    for (const held of slots) {
      if (held === 0) continue;
      let slot = (this.#hashOf(held - 1) >>> partBits) & last;
      while (part.slots[slot] !== 0) slot = (slot + 1) & last;
      part.slots[slot] = held;
    }
  }

  #hashOf(number: number): number {
    const key = this.#keyOf(number);
    return hashOfKey(key, key.length);
  }
}

interface Part {
  /** A number plus 1; 0 is free. */
  slots: Uint32Array;
  count: number;
}

const partBits = 6;
const partCount = 1 << partBits;
const lastPart = partCount - 1;
const minSlots = 8;
const noSlots = new Uint32Array(0);
const scratch = new Utf8Key();
