import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Store } from '@partner-api/storage';
import { embedded } from '@partner-api/storage/testing';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { importText, openTestStore, recordsSince } from '../import-text.js';
import { chunks } from '../read-rows.js';
import { realUcdpFile } from '../real-ucdp-file.js';

/** Enough rows to include every kind of gap in the file. */
const ROWS = 1_500;

const WHOLE_NUMBERS = new Set([
  ...['year', 'type_of_violence', 'where_prec', 'date_prec', 'event_clarity', 'number_of_sources'],
  ...['deaths_civilians', 'low', 'best', 'high', 'country_id'],
]);
const DEGREES = new Set(['latitude', 'longitude']);
const DAYS = new Set(['date_start', 'date_end']);

type Cell = (value: string, column: string) => string;

const quoted = (cell: string, delimiter: string) =>
  cell.includes('"') || cell.includes('\n') || cell.includes(delimiter)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;

/** Returns the table as a program writes it, optionally with a first column of row numbers. */
function written(
  [header = [], ...rows]: readonly string[][],
  {
    cell,
    delimiter = ',',
    end = '\n',
    numbered = false,
  }: { cell: Cell; delimiter?: string; end?: string; numbered?: boolean },
): string {
  const line = (cells: readonly string[]) =>
    `${cells.map((text) => quoted(text, delimiter)).join(delimiter)}${end}`;
  const number = (at: number) => (numbered ? [at < 0 ? '' : String(at)] : []);
  return [
    line([...number(-1), ...header]),
    ...rows.map((row, at) =>
      line([...number(at), ...row.map((value, place) => cell(value, header[place] ?? ''))]),
    ),
  ].join('');
}

/** R writes the shorter form of a number, and 4e+05 is shorter than 400000. */
const byR: Cell = (value) => (value === '' ? 'NA' : value.replace(/^(\d)00000$/, '$1e+05'));

/** pandas stores a column with gaps as floating-point numbers. */
const byPandas: Cell = (value, column) => {
  if (value === '') return 'nan';
  return WHOLE_NUMBERS.has(column) ? `${value}.0` : value;
};

const byExcel: Cell = (value, column) => {
  if (value === '') return '#N/A';
  if (DEGREES.has(column)) return value.replace('.', ',');
  return DAYS.has(column) ? value.slice(0, 10).split('-').reverse().join('.') : value;
};

const VARIANTS: readonly (readonly [name: string, write: (table: readonly string[][]) => Buffer])[] = [
  ['R', (table) => Buffer.from(written(table, { cell: byR, numbered: true }))],
  ['pandas', (table) => Buffer.from(written(table, { cell: byPandas, numbered: true }))],
  [
    'Excel, in German',
    (table) => Buffer.from(`\uFEFF${written(table, { cell: byExcel, delimiter: ';', end: '\r\n' })}`),
  ],
  [
    'Excel, as Unicode text',
    (table) =>
      Buffer.from(`\uFEFF${written(table, { cell: byExcel, delimiter: '\t', end: '\r\n' })}`, 'utf16le'),
  ],
];

describe.skipIf(realUcdpFile === null)('variants of UCDP GED Syria (needs TEST_DATA_DIR)', () => {
  async function inStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const { store, opened } = await openTestStore(embedded);
    try {
      return await work(store);
    } finally {
      await opened.close();
    }
  }

  it('give the same store as the file itself, whichever tool wrote them', async () => {
    const table: string[][] = parse(gunzipSync(readFileSync(realUcdpFile ?? '')), { to: ROWS + 1 });
    const original = Buffer.from(written(table, { cell: (value) => value }));
    await inStore(async (store) => {
      await importText(store, 'ucdp-ged', '', { input: chunks(original, 64_000) });
      const records = await recordsSince(store, 0);
      expect(records).toHaveLength(ROWS);
      for (const [name, write] of VARIANTS) {
        // A record that is read differently would be updated.
        const { summary } = await importText(store, 'ucdp-ged', '', { input: chunks(write(table), 64_000) });
        expect({ name, ...summary }).toMatchObject({ name, unchanged: ROWS, updated: 0, rejected: 0 });
        expect(summary.warnings.null_marker).toBeGreaterThan(0);
      }
      expect(await recordsSince(store, 0)).toEqual(records);
    });
  }, 240_000);
});
