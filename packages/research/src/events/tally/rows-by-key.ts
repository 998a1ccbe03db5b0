import type { Tally } from './tally.js';

/** A group that a row is of, and whether it surely is. */
export interface Part {
  readonly key: string;
  readonly isSure: boolean;
}

export interface RowsByKey {
  readonly sure: ReadonlyMap<string, readonly number[]>;
  readonly possible: ReadonlyMap<string, readonly number[]>;
  /** Rows that may belong to any group. */
  readonly anywhere: readonly number[];
}

/** The rows of a tally by the groups that they are of; `partsOf` gives null for a row that may belong to any. */
export function rowsByKey(
  { sureRows, possibleRows }: Pick<Tally, 'sureRows' | 'possibleRows'>,
  partsOf: (row: number) => readonly Part[] | null,
): RowsByKey {
  const sure = new Map<string, number[]>();
  const possible = new Map<string, number[]>();
  const anywhere: number[] = [];
  const add = (row: number, mayBeSure: boolean) => {
    const parts = partsOf(row);
    if (parts === null) anywhere.push(row);
    else for (const { key, isSure } of parts) addRow(mayBeSure && isSure ? sure : possible, key, row);
  };
  for (const row of sureRows) add(row, true);
  for (const row of possibleRows) add(row, false);
  return { sure, possible, anywhere };
}

function addRow(groups: Map<string, number[]>, key: string, row: number): void {
  const rows = groups.get(key);
  if (rows === undefined) groups.set(key, [row]);
  else rows.push(row);
}
