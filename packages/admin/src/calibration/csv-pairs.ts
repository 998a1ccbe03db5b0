import type { LabelledPair } from '@partner-api/research';
import { CommandFailed } from '../errors.js';
import { readTable, type TableRow } from '../input/table.js';
import type { TableColumns } from '../input/table-header.js';
import { checkPair } from './pair.js';

type Column = 'claim' | 'reviewed' | 'same' | 'lang' | 'context';

const COLUMNS: TableColumns<Column> = {
  file: 'The columns of labelled pairs are claim, reviewed, same, lang and context; lang and context may be left out.',
  required: { claim: [], reviewed: [], same: [] },
  optional: ['lang', 'context'],
  refusesOthers: true,
  places: new Set(),
};

const MEMBERS: readonly Column[] = ['claim', 'reviewed', 'same', 'lang', 'context'];

/**
 * Reads pairs from a table with a column for each member; an empty cell is a missing member, and `same` is true or
 * false in any case, as spreadsheets write it. Rejects with `CommandFailed` or `InputUnreadable`.
 */
export async function* csvPairs(
  text: AsyncIterable<Buffer>,
  note: (message: string) => void,
): AsyncGenerator<LabelledPair[]> {
  for await (const rows of readTable(text, COLUMNS, note)) yield rows.map(readRow);
}

function readRow(row: TableRow<Column>): LabelledPair {
  if ('fault' in row) throw new CommandFailed(`Line ${row.line}: ${row.fault.detail}.`);
  const members = MEMBERS.flatMap((name) => {
    const cell = row.cells(name);
    return cell === '' ? [] : [[name, name === 'same' ? (labels.get(cell.toLowerCase()) ?? cell) : cell]];
  });
  const checked = checkPair(Object.fromEntries(members));
  if ('pair' in checked) return checked.pair;
  const { member, rule } = checked.fault;
  const isEmpty = !members.some(([name]) => name === member);
  throw new CommandFailed(`Line ${row.line}, column ${member}: ${isEmpty ? 'must not be empty' : rule}.`);
}

const labels: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
