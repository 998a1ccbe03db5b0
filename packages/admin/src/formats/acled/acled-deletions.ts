import { readTable } from '../../input/table.js';
import type { Cells } from '../../input/table-header.js';
import { type Format, faulty, type Reading } from '../format.js';
import { tableReading } from '../table-reading.js';
import { EventIdSchema } from './cells-schema.js';
import { DELETION_COLUMNS, type DeletionColumn } from './columns.js';
import { recordId } from './read-row.js';
import { ACLED } from './upstream.js';

/** Deleted events, as listed by ACLED's endpoint; events that were never imported are ignored. */
export const acledDeletions: Format = {
  style: 'snapshot',
  updateReason: 'ACLED deleted the event.',
  coverageSource: ACLED.provider,
  async *read(text, { note }) {
    for await (const rows of readTable(text, DELETION_COLUMNS, note)) {
      yield rows.map((row) => ({ line: row.line, text: row.text, reading: tableReading(row, readDeletion) }));
    }
  },
};

function readDeletion(cells: Cells<DeletionColumn>): Reading {
  const id = EventIdSchema.safeParse(cells('event_id_cnty'));
  if (!id.success) {
    return faulty('event_id_cnty', 'invalid_value', 'must be three letters and a number, such as SYR12345');
  }
  return {
    result: 'retraction',
    id: recordId(id.data),
    kind: 'event',
    reason: 'ACLED deleted the event from its data.',
    ifHeld: true,
  };
}
