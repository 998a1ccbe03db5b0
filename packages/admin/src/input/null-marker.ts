import { readFileSync } from 'node:fs';

const table = readFileSync(new URL('../../data/null-markers.tsv', import.meta.url), 'utf8');

/** Case-sensitive, because Nan is a province of Thailand and no program writes this form. */
const known: ReadonlySet<string> = new Set(
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? ''),
);

/** Whether a whole cell is a marker for an unknown value, such as `NA`. */
export const isNullMarker = (cell: string): boolean => known.has(cell);

/** Returns the cell, or an empty text for a null marker. */
export const withoutNullMarker = (cell: string): string => (known.has(cell) ? '' : cell);
