import { type Archive, type Archived, archiveList } from '../../packed/archive.js';
import { BytePages, offsetOf } from '../../packed/byte-pages.js';
import { NumberColumn } from '../../packed/number-column.js';
import { LongList } from './long-list.js';
import { POSTING_BYTES, PostingBlock, writePosting } from './posting-code.js';

/**
 * Posting lists by term. Most lists are short and stored in cells of one arena; a full cell is replaced by one of twice
 * the size, and its space is reused.
 */
export class Postings implements Archived {
  readonly #arena = new BytePages();
  /** Free cells, by size. */
  #freeCells: (number[] | null)[] = [];
  readonly #long: LongList[] = [];
  /** By term: address of its cell, or index of its long list. */
  readonly #places = new NumberColumn();
  /** By term: bytes used in its cell; -1 for a long list. */
  readonly #used = new NumberColumn();
  /** By term: its last document. */
  readonly #lasts = new NumberColumn();

  archive(archive: Archive): void {
    this.#arena.archive(archive);
    this.#freeCells = archive.value(this.#freeCells);
    archiveList(archive, this.#long, () => new LongList());
    for (const column of [this.#places, this.#used, this.#lasts]) column.archive(archive);
  }

  get bytes(): number {
    const columns = this.#places.bytes + this.#used.bytes + this.#lasts.bytes;
    return this.#long.reduce((sum, { bytes }) => sum + bytes, this.#arena.bytes + columns);
  }

  /** Adds a term without postings and returns its number; terms are numbered from 0. */
  addTerm(): number {
    this.#used.push(0);
    this.#lasts.push(-1);
    return this.#places.push(0);
  }

  /** `document` must be greater than all before it; `lengthOf` returns document lengths, 0 for a removed document. */
  append(term: number, document: number, occurrences: number, lengthOf: (document: number) => number): void {
    const long = this.longListOf(term);
    if (long !== null) {
      long.append(document, occurrences, lengthOf(document));
      return;
    }
    const used = this.#used.get(term);
    const end = writePosting(scratch, 0, document - this.#lasts.get(term), occurrences);
    if (used + end > maxCell) {
      this.#makeLong(term, lengthOf).append(document, occurrences, lengthOf(document));
      return;
    }
    const address = this.#cellFor(term, used, used + end);
    const page = this.#arena.pageOf(address);
    for (let place = 0; place < end; place++) page[offsetOf(address) + used + place] = scratch[place] ?? 0;
    this.#used.set(term, used + end);
    this.#lasts.set(term, document);
  }

  /** Null for a term with a short list, to be read with `readShort`. */
  longListOf(term: number): LongList | null {
    return this.#used.get(term) < 0 ? (this.#long[this.#places.get(term)] ?? null) : null;
  }

  readShort(term: number, into: PostingBlock): void {
    const address = this.#places.get(term);
    const start = offsetOf(address);
    into.read(this.#arena.pageOf(address), start, start + this.#used.get(term), -1);
  }

  forEach(term: number, visit: (document: number, occurrences: number) => void): void {
    const long = this.longListOf(term);
    const block = new PostingBlock();
    for (let number = 0; number < (long?.blockCount ?? 1); number++) {
      if (long === null) this.readShort(term, block);
      else long.read(number, block);
      for (let place = 0; place < block.count; place++)
        visit(block.documents[place] ?? 0, block.occurrences[place] ?? 0);
    }
  }

  /** Returns a cell with at least `needed` bytes, to which the present postings are moved. */
  #cellFor(term: number, used: number, needed: number): number {
    const held = this.#places.get(term);
    const size = cellSize(needed);
    if (used > 0 && size === cellSize(used)) return held;
    const address = this.#freeCells[size]?.pop() ?? this.#arena.reserve(1 << size);
    const from = offsetOf(held);
    if (used > 0) {
      this.#arena
        .pageOf(address)
        .set(this.#arena.pageOf(held).subarray(from, from + used), offsetOf(address));
      this.#free(held, used);
    }
    this.#places.set(term, address);
    return address;
  }

  #free(address: number, used: number): void {
    const size = cellSize(used);
    const cells = this.#freeCells[size] ?? [];
    cells.push(address);
    this.#freeCells[size] = cells;
  }

  #makeLong(term: number, lengthOf: (document: number) => number): LongList {
    const list = new LongList();
    this.forEach(term, (document, occurrences) => {
      const length = lengthOf(document);
      if (length > 0) list.append(document, occurrences, length);
    });
    this.#free(this.#places.get(term), this.#used.get(term));
    this.#places.set(term, this.#long.push(list) - 1);
    this.#used.set(term, -1);
    return list;
  }
}

/** As a power of two. */
function cellSize(bytes: number): number {
  return bytes <= minCell ? minCellSize : 32 - Math.clz32(bytes - 1);
}

const minCellSize = 2;
const minCell = 1 << minCellSize;
/** A posting takes at least one byte, so the postings of a cell fit into one block. */
const maxCell = 256;
const scratch = new Uint8Array(POSTING_BYTES);
