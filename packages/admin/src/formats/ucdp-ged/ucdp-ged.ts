import { readTable, type TableRow } from '../../input/table.js';
import type { Format, Row } from '../format.js';
import { tableReading } from '../table-reading.js';
import { COLUMNS, type Column } from './columns.js';
import { readRow } from './read-row.js';
import { UCDP } from './upstream.js';

/** The CSV file of the UCDP Georeferenced Event Dataset: every version since 17.1 and the candidate events. */
export const ucdpGed: Format = {
  style: 'snapshot',
  updateReason:
    'UCDP changed the event in a later version of its data set, or this service tells it otherwise.',
  coverageSource: UCDP.provider,
  async *read(text, { now, note }) {
    for await (const rows of readTable(text, COLUMNS, note)) yield rows.map((row) => toRow(row, now));
  },
};

const toRow = (row: TableRow<Column>, now: Date): Row => ({
  line: row.line,
  text: row.text,
  reading: tableReading(row, (cells) => readRow(cells, now)),
});
