import { append } from '../audit/append.js';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { AuditEntry } from '../ports/audit-log.js';
import type { ImportCoverage } from '../ports/import-log.js';
import { lockState } from '../writer/lock-state.js';
import { coverageRows } from './coverage-row.js';

/**
 * Changes import coverage within the transaction of `connection`; the lock excludes other coverage changes and writes
 * of records, and a new revision notifies servers. Returns the coverage that is no longer in force, without
 * duplicates; throws `SchemaTooNew`.
 */
export async function changeCoverage(
  connection: Queryable,
  now: Date,
  work: () => Promise<void>,
  entryOf: (ended: ImportCoverage) => AuditEntry,
): Promise<readonly ImportCoverage[]> {
  await lockState(connection, now);
  const before = await inForce(connection);
  await work();
  const after = await inForce(connection);
  const ended = [...before].flatMap(([key, coverage]) => (after.has(key) ? [] : coverage));
  const hasBegun = [...after.keys()].some((key) => !before.has(key));
  if (hasBegun || ended.length > 0) {
    await connection.query(sql`update store_state set revision = revision + 1`);
  }
  if (ended.length > 0) {
    // Stored answers may depend on the ended coverage; they are encrypted, so all of them are deleted.
    await connection.query(sql`delete from idempotency where state = 'done'`);
    await append(connection, ended.map(entryOf));
  }
  return ended;
}

async function inForce(connection: Queryable): Promise<ReadonlyMap<string, ImportCoverage>> {
  const rows = await coverageRows(connection, sql``);
  return new Map(
    rows.map(({ source, country, from, to, types }) => [
      JSON.stringify([source, country, from, to, types]),
      { source, country, from, to, types },
    ]),
  );
}
