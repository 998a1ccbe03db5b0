import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

const directory = process.env.TEST_DATA_DIR;

export const ucdpFile = directory ? path.join(directory, 'ucdp-ged-syria-2016-2019.csv.gz') : null;

/** Null when the data set is available, otherwise the reason for skipping. */
export const ucdpMissing =
  ucdpFile && existsSync(ucdpFile)
    ? null
    : 'TEST_DATA_DIR does not name a directory with ucdp-ged-syria-2016-2019.csv.gz';

export interface UcdpRow {
  readonly id: string;
  readonly adm_1: string;
  readonly type_of_violence: string;
  readonly date_start: string;
  readonly date_end: string;
  readonly latitude: string;
}

/** Parses the file of the publisher with an independent CSV parser. */
export function readUcdpFile(): UcdpRow[] {
  return parse(gunzipSync(readFileSync(ucdpFile ?? '')), { columns: true });
}

/** The first rows of the file with its header, as written. */
export function beginningOfUcdpFile(rows: number): string {
  const read: unknown = parse(gunzipSync(readFileSync(ucdpFile ?? '')), { to: rows + 1, raw: true });
  return (read as readonly { readonly raw: string }[]).map(({ raw }) => raw).join('');
}

/** Returns the ids in the order of the API: latest time first, then id. */
export const idsInListOrder = (rows: readonly UcdpRow[]): string[] =>
  rows
    .map(({ id, date_end }) => ({ id: `ucdp-ged-${id}`, day: date_end.slice(0, 10) }))
    .sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? 1 : -1))
    .map(({ id }) => id);
