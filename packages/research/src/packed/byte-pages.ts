import { type Archive, type Archived, archiveArrays } from './archive.js';

/** Append-only byte storage in pages: each allocation is contiguous, and growth copies only a small first page. */
export class BytePages implements Archived {
  readonly #pages: Uint8Array[] = [];
  /** First free byte of the last page. */
  #end = 0;

  archive(archive: Archive): void {
    archiveArrays(archive, this.#pages, none);
    this.#end = archive.number(this.#end);
  }

  get bytes(): number {
    return this.#pages.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Allocates `length` contiguous bytes and returns their address. */
  reserve(length: number): number {
    const last = this.#pages.length - 1;
    const page = this.#pages[last];
    if (page === undefined || this.#end + length > pageSize) {
      this.#pages.push(new Uint8Array(page === undefined ? firstSize(length) : Math.max(pageSize, length)));
      this.#end = length;
      return (last + 1) * pageSize;
    }
    if (this.#end + length > page.length) {
      const larger = new Uint8Array(firstSize(this.#end + length));
      larger.set(page);
      this.#pages[last] = larger;
    }
    const address = last * pageSize + this.#end;
    this.#end += length;
    return address;
  }

  /** Adds bytes and returns their address. */
  append(bytes: Uint8Array, length: number): number {
    const address = this.reserve(length);
    this.pageOf(address).set(bytes.subarray(0, length), offsetOf(address));
    return address;
  }

  /** The page of an address, whose bytes start at `offsetOf(address)`. Valid until the next `reserve`. */
  pageOf(address: number): Uint8Array {
    return this.#pages[Math.floor(address / pageSize)] ?? none;
  }
}

export function offsetOf(address: number): number {
  return address % pageSize;
}

const pageSize = 1 << 16;
const minPage = 256;
const none = new Uint8Array(0);

function firstSize(needed: number): number {
  if (needed > pageSize) return needed;
  let size = minPage;
  while (size < needed) size *= 2;
  return size;
}
