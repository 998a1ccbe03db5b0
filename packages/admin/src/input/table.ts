import { InputUnreadable } from '../errors.js';
import type { Fault } from '../imports/reject.js';
import { type CsvRecord, type Delimiter, readCsv } from './csv.js';
import { delimiterNames, delimiterOf, hintedDelimiter } from './delimiter.js';
import { isBlank, type Line, readLines } from './lines.js';
import { isNullMarker } from './null-marker.js';
import { NullMarkerCount } from './null-marker-count.js';
import {
  type Cells,
  isTagRow,
  namesOf,
  readHeader,
  type TableColumns,
  type TableHeader,
} from './table-header.js';

/** A row of a table, or its fault. */
export type TableRow<Column extends string> = {
  /** Line number, from 1. */
  readonly line: number;
  /** Returns the row as CSV without its location columns. */
  readonly text: () => string;
} & (
  | {
      readonly cells: Cells<Column>;
      /** Whether a cell that is read holds a null marker. */
      readonly hasNullMarker: boolean;
    }
  | { readonly fault: Fault }
);

/**
 * Reads the rows of a CSV file with a header, chunk by chunk, separated by commas, semicolons, tabs or bars; null
 * markers become empty. Calls `note` with what it detected; rejects with `InputUnreadable` for a wrong header.
 */
export async function* readTable<Column extends string>(
  text: AsyncIterable<Buffer>,
  columns: TableColumns<Column>,
  note: (message: string) => void,
): AsyncGenerator<readonly TableRow<Column>[], void, undefined> {
  const { lines, delimiter } = await withDelimiter(readLines(text), columns);
  if (delimiter !== ',') note(`The columns of the input are separated by ${delimiterNames[delimiter]}.`);
  const markers = new NullMarkerCount();
  let header: TableHeader<Column> | null = null;
  let isBehindHeader = false;
  for await (const records of readCsv(lines, delimiter)) {
    const rows: TableRow<Column>[] = [];
    for (const record of records) {
      const fields = 'fields' in record ? record.fields : [];
      if (!header) {
        header = readHeader(fields, columns);
        isBehindHeader = true;
        continue;
      }
      if (!isBehindHeader || !isTagRow(fields, header)) rows.push(toRow(record, header, columns, markers));
      isBehindHeader = false;
    }
    yield rows;
  }
  if (!header) throw new InputUnreadable('The input is empty: there is no header line.');
  const found = markers.inWords();
  if (found !== null) note(found);
}

/** Detects the separator from the first line, and returns all lines except Excel's `sep=` line. */
async function withDelimiter<Column extends string>(
  lines: AsyncGenerator<readonly Line[], void, undefined>,
  columns: TableColumns<Column>,
): Promise<{ lines: AsyncIterable<readonly Line[]>; delimiter: Delimiter }> {
  for (;;) {
    const next = await lines.next();
    if (next.done) return { lines, delimiter: ',' };
    const filled = next.value.filter(({ bytes }) => !isBlank(bytes));
    const [first, second] = filled.map(({ bytes }) => bytes.toString());
    if (first === undefined) continue;
    if (/^\s*[[{]/.test(first)) {
      throw new InputUnreadable(`The input is JSON and not a table. ${columns.file}`);
    }
    const hinted = hintedDelimiter(first);
    const kept = hinted === null ? filled : filled.slice(1);
    const header = hinted === null ? first : (second ?? '');
    return {
      lines: followedBy(kept, lines),
      delimiter: hinted ?? delimiterOf(header, namesOf(columns)),
    };
  }
}

async function* followedBy(first: readonly Line[], rest: AsyncIterable<readonly Line[]>) {
  yield first;
  yield* rest;
}

function toRow<Column extends string>(
  record: CsvRecord,
  header: TableHeader<Column>,
  columns: TableColumns<Column>,
  markers: NullMarkerCount,
): TableRow<Column> {
  const { line } = record;
  const text = () => withoutPlaces(record, header, columns);
  if ('fault' in record) return { line, text, fault: record.fault };
  const { fields } = record;
  if (fields.length !== header.names.length) {
    const detail = `has ${fields.length} columns where the header has ${header.names.length}`;
    return { line, text, fault: { field: null, reason: 'wrong_column_count', detail } };
  }
  const cells = (column: Column) => {
    const cell = fields[header.places.get(column) ?? -1]?.trim() ?? '';
    return isNullMarker(cell) ? '' : cell;
  };
  return { line, text, cells, hasNullMarker: markers.count(fields, header) };
}

function withoutPlaces<Column extends string>(
  record: CsvRecord,
  header: TableHeader<Column>,
  { places }: TableColumns<Column>,
): string {
  if ('fault' in record) return record.bytes.toString();
  const kept = record.fields.map((field, index) => (places.has(header.names[index] ?? '') ? '' : field));
  return kept.map((field) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
}
