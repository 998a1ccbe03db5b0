import type { Archive, Archived } from '../../packed/archive.js';
import { NumberColumn } from '../../packed/number-column.js';

/** Days since 1970, both included; infinite where open. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Rows that are passed over together. */
export const ROWS_PER_BLOCK = 256;

/**
 * Between what days the events of each block of rows lie. Imports bring events roughly by time, so that most blocks have
 * nothing to do with a window and need not be read. A day that is not known may be any; bounds never narrow.
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

  /** Null stands for a day that is not known. */
  include(row: number, earliest: number | null, latest: number | null): void {
    const block = Math.floor(row / ROWS_PER_BLOCK);
    widen(this.#firstEarliest, this.#lastEarliest, block, earliest);
    widen(this.#firstLatest, this.#lastLatest, block, latest);
  }

  /** Whether an event of the block may lie in a window. */
  mayTouch(block: number, { from, to }: Days): boolean {
    return this.#lastLatest.get(block) >= from && this.#firstEarliest.get(block) <= to;
  }

  /** Whether all events of the block surely lie in a window. */
  liesWithin(block: number, { from, to }: Days): boolean {
    const first = Math.min(this.#firstEarliest.get(block), this.#firstLatest.get(block));
    const last = Math.max(this.#lastEarliest.get(block), this.#lastLatest.get(block));
    return first >= from && last <= to;
  }

  /** Whether one may end before a day, and not before another. */
  mayEndBefore(block: number, day: number, least: number): boolean {
    return this.#firstLatest.get(block) < day && this.#lastLatest.get(block) >= least;
  }

  /** Whether one may begin after a day, and not after another. */
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

/** Further than any timestamp reaches. */
const anyDay = { from: -(2 ** 31), to: 2 ** 31 - 1 };
