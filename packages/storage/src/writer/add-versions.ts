import { type Connection, type CopiedTable, type CopyColumn, copied } from '../engine/index.js';
import type { RecordVersion, ServedVersion, WaitingVersion } from './record-version.js';
import { documentColumns, historyColumns, servedColumns, withheldColumns } from './rows.js';

export interface Added {
  readonly serve: readonly ServedVersion[];
  readonly withhold: readonly WaitingVersion[];
  /** Before the batch: the one at which versions that wait are made. */
  readonly revision: number;
  /** The latest that the batch has given. */
  readonly given: number;
  readonly at: string;
}

/**
 * Writes versions of records that the store meets for the first time, and their history. Nothing of theirs is there to
 * be replaced, and nobody else writes meanwhile, so they are copied in: what most of a large import is made of.
 */
export async function addVersions(
  connection: Connection,
  { serve, withhold, revision, given, at }: Added,
): Promise<void> {
  const first = given + 1;
  const all = [...serve, ...withhold];
  const history: readonly CopyColumn<RecordVersion>[] = [
    ...historyColumns,
    {
      name: 'revision',
      type: 'bigint',
      value: (_, index) => (index < serve.length ? first + index : revision),
    },
    { name: 'updated_at', type: 'timestamptz', value: () => at },
  ];
  const records: readonly CopyColumn<ServedVersion>[] = [
    ...servedColumns,
    ...documentColumns,
    { name: 'revision', type: 'bigint', value: (_, index) => first + index },
    { name: 'updated_at', type: 'timestamptz', value: () => at },
  ];
  const tables: CopiedTable[] = [];
  if (serve.length > 0) tables.push(copied({ table: 'records', columns: records, rows: serve }));
  if (withhold.length > 0) {
    const columns = [...withheldColumns, ...documentColumns];
    tables.push(copied({ table: 'withheld', columns, rows: withhold }));
  }
  if (all.length > 0) tables.push(copied({ table: 'record_versions', columns: history, rows: all }));
  if (tables.length > 0) await connection.copy(...tables);
}
