import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { redactText } from '../src/index.js';
import { sensitiveClass } from '../src/sensitivity/sensitive-class.js';
import { eventDraft } from './drafts.js';

const directory = process.env.TEST_DATA_DIR;
const file = directory ? join(directory, 'ucdp-ged-syria-2016-2019.csv.gz') : undefined;
const missing = !file || !existsSync(file);

describe.skipIf(missing)(
  missing
    ? 'skipped: TEST_DATA_DIR names no directory with ucdp-ged-syria-2016-2019.csv.gz'
    : 'UCDP GED, Syria',
  () => {
    const rows = file && !missing ? readRows(gunzipSync(readFileSync(file)).toString('utf8')) : [];
    const headlines = [...new Set(rows.map((row) => row.source_headline ?? ''))];

    test('redacts no real headline except three with a street and number', () => {
      expect(headlines.length).toBeGreaterThan(10_000);
      const changed = headlines.filter((headline) => redactText(headline) !== headline);
      expect(changed.filter((headline) => !/Street/i.test(headline))).toStrictEqual([]);
      expect(changed).toHaveLength(3);
    });

    test('redacts the whole geometry column except points of whole degrees', () => {
      const points = rows.map((row) => row.geom_wkt ?? '');
      // Whole degrees are coarser than the grid.
      const finer = points.filter((point) => point.includes('.'));
      expect(finer.length).toBeGreaterThan(16_000);
      expect(finer.filter((point) => /\d/.test(redactText(point)))).toStrictEqual([]);
    });

    test('classifies a few in a hundred headlines as sensitive', { timeout: 120_000 }, () => {
      const sensitive = rows.filter(({ source_headline: title = '' }) =>
        sensitiveClass(eventDraft({ title, summary: null, sources: [] })),
      );
      expect(sensitive.length / rows.length).toBeGreaterThan(0.02);
      expect(sensitive.length / rows.length).toBeLessThan(0.08);
    });
  },
);

/** Parses the CSV subset of this file: quoted cells, doubled quotes, rows over several lines. */
function readRows(csv: string): Record<string, string>[] {
  const table: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    table.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') table.push([]);
  }
  const [header = [], ...rows] = table;
  return rows
    .filter((row) => row.length === header.length)
    .map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])));
}
