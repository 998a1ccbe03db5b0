import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import type { Fault } from '../imports/reject.js';
import { INVALID_ENCODING } from './invalid-encoding.js';
import { LINE_TOO_LONG } from './line-too-long.js';
import { isBlank, LINE_MAXIMUM_BYTES, type Line } from './lines.js';

export type Delimiter = (typeof DELIMITERS)[number];

/** Column separators; Excel writes semicolons in locales with a decimal comma. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** One record of a CSV file, or its fault. */
export type CsvRecord = { readonly line: number; readonly bytes: Buffer } & (
  | { readonly fields: readonly string[] }
  | { readonly fault: Fault }
);

/**
 * Parses a CSV file (RFC 4180, LF or CRLF), chunk by chunk. After a broken record reading resumes at its second line,
 * so that an unclosed quote costs only one line.
 */
export async function* readCsv(
  lines: AsyncIterable<readonly Line[]>,
  delimiter: Delimiter = ',',
): AsyncGenerator<readonly CsvRecord[], void, undefined> {
  let pending: readonly Line[] = [];
  for await (const more of lines) {
    const { records, rest } = takeRecords(
      pending.length > 0 ? [...pending, ...more] : more,
      delimiter,
      false,
    );
    pending = rest;
    if (records.length > 0) yield records;
  }
  const { records } = takeRecords(pending, delimiter, true);
  if (records.length > 0) yield records;
}

/** Returns the complete records of these lines, and the lines of an incomplete one. */
function takeRecords(
  lines: readonly Line[],
  delimiter: Delimiter,
  isEnd: boolean,
): { records: CsvRecord[]; rest: readonly Line[] } {
  const records: CsvRecord[] = [];
  let simple: Line[] = [];
  const settleSimple = () => {
    records.push(...parseTogether(simple, delimiter));
    simple = [];
  };
  let at = 0;
  for (let first = lines[at]; first; first = lines[at]) {
    const span = spanOf(lines, at);
    if (span === 'unfinished' && !isEnd) break;
    if (span === 1) {
      if (!isBlank(first.bytes)) simple.push(first);
      at += 1;
      continue;
    }
    settleSimple();
    const record =
      typeof span === 'number' ? parseRecord(lines.slice(at, at + span), delimiter) : neverEnds(first, span);
    records.push(record);
    at += typeof span === 'number' && 'fields' in record ? span : 1;
  }
  settleSimple();
  return { records, rest: lines.slice(at) };
}

/** Returns the number of lines of the record, which ends where its quotes are balanced. */
function spanOf(lines: readonly Line[], from: number): number | 'unfinished' | 'too_long' {
  let length = 0;
  let isInside = false;
  for (let at = from; ; at += 1) {
    const line = lines[at];
    if (!line) return 'unfinished';
    length += line.bytes.length;
    if (line.tooLong || length > LINE_MAXIMUM_BYTES) return 'too_long';
    if (countQuotes(line.bytes) % 2 === 1) isInside = !isInside;
    if (!isInside) return at - from + 1;
  }
}

const QUOTE = 0x22;

function countQuotes(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(QUOTE); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) count += 1;
  return count;
}

/** Parses records of one line together, which is three times as fast, or one by one when any is broken. */
function parseTogether(lines: readonly Line[], delimiter: Delimiter): CsvRecord[] {
  if (lines.length === 0) return [];
  const text = joinLines(lines);
  if (isUtf8(text)) {
    const rows = parseRows(text, delimiter);
    if (!(rows instanceof CsvError) && rows.length === lines.length) {
      return lines.map(({ number, bytes }, index) => ({ line: number, bytes, fields: rows[index] ?? [] }));
    }
  }
  return lines.map((line) => parseRecord([line], delimiter));
}

function parseRecord(lines: readonly Line[], delimiter: Delimiter): CsvRecord {
  const bytes = joinLines(lines);
  const line = lines[0]?.number ?? 0;
  if (!isUtf8(bytes)) return { line, bytes, fault: INVALID_ENCODING };
  const rows = parseRows(bytes, delimiter);
  if (rows instanceof CsvError) return { line, bytes, fault: malformed(wordsOf(rows)) };
  const [fields, ...others] = rows;
  if (!fields || others.length > 0) return { line, bytes, fault: malformed('quotes do not match') };
  return { line, bytes, fields };
}

const neverEnds = (first: Line, why: 'unfinished' | 'too_long'): CsvRecord => ({
  line: first.number,
  bytes: first.bytes,
  fault: why === 'unfinished' ? malformed('a quote is opened and never closed') : LINE_TOO_LONG,
});

const malformed = (detail: string): Fault => ({ field: null, reason: 'malformed_csv', detail });

/** The library's own message quotes the row. */
const wordsOf = (error: CsvError) => error.code.replace(/^CSV_/, '').replaceAll('_', ' ').toLowerCase();

function parseRows(bytes: Buffer, delimiter: Delimiter): string[][] | CsvError {
  try {
    // `toRow` in table.ts checks the number of columns against the header.
    return parse(bytes, { delimiter, record_delimiter: '\n', relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

const LINE_FEED = Buffer.from('\n');

const joinLines = (lines: readonly Line[]): Buffer =>
  Buffer.concat(lines.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [LINE_FEED, bytes])));
