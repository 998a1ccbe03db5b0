import type { Connection, Database } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Backfill } from './migration.js';

/** Rows in a transaction; a writer waits for one batch at most. */
const BATCH = 5_000;
const STATEMENT_SECONDS = 60;

export const sqlOfBackfill = ({ table, set, where }: Backfill, and = 'true'): string =>
  `update ${table} set ${set} where (${where}) and ${and}`;

/** Fills the columns of a step in existing rows, batch by batch. */
export async function backfillRows(database: Database, fill: Backfill): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    after = await database.transaction((connection) => backfillBatch(connection, fill, after ?? ''), {
      statementTimeoutSeconds: STATEMENT_SECONDS,
    });
  }
}

/** @returns the last id of the batch; null after the last batch. */
async function backfillBatch(connection: Connection, fill: Backfill, after: string): Promise<string | null> {
  const [last] = await connection.query<{ id: string | null }>({
    text: `select max(id) as id from (select id from ${fill.table} where id > $1 order by id limit ${BATCH}) as batch`,
    values: [after],
  });
  if (!last?.id) return null;
  await connection.query({ text: sqlOfBackfill(fill, 'id > $1 and id <= $2'), values: [after, last.id] });
  return last.id;
}

/** Fills rows of `records` written since a revision, and all of `withheld`, which has no revisions and few rows. */
export const backfillRowsSince = (connection: Connection, fill: Backfill, revision: number) =>
  fill.table === 'records'
    ? connection.query({ text: sqlOfBackfill(fill, 'revision > $1'), values: [revision] })
    : connection.query({ text: sqlOfBackfill(fill), values: [] });

/** Builds missing indexes, and rebuilds those that an interrupted build left invalid. */
export async function buildIndexes(
  database: Database,
  indexes: readonly string[],
  statementTimeoutSeconds: number,
): Promise<void> {
  for (const index of indexes) {
    const name = indexName(index);
    const [found] = await database.query<{ valid: boolean }>(
      sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`,
    );
    const alone = (text: string) =>
      database.outsideTransaction({ text, values: [] }, { statementTimeoutSeconds });
    if (found?.valid === false) await alone(`drop index concurrently ${name}`);
    if (found?.valid !== true) await alone(`create index concurrently ${index}`);
  }
}

/** Returns the name from `name on table (…)`. */
export const indexName = (index: string): string => index.slice(0, index.indexOf(' '));
