import type { Archive, Archived } from '../../packed/archive.js';
import { NumberColumn } from '../../packed/number-column.js';

/** Doubly linked lists of rows, so that a row leaves a list of any length at once. A row is in one list at most. */
export class RowLists implements Archived {
  /** The first and the last row of each list, and the neighbours of each row; all plus one, 0 for none. */
  readonly #firsts = new NumberColumn();
  readonly #lasts = new NumberColumn();
  readonly #nexts = new NumberColumn();
  readonly #previous = new NumberColumn();

  archive(archive: Archive): void {
    for (const column of this.#columns) column.archive(archive);
  }

  get bytes(): number {
    return this.#columns.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get #columns(): NumberColumn[] {
    return [this.#firsts, this.#lasts, this.#nexts, this.#previous];
  }

  /** -1 for an empty list. */
  firstOf(list: number): number {
    return this.#firsts.get(list) - 1;
  }

  /** The row after another in its list; -1 after the last. */
  after(row: number): number {
    return this.#nexts.get(row) - 1;
  }

  append(list: number, row: number): void {
    this.#link(list, this.#lasts.get(list) - 1, row);
    this.#link(list, row, -1);
  }

  remove(list: number, row: number): void {
    this.#link(list, this.#previous.get(row) - 1, this.after(row));
  }

  /** Makes two rows neighbours; -1 is the start or the end of the list. */
  #link(list: number, before: number, after: number): void {
    if (before < 0) this.#firsts.set(list, after + 1);
    else this.#nexts.set(before, after + 1);
    if (after < 0) this.#lasts.set(list, before + 1);
    else this.#previous.set(after, before + 1);
  }
}
