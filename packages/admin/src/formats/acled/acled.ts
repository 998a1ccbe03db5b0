import { InputUnreadable } from '../../errors.js';
import { readTable } from '../../input/table.js';
import type { Format } from '../format.js';
import { tableReading } from '../table-reading.js';
import { COLUMNS } from './columns.js';
import { readRow } from './read-row.js';
import { ACLED } from './upstream.js';

/** A CSV export of the Armed Conflict Location & Event Data Project. */
export const acled: Format = {
  style: 'snapshot',
  updateReason: 'ACLED changed the event, or this service tells it otherwise.',
  coverageSource: ACLED.provider,
  async *read(text, { now, note, mayRedistribute }) {
    if (!mayRedistribute.has(ACLED.provider)) {
      throw new InputUnreadable(
        'The terms of ACLED do not let its data be passed on without its permission. Import it only with that permission, saying so: --may-redistribute ACLED.',
      );
    }
    for await (const rows of readTable(text, COLUMNS, note)) {
      yield rows.map((row) => ({
        line: row.line,
        text: row.text,
        reading: tableReading(row, (cells) => readRow(cells, now)),
      }));
    }
  },
};
