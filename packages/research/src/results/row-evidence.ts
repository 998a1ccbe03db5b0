import { type Evidence, NAMED_EVENTS_LIMIT, type Stance, type UsedRecord } from '@partner-api/contract';
import type { EventTable } from '../events/table/event-table.js';
import { RowSet } from '../events/tally/row-set.js';
import type { ScopeRows } from '../events/tally/scope-rows.js';
import type { IndexSnapshot } from '../live/live-index.js';
import { type Field, fieldsOf } from '../records/fields.js';
import { evidenceOf, wholeField } from './evidence.js';

/** An event that supports a number, with its stance. */
export interface RowFinding {
  readonly row: number;
  readonly stance: Stance;
}

/** Quotes the records of events. `position` is the index of the first one in the evidence of a result. */
export function rowEvidence(
  table: EventTable,
  { index, canQuote }: Pick<IndexSnapshot, 'index' | 'canQuote'>,
  findings: readonly RowFinding[],
  position: number,
): Evidence[] {
  const found = findings.flatMap(({ row, stance }) => {
    const record = index.find('event', table.idOf(row));
    const field =
      record === null ? undefined : telling(fieldsOf(record).filter((field) => canQuote(record, field)));
    return record === null || field === undefined ? [] : [{ record, field, stance }];
  });
  return found.map(({ record, field, stance }, offset) =>
    evidenceOf(wholeField(record, field), stance, position + offset),
  );
}

/** The summary if it has figures, otherwise the title, which states at least the type and place of the event. */
function telling(fields: readonly Field[]): Field | undefined {
  const own = ['/summary', '/title'].flatMap((pointer) =>
    fields.filter((field) => field.pointer === pointer),
  );
  return own.find(({ text }) => /\p{Nd}/u.test(text)) ?? own.at(-1);
}

/** The distinct records shown and counted, up to `NAMED_EVENTS_LIMIT`. The first ones include one of each source. */
export function usedRows(
  table: EventTable,
  shown: readonly number[],
  ...counted: readonly ScopeRows[]
): UsedRecord[] {
  const lists = [
    shown,
    ...counted.flatMap(({ sure, possible, unattributed }) => [sure, possible, unattributed]),
  ];
  const { version } = table.columns;
  const ofSources = new Map<number, number>();
  const first = new Set<number>();
  for (const row of lists.flatMap((rows) => [...rowsOfSources(table, rows)])) {
    const source = sourceOf(table, row);
    if (!ofSources.has(source)) ofSources.set(source, row);
  }
  for (const row of ofSources.values()) first.add(row);
  for (const rows of lists)
    for (const row of rows) {
      if (first.size >= NAMED_EVENTS_LIMIT) break;
      first.add(row);
    }
  const named = [...first].slice(0, NAMED_EVENTS_LIMIT);
  return named.map((row) => ({ kind: 'event', id: table.idOf(row), version: version.get(row) }));
}

/** A row of each source; of a list the first. */
function rowsOfSources(table: EventTable, rows: RowSet | readonly number[]): Iterable<number> {
  if (rows instanceof RowSet) return rows.rowOfEach(table.buckets.columns.source).values();
  return new Map(rows.toReversed().map((row) => [sourceOf(table, row), row])).values();
}

function sourceOf({ buckets, columns }: EventTable, row: number): number {
  return buckets.columns.source.get(columns.bucket.get(row));
}
