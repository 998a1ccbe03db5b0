import { append } from '../audit/append.js';
import type { Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { AuditEntry } from '../ports/audit-log.js';

export interface AccessChange<Result> {
  readonly result: Result;
  /** Empty when nothing was changed. */
  readonly entries: readonly AuditEntry[];
}

/**
 * Runs one change of keys or partners at a time; the change, its audit entries and the new revision are one
 * transaction.
 */
export async function changeAccess<Result>(
  database: Database,
  work: (connection: Queryable) => Promise<AccessChange<Result>>,
): Promise<Result> {
  return database.transaction(async (connection) => {
    await connection.query(sql`select revision from access_state for update`);
    const { result, entries } = await work(connection);
    if (entries.length > 0) {
      await connection.query(sql`update access_state set revision = revision + 1`);
      await append(connection, entries);
    }
    return result;
  });
}

/** Returns the value of `RevisionWatch.access`. */
export async function accessMoment(database: Queryable): Promise<string> {
  const [state] = await database.query<{ moment: string }>(
    sql`select revision || '.' || mark as moment from access_state`,
  );
  return state?.moment ?? '';
}
