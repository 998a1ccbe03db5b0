import { type Archive, type Archived, archiveArrays } from './archive.js';

type Page = Int8Array | Int16Array | Int32Array | Float64Array;

/**
 * A column of numbers in pages, each with the narrowest element type that fits its values. Growth copies at most one
 * page.
 */
export class NumberColumn implements Archived {
  readonly #pages: Page[] = [];
  #length = 0;

  archive(archive: Archive): void {
    archiveArrays(archive, this.#pages, none);
    this.#length = archive.number(this.#length);
  }

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#pages.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The values from `row`, a multiple of `ROWS_PER_PAGE`, for loops over many rows. Valid until the next `set`. */
  pageOf(row: number): Page {
    return this.#pages[row >>> pageBits] ?? none;
  }

  /** 0 for a row that was never set. */
  get(row: number): number {
    return this.#pages[row >>> pageBits]?.[row & lastInPage] ?? 0;
  }

  set(row: number, value: number): void {
    if (row >= this.#length) this.#extendTo(row + 1);
    const number = row >>> pageBits;
    let page = this.#pages[number] ?? none;
    if (!fits(page, value)) {
      page = widened(page, value);
      this.#pages[number] = page;
    }
    page[row & lastInPage] = value;
  }

  /** Returns the row. */
  push(value: number): number {
    this.set(this.#length, value);
    return this.#length - 1;
  }

  #extendTo(length: number): void {
    const last = (length - 1) >>> pageBits;
    for (let number = Math.max(0, this.#pages.length - 1); number <= last; number++) {
      const page = this.#pages[number] ?? none;
      const needed = number < last ? ROWS_PER_PAGE : ((length - 1) & lastInPage) + 1;
      if (page.length < needed) this.#pages[number] = longer(page, needed);
    }
    this.#length = length;
  }
}

const pageBits = 12;
export const ROWS_PER_PAGE = 1 << pageBits;
const lastInPage = ROWS_PER_PAGE - 1;
const minPage = 16;
const none = new Int8Array(0);

function fits(page: Page, value: number): boolean {
  if (page instanceof Int8Array) return (value << 24) >> 24 === value;
  if (page instanceof Int16Array) return (value << 16) >> 16 === value;
  return page instanceof Float64Array || (value | 0) === value;
}

function widened(page: Page, value: number): Page {
  if ((value << 16) >> 16 === value) return Int16Array.from(page);
  return (value | 0) === value ? Int32Array.from(page) : Float64Array.from(page);
}

function longer(page: Page, needed: number): Page {
  let length = Math.max(page.length, minPage);
  while (length < needed) length *= 2;
  const copy = emptyLike(page, length);
  copy.set(page);
  return copy;
}

function emptyLike(page: Page, length: number): Page {
  if (page instanceof Int8Array) return new Int8Array(length);
  if (page instanceof Int16Array) return new Int16Array(length);
  return page instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
}
