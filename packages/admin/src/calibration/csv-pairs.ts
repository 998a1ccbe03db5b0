import type { LabelledPair } from '@partner-api/research';
import { CommandFailed } from '../errors.js';
import { type CsvRecord, readCsv } from '../input/csv.js';
import type { Line } from '../input/lines.js';
import { checkPair, PAIR_MEMBERS } from './pair.js';

/**
 * Pairs of a CSV file whose columns are named like the members of a pair, in any order. An empty cell is a member left
 * out, and `same` is true or false in any case, as spreadsheets write it. Rejects with `CommandFailed`.
 */
export async function* csvPairs(chunks: AsyncIterable<readonly Line[]>): AsyncGenerator<LabelledPair[]> {
  let header: readonly string[] | null = null;
  let row = 0;
  for await (const records of readCsv(chunks)) {
    const pairs: LabelledPair[] = [];
    for (const record of records) {
      const fields = fieldsOf(record, row);
      if (header === null) header = readHeader(fields);
      else pairs.push(readRow(header, fields, `Row ${row} (line ${record.line})`));
      row++;
    }
    yield pairs;
  }
}

/** The header is row 0: rows are counted as pairs. */
function fieldsOf(record: CsvRecord, row: number): readonly string[] {
  if ('fields' in record) return record.fields;
  const name = row === 0 ? 'The header' : `Row ${row} (line ${record.line})`;
  throw new CommandFailed(`${name}: ${record.fault.detail}.`);
}

const required = ['claim', 'reviewed', 'same'];

function readHeader(fields: readonly string[]): readonly string[] {
  // Spreadsheets put a byte order mark in front.
  const names = fields.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  const fail = (problem: string) => {
    throw new CommandFailed(
      `The header ${problem}. The columns are ${PAIR_MEMBERS.join(', ')}, separated by commas; context and lang may be left out.`,
    );
  };
  const unknown = names.find((name) => !PAIR_MEMBERS.includes(name));
  if (unknown !== undefined) fail(`has a column ${JSON.stringify(unknown)}, which is none of a pair`);
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) fail(`has no column ${missing}`);
  if (new Set(names).size < names.length) fail('names a column twice');
  return names;
}

function readRow(header: readonly string[], fields: readonly string[], row: string): LabelledPair {
  if (fields.length !== header.length)
    throw new CommandFailed(`${row} has ${fields.length} columns where the header has ${header.length}.`);
  const members = header.flatMap((name, place) => {
    const cell = fields[place]?.trim() ?? '';
    return cell === '' ? [] : [[name, name === 'same' ? (labels.get(cell.toLowerCase()) ?? cell) : cell]];
  });
  const checked = checkPair(Object.fromEntries(members));
  if ('pair' in checked) return checked.pair;
  const { member, rule } = checked.fault;
  const isEmpty = !members.some(([name]) => name === member);
  throw new CommandFailed(`${row}, column ${member}: ${isEmpty ? 'must not be empty' : rule}.`);
}

const labels: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
