import type { Archive, Archived } from '../../packed/archive.js';
import { NumberColumn } from '../../packed/number-column.js';
import { BlockBounds, Bound } from './block-bounds.js';
import type { Weights } from './bm25.js';
import { POSTING_BYTES, type PostingBlock, writePosting } from './posting-code.js';

/**
 * Posting list of a frequent term, in blocks with skip data: start, last document and maximum weight, so that a top-k
 * search can skip blocks.
 */
export class LongList implements Archived {
  #bytes = new Uint8Array(512);
  #end = 0;
  /** By completed block: start, last document and bounds. */
  readonly #starts = new NumberColumn();
  readonly #lasts = new NumberColumn();
  readonly #bounds = new BlockBounds();
  /** The block that is being written. */
  #start = 0;
  #last = -1;
  #count = 0;
  readonly #open = new Bound();

  archive(archive: Archive): void {
    this.#bytes = archive.array(this.#bytes);
    this.#end = archive.number(this.#end);
    for (const part of [this.#starts, this.#lasts, this.#bounds, this.#open]) part.archive(archive);
    this.#start = archive.number(this.#start);
    this.#last = archive.number(this.#last);
    this.#count = archive.number(this.#count);
  }

  get blockCount(): number {
    return this.#starts.length + (this.#count > 0 ? 1 : 0);
  }

  get bytes(): number {
    return this.#bytes.length + this.#starts.bytes + this.#lasts.bytes + this.#bounds.bytes;
  }

  /** `document` must be greater than all before it; `length` is its length in terms. */
  append(document: number, occurrences: number, length: number): void {
    if (this.#end + POSTING_BYTES > this.#bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.#bytes.length * growth));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#end = writePosting(this.#bytes, this.#end, document - this.#last, occurrences);
    this.#last = document;
    this.#open.add(occurrences, length);
    this.#count++;
    if (this.#count === postingsPerBlock) this.#close();
  }

  /** Last document of a block; -1 for block -1. */
  lastOf(block: number): number {
    if (block < 0) return -1;
    return block < this.#lasts.length ? this.#lasts.get(block) : this.#last;
  }

  read(block: number, into: PostingBlock): void {
    into.read(this.#bytes, this.#startOf(block), this.#startOf(block + 1), this.lastOf(block - 1));
  }

  /** Upper bound for the weight of any document in a block. */
  mostOf(block: number, weights: Weights): number {
    return (block < this.#starts.length ? this.#bounds.at(block) : this.#open).most(weights);
  }

  #startOf(block: number): number {
    if (block < this.#starts.length) return this.#starts.get(block);
    return block === this.#starts.length ? this.#start : this.#end;
  }

  #close(): void {
    this.#starts.push(this.#start);
    this.#lasts.push(this.#last);
    this.#bounds.push(this.#open);
    this.#open.clear();
    this.#start = this.#end;
    this.#count = 0;
  }
}

const postingsPerBlock = 128;
const growth = 1.25;
