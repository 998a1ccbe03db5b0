import { readFileSync } from 'node:fs';

const table = readFileSync(new URL('../../data/null-markers.tsv', import.meta.url), 'utf8');

/** Compared with their case, because Nan is a province of Thailand and none of the programs writes it so. */
const known: ReadonlySet<string> = new Set(
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? ''),
);

/** Whether a whole cell is what a program or a person writes where nothing is known. */
export const isNullMarker = (cell: string): boolean => known.has(cell);

/** The cell; empty where it is a null marker. */
export const withoutNullMarker = (cell: string): string => (known.has(cell) ? '' : cell);
