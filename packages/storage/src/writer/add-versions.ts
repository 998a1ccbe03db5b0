import { type Connection, type CopiedTable, type CopyColumn, copied } from '../engine/index.js';
import type { RecordVersion, ServedVersion, WithheldVersion } from './record-version.js';
import { documentColumns, historyColumns, servedColumns, withheldColumns } from './rows.js';

export interface Added {
  readonly serve: readonly ServedVersion[];
  readonly withhold: readonly WithheldVersion[];
  /** Revision before the batch; withheld versions get this one. */
  readonly revision: number;
  /** Highest revision that the batch has assigned so far. */
  readonly given: number;
  readonly at: string;
}

/**
 * Inserts versions of new records and their history with `COPY`. This is safe because no rows exist to be replaced
 * and no other writer runs, and large imports consist mostly of new records.
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
