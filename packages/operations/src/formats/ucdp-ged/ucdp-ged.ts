import { InputUnreadable } from '../../errors.js';
import { type CsvRecord, readCsv } from '../../input/csv.js';
import { readLines } from '../../input/lines.js';
import { type Format, faulty, type Reading, type Row } from '../format.js';
import { type Header, isTagRow, readHeader } from './columns.js';
import { readRow } from './read-row.js';
import { UCDP } from './upstream.js';

/** The CSV file of the UCDP Georeferenced Event Dataset, every version since 17.1 and the candidate events. */
export const ucdpGed: Format = {
  style: 'snapshot',
  updateReason:
    'UCDP changed the event in a later version of its data set, or this service tells it otherwise.',
  coverageSource: UCDP.provider,
  read: readUcdpGed,
};

async function* readUcdpGed(text: AsyncIterable<Buffer>, { now }: { readonly now: Date }) {
  let header: Header | null = null;
  let isBehindHeader = false;
  for await (const records of readCsv(readLines(text))) {
    const rows: Row[] = [];
    for (const record of records) {
      const fields = 'fields' in record ? record.fields : [];
      if (!header) {
        header = readHeader(fields);
        isBehindHeader = true;
        continue;
      }
      if (!isBehindHeader || !isTagRow(header.cells(fields))) rows.push(toRow(record, header, now));
      isBehindHeader = false;
    }
    yield rows;
  }
  if (!header) throw new InputUnreadable('The input is empty: there is no header line.');
}

function toRow(record: CsvRecord, header: Header, now: Date): Row {
  return { line: record.line, text: () => blanked(record, header), reading: toReading(record, header, now) };
}

function toReading(record: CsvRecord, header: Header, now: Date): Reading {
  if ('fault' in record) return { result: 'fault', fault: record.fault };
  const { fields } = record;
  if (fields.length !== header.names.length) {
    return faulty(
      null,
      'wrong_column_count',
      `has ${fields.length} columns where the header has ${header.names.length}`,
    );
  }
  return readRow(header.cells(fields), now);
}

/** Columns that tell exactly where it was. */
const PLACE_COLUMNS: ReadonlySet<string> = new Set([
  'latitude',
  'longitude',
  'geom',
  'geom_wkt',
  'the_geom',
  'where_coordinates',
  'where_description',
]);

function blanked(record: CsvRecord, header: Header): string {
  if ('fault' in record) return record.bytes.toString();
  const kept = record.fields.map((field, index) =>
    PLACE_COLUMNS.has(header.names[index] ?? '') ? '' : field,
  );
  return kept.map((field) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
}
