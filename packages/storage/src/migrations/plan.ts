import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Migration } from './migration.js';
import { indexName } from './online.js';

/**
 * Lower than measured on two busy cores (22,600 rows of 1.5 kB filled and 355,000 rows indexed per second), because a
 * table has more indexes than the measured one had.
 */
const ROWS_FILLED_PER_SECOND = 15_000;
const ROWS_INDEXED_PER_SECOND = 300_000;

/** Returns a line for each step with its locks and estimated duration. */
export async function planOf(connection: Queryable, pending: readonly Migration[]): Promise<string[]> {
  // PostgreSQL's estimates, 0 for a table that it has not analysed. `withheld` and `audit` are missing in early schemas.
  const rows = new Map(
    (
      await connection.query<{ name: string; rows: number }>(
        sql`select relname as name, greatest(reltuples, 0)::bigint as rows from pg_class
          where oid in ('records'::regclass, coalesce(to_regclass('withheld'), 'records'::regclass),
            coalesce(to_regclass('audit'), 'records'::regclass))`,
      )
    ).map((table) => [table.name, table.rows]),
  );
  return pending.map((migration) => lineOf(migration, rows));
}

function lineOf(
  { name, statements, backfills = [], indexes = [] }: Migration,
  rows: ReadonlyMap<string, number>,
): string {
  const duration = (table: string, perSecond: number) =>
    `about ${Math.max(1, Math.ceil((rows.get(table) ?? 0) / perSecond))} s`;
  const parts = [
    ...(statements.length > 0
      ? [
          'changes tables, which holds readers and writers for a moment and waits at most 1 s at a time for a lock',
        ]
      : []),
    ...backfills.map(
      ({ table }) =>
        `fills ${(rows.get(table) ?? 0).toLocaleString('en')} rows of ${table} in batches, ${duration(table, ROWS_FILLED_PER_SECOND)}; readers and writers go on`,
    ),
    ...indexes.map((index) => {
      const table = / on (\w+)/.exec(index)?.[1] ?? '';
      return `builds the index ${indexName(index)}, ${duration(table, ROWS_INDEXED_PER_SECOND)}; readers and writers go on`;
    }),
  ];
  return `${name}: ${parts.join('. It ')}.`;
}
