import type { Archive, Archived } from '../../packed/archive.js';
import { NumberColumn } from '../../packed/number-column.js';

/** A range of days since 1970, both ends included; infinite where open. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** The number of rows in a block. */
export const ROWS_PER_BLOCK = 256;

/**
 * A block-range index of dates. Imports are roughly chronological, so most blocks lie outside a window and are skipped.
 * An unknown day may be any day; ranges never shrink.
 */
export class RowBlocks implements Archived {
  readonly #firstEarliest = new NumberColumn();
  readonly #lastEarliest = new NumberColumn();
  readonly #firstLatest = new NumberColumn();
  readonly #lastLatest = new NumberColumn();

  archive(archive: Archive): void {
    this.#firstEarliest.archive(archive);
    this.#lastEarliest.archive(archive);
    this.#firstLatest.archive(archive);
    this.#lastLatest.archive(archive);
  }

  get bytes(): number {
    const earliest = this.#firstEarliest.bytes + this.#lastEarliest.bytes;
    return earliest + this.#firstLatest.bytes + this.#lastLatest.bytes;
  }

  /** Extends the range of the row's block; null is an unknown day. */
  include(row: number, earliest: number | null, latest: number | null): void {
    const block = Math.floor(row / ROWS_PER_BLOCK);
    widen(this.#firstEarliest, this.#lastEarliest, block, earliest);
    widen(this.#firstLatest, this.#lastLatest, block, latest);
  }

  /** Whether an event of the block may overlap a window. */
  mayTouch(block: number, { from, to }: Days): boolean {
    return this.#lastLatest.get(block) >= from && this.#firstEarliest.get(block) <= to;
  }

  /** Whether an event may end before `day`, but not before `least`. */
  mayEndBefore(block: number, day: number, least: number): boolean {
    return this.#firstLatest.get(block) < day && this.#lastLatest.get(block) >= least;
  }

  /** Whether an event may begin after `day`, but not after `most`. */
  mayBeginAfter(block: number, day: number, most: number): boolean {
    return this.#lastEarliest.get(block) > day && this.#firstEarliest.get(block) <= most;
  }
}

function widen(first: NumberColumn, last: NumberColumn, block: number, day: number | null): void {
  const isNew = block >= first.length;
  const [low, high] = day === null ? [anyDay.from, anyDay.to] : [day, day];
  first.set(block, isNew ? low : Math.min(low, first.get(block)));
  last.set(block, isNew ? high : Math.max(high, last.get(block)));
}

/** Beyond the range of any timestamp. */
const anyDay = { from: -(2 ** 31), to: 2 ** 31 - 1 };
