import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { definitionsOf, namesOf, takingOver } from './column-lists.js';
import type { RecordVersion, ServedVersion, WithheldVersion } from './record-version.js';
import { documentColumns, historyColumns, rowOf, servedColumns, withheldColumns } from './rows.js';

const revisionColumn = { name: 'revision', type: 'bigint' } as const;
const served = [...servedColumns, ...documentColumns, revisionColumn];
const withheld = [...withheldColumns, ...documentColumns];
const history = [...historyColumns, revisionColumn];

/** Columns that never change after the first version. */
const LASTING: ReadonlySet<string> = new Set(['id', 'kind', 'imported_at']);
const isReplaced = ({ name }: { readonly name: string }): boolean => !LASTING.has(name);

/** Updates served versions of existing records and adds them to the history. */
export async function replaceServed(
  connection: Queryable,
  versions: readonly ServedVersion[],
  revision: number,
  at: string,
): Promise<void> {
  const rows = JSON.stringify(
    versions.map((version, index) => ({
      ...rowOf(servedColumns, version),
      ...documents(version),
      revision: revision + 1 + index,
    })),
  );
  await connection.query(sql`
    insert into records (${namesOf(served)}, updated_at)
    select ${namesOf(served)}, ${at}::timestamptz
    from json_to_recordset(${rows}::json) as row (${definitionsOf(served)})
    on conflict (id) do update set
      ${takingOver(served.filter(isReplaced))}, updated_at = excluded.updated_at, hidden = null`);
  // The history of a withheld version was written when it was made.
  await connection.query(sql`
    insert into record_versions (${namesOf(history)}, updated_at)
    select ${namesOf(history)}, ${at}::timestamptz
    from json_to_recordset(${rows}::json) as row (${definitionsOf(history)})
    on conflict (id, version) do nothing`);
}

/**
 * Updates withheld versions of existing records. They are not served, so the revision of the store stays; the history
 * has the revision at which the version was made.
 */
export async function replaceWithheld(
  connection: Queryable,
  versions: readonly WithheldVersion[],
  revision: number,
  at: string,
): Promise<void> {
  const rows = JSON.stringify(
    versions.map((version) => ({ ...rowOf(withheldColumns, version), ...documents(version) })),
  );
  await connection.query(sql`
    with row as (
      select * from json_to_recordset(${rows}::json) as row (${definitionsOf(withheld)})
    ), history as (
      insert into record_versions (${namesOf(historyColumns)}, revision, updated_at)
      select ${namesOf(historyColumns)}, ${revision}::bigint, ${at}::timestamptz from row
      on conflict (id, version) do nothing
    )
    insert into withheld (${namesOf(withheld)})
    select ${namesOf(withheld)} from row
    on conflict (id) do update set ${takingOver(withheld.filter(isReplaced))}`);
}

/** JSON values, not texts, within the JSON of a row. */
const documents = ({ corrections, content }: RecordVersion) => ({ corrections, content });
