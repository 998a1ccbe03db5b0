import { type Archive, type Archived, archiveList } from '../../packed/archive.js';
import { BytePages, offsetOf } from '../../packed/byte-pages.js';
import { NumberColumn } from '../../packed/number-column.js';
import { LongList } from './long-list.js';
import { POSTING_BYTES, PostingBlock, writePosting } from './posting-code.js';

/**
 * For each term, the documents that hold it, in ascending order. Most terms occur in a handful: their postings stand in
 * cells of one arena, each moved to one twice as large when it is full, and the cell it leaves goes to another term.
 */
export class Postings implements Archived {
  readonly #arena = new BytePages();
  /** By size: cells that nobody uses. */
  #freeCells: (number[] | null)[] = [];
  readonly #long: LongList[] = [];
  /** By term: the address of its cell, or the number of its long list. */
  readonly #places = new NumberColumn();
  /** By term: the bytes used of its cell, or -1 for a long list. */
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

  /** A new term without postings; terms are numbered from 0. */
  addTerm(): number {
    this.#used.push(0);
    this.#lasts.push(-1);
    return this.#places.push(0);
  }

  /** `document` is later than all that the term has so far; `lengthOf` tells how long documents
   * are, 0 of one that was removed. */
  append(term: number, document: number, occurrences: number, lengthOf: (document: number) => number): void {
    const long = this.longListOf(term);
    if (long !== null) {
      long.append(document, occurrences, lengthOf(document));
      return;
    }
    const used = this.#used.get(term);
    const end = writePosting(scratch, 0, document - this.#lasts.get(term), occurrences);
    if (used + end > largestCell) {
      this.#makeLong(term, lengthOf).append(document, occurrences, lengthOf(document));
      return;
    }
    const address = this.#cellFor(term, used, used + end);
    const page = this.#arena.pageOf(address);
    for (let place = 0; place < end; place++) page[offsetOf(address) + used + place] = scratch[place] ?? 0;
    this.#used.set(term, used + end);
    this.#lasts.set(term, document);
  }

  /** Null for a term whose postings are one block, read by `readShort`. */
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

  /** The cell of a term with room for so many bytes. */
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
  return bytes <= smallestCell ? smallestCellSize : 32 - Math.clz32(bytes - 1);
}

const smallestCellSize = 2;
const smallestCell = 1 << smallestCellSize;
/** Every posting takes a byte at least, so that what is in a cell fits a block. */
const largestCell = 256;
const scratch = new Uint8Array(POSTING_BYTES);
