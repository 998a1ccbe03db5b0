import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { SchemaTooNew } from '../errors.js';
import { records } from './0001-records.js';
import { access } from './0002-access.js';
import { publicationDelay } from './0003-publication-delay.js';
import { revisionNotice } from './0004-revision-notice.js';
import { coverageTypes } from './0005-coverage-types.js';
import { hiddenNames } from './0006-hidden-names.js';
import { withdrawnCoverage } from './0007-withdrawn-coverage.js';
import { keyUses } from './0008-key-uses.js';
import { deskVersions } from './0009-desk-versions.js';
import { sources } from './0010-sources.js';
import { listFilters } from './0011-list-filters.js';
import { auditByActor } from './0012-audit-by-actor.js';
import { eventType } from './0013-event-type.js';
import { quarantine } from './0014-quarantine.js';
import type { Migration } from './migration.js';

const MIGRATIONS: readonly Migration[] = [
  records,
  access,
  publicationDelay,
  revisionNotice,
  coverageTypes,
  hiddenNames,
  withdrawnCoverage,
  keyUses,
  deskVersions,
  sources,
  listFilters,
  auditByActor,
  eventType,
  quarantine,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** What `migrate` found and did. */
export interface MigrationReport {
  /** The version of the schema before; 0 for a database that was empty. */
  readonly from: number;
  /** The version of the schema now: always `SCHEMA_VERSION`. */
  readonly to: number;
  /** Names of the migrations that were run, in their order; none where there was nothing to do. */
  readonly applied: readonly string[];
}

/** A migration may rewrite every record or build an index over them, and waits for one that another process has begun. */
const STATEMENT_SECONDS = 900;

/** Brings the schema up to date. Servers that start at the same time take turns. Throws `SchemaTooNew`. */
export async function migrate(database: Database): Promise<MigrationReport> {
  const isUpToDate = (await schemaVersion(database)) === SCHEMA_VERSION;
  return database.transaction(
    (connection) => applyPending(connection),
    isUpToDate ? {} : { statementTimeoutSeconds: STATEMENT_SECONDS },
  );
}

async function applyPending(connection: Queryable): Promise<MigrationReport> {
  // A number of our own; transaction-wide, so that a migration that dies leaves no lock behind.
  await connection.query(sql`select pg_advisory_xact_lock(7031867)`);
  await connection.query(sql`
      create table if not exists schema_migrations (
        version integer primary key, name text not null, applied_at timestamptz not null default now()
      )`);
  const from = await appliedVersion(connection);
  if (from > SCHEMA_VERSION) throw new SchemaTooNew(from, SCHEMA_VERSION);
  const pending = MIGRATIONS.filter((migration) => migration.version > from);
  // A writer that has begun ends before, and one that waits for this row finds the schema that it then has.
  if (from > 0 && pending.length > 0) await connection.query(sql`select from store_state for update`);
  for (const migration of pending) await apply(connection, migration);
  await connection.query(sql`
      insert into settings (key, value) values
        ('cursor_secret', ${randomBytes(32).toString('hex')}),
        ('hash_secret', ${randomBytes(32).toString('hex')})
      on conflict (key) do nothing`);
  return { from, to: SCHEMA_VERSION, applied: pending.map((migration) => migration.name) };
}

/** 0 for a database that was never migrated. */
export async function schemaVersion(connection: Queryable): Promise<number> {
  const [row] = await connection.query<{ present: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as present`,
  );
  return row?.present ? appliedVersion(connection) : 0;
}

export async function appliedVersion(connection: Queryable): Promise<number> {
  const [row] = await connection.query<{ version: number }>(
    sql`select coalesce(max(version), 0) as version from schema_migrations`,
  );
  return row?.version ?? 0;
}

async function apply(connection: Queryable, migration: Migration): Promise<void> {
  for (const text of migration.statements) await connection.query({ text, values: [] });
  await connection.query(
    sql`insert into schema_migrations (version, name) values (${migration.version}, ${migration.name})`,
  );
}
