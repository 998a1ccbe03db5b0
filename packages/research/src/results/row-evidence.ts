import { type Evidence, NAMED_EVENTS_LIMIT, type Stance, type UsedRecord } from '@partner-api/contract';
import type { EventTable } from '../events/table/event-table.js';
import type { Level } from '../live/live-index.js';
import { type Field, fieldsOf } from '../records/fields.js';
import { evidenceOf, wholeField } from './evidence.js';

/** An event that a number rests on, and the side that it takes. */
export interface RowFinding {
  readonly row: number;
  readonly stance: Stance;
}

/** What events say of themselves, quoted; `position` is that of the first among the evidence of a result. */
export function rowEvidence(
  table: EventTable,
  { index, mayRepeat }: Pick<Level, 'index' | 'mayRepeat'>,
  findings: readonly RowFinding[],
  position: number,
): Evidence[] {
  const found = findings.flatMap(({ row, stance }) => {
    const record = index.find('event', table.idOf(row));
    const field =
      record === null ? undefined : telling(fieldsOf(record).filter((field) => mayRepeat(record, field)));
    return record === null || field === undefined ? [] : [{ record, field, stance }];
  });
  return found.map(({ record, field, stance }, offset) =>
    evidenceOf(wholeField(record, field), stance, position + offset),
  );
}

/** The summary where it has figures; the title says at least what and where. */
function telling(fields: readonly Field[]): Field | undefined {
  const own = ['/summary', '/title'].flatMap((pointer) =>
    fields.filter((field) => field.pointer === pointer),
  );
  return own.find(({ text }) => /\p{Nd}/u.test(text)) ?? own.at(-1);
}

/** The records of rows, each once, at most so many as a result may name; one of each source among the first. */
export function usedRows(table: EventTable, rows: readonly number[]): UsedRecord[] {
  const { source, version } = table.columns;
  const bySource = new Map(rows.toReversed().map((row) => [source.get(row), row]));
  const distinct = [...new Set([...bySource.values(), ...rows])].slice(0, NAMED_EVENTS_LIMIT);
  return distinct.map((row) => ({ kind: 'event', id: table.idOf(row), version: version.get(row) }));
}
