import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { SchemaTooNew } from '../errors.js';
import { RELEASE } from '../release.js';
import type { Migration } from './migration.js';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.js';
import { backfillRows, backfillRowsSince, buildIndexes, sqlOfBackfill } from './online.js';
import { planOf } from './plan.js';
import { whenUnlocked } from './when-unlocked.js';

/** Result of `migrate`. */
export interface MigrationReport {
  /** Schema version before; 0 for an empty database. */
  readonly from: number;
  /** Schema version after: always `SCHEMA_VERSION`. */
  readonly to: number;
  /** Names of the applied migrations in order; empty when the schema was up to date. */
  readonly applied: readonly string[];
}

export interface MigrateOptions {
  /**
   * Receives a line for each step before the first begins, with its locks and estimated duration, and a line for each
   * wait for a lock.
   */
  readonly report?: (text: string) => void;
}

/** A step may update every record, and waits for a step of another process. */
const STATEMENT_SECONDS = 900;

/**
 * Brings the schema up to date; servers that start at the same time take turns. Throws `SchemaTooNew`. On a
 * PostgreSQL database with data, updates of many rows run in batches and block neither readers nor writers.
 */
export async function migrate(
  database: Database,
  { report = () => undefined }: MigrateOptions = {},
): Promise<MigrationReport> {
  const found = await schemaVersion(database);
  if (found > SCHEMA_VERSION) throw new SchemaTooNew(found, SCHEMA_VERSION, await migratedBy(database));
  const isUpToDate = found === SCHEMA_VERSION;
  if (!isUpToDate && found > 0) for (const line of await planOf(database, pendingFrom(found))) report(line);
  const limits = isUpToDate ? {} : { statementTimeoutSeconds: STATEMENT_SECONDS };
  for (;;) {
    const done = await database.transaction((turn) => inTurn(database, turn, report), limits);
    if (done !== null) return done;
    await wait(TURN_MILLISECONDS);
  }
}

/** Time between checks whether another process has finished. */
const TURN_MILLISECONDS = 250;

/**
 * Returns null while another process migrates; the lock is held until all steps, which use other connections, are
 * done. Waiting in a statement would hold a snapshot, and `create index concurrently` waits for snapshots.
 */
async function inTurn(
  database: Database,
  turn: Connection,
  report: (text: string) => void,
): Promise<MigrationReport | null> {
  // An arbitrary number, unique to migrations; the lock ends with the transaction, so a crashed migration leaves none
  // behind.
  const [mine] = await turn.query<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(7031867) as taken`,
  );
  if (!mine?.taken) return null;
  const from = await schemaVersion(turn);
  if (from > SCHEMA_VERSION) throw new SchemaTooNew(from, SCHEMA_VERSION, await migratedBy(turn));
  const pending = pendingFrom(from);
  const isOnline = database.engine === 'postgresql' && from > 0;
  if (from === 0) await turn.query(SCHEMA_MIGRATIONS);
  // Must come last before the steps: every earlier statement holds a snapshot until the next one.
  await turn.query(sql`set local idle_in_transaction_session_timeout = 0`);
  for (const migration of pending) {
    if (isOnline) await applyOnline(database, migration, report);
    else await applyOffline(turn, migration);
  }
  if (from === 0 || pending.length > 0) await keepSettings(turn);
  return { from, to: SCHEMA_VERSION, applied: pending.map((migration) => migration.name) };
}

const pendingFrom = (version: number): readonly Migration[] =>
  MIGRATIONS.filter((migration) => migration.version > version);

const SCHEMA_MIGRATIONS = sql`
  create table if not exists schema_migrations (
    version integer primary key, name text not null, applied_at timestamptz not null default now()
  )`;

const keepSettings = (connection: Queryable) =>
  connection.query(sql`
    insert into settings (key, value) values
      ('cursor_secret', ${randomBytes(32).toString('hex')}),
      ('hash_secret', ${randomBytes(32).toString('hex')}),
      ('release', ${RELEASE})
    on conflict (key) do update set value =
      case when settings.key = 'release' then excluded.value else settings.value end`);

/** Returns 0 for a database that was never migrated. */
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

/** Returns the release that migrated the store last; null where none is stored. */
export async function migratedBy(connection: Queryable): Promise<string | null> {
  const [row] = await connection.query<{ value: string }>(
    sql`select value from settings where key = 'release'`,
  );
  return row?.value ?? null;
}

/** Applies a step in one transaction, where no other process reads: to an empty or an embedded database. */
async function applyOffline(connection: Queryable, migration: Migration): Promise<void> {
  const { statements, backfills = [], indexes = [] } = migration;
  const texts = [
    ...statements,
    ...backfills.map((fill) => sqlOfBackfill(fill)),
    ...indexes.map((index) => `create index if not exists ${index}`),
  ];
  for (const text of texts) await connection.query({ text, values: [] });
  await markApplied(connection, migration);
}

async function applyOnline(
  database: Database,
  migration: Migration,
  report: (text: string) => void,
): Promise<void> {
  const { name, statements, backfills = [], indexes = [] } = migration;
  const brief = <Result>(work: (connection: Connection) => Promise<Result>) =>
    whenUnlocked(
      database,
      { name, report, statementTimeoutSeconds: STATEMENT_SECONDS },
      async (connection) => {
        // Waits for running writers; a writer that waits for this row then sees the new schema.
        const [state] = await connection.query<{ revision: number }>(
          sql`select revision from store_state for update`,
        );
        return { result: await work(connection), revision: state?.revision ?? 0 };
      },
    );
  const change = async (connection: Connection) => {
    for (const text of statements) await connection.query({ text, values: [] });
  };
  if (backfills.length === 0 && indexes.length === 0) {
    await brief(async (connection) => {
      await change(connection);
      await markApplied(connection, migration);
    });
    return;
  }
  const { revision } = await brief(change);
  for (const fill of backfills) await backfillRows(database, fill);
  await buildIndexes(database, indexes, STATEMENT_SECONDS);
  await brief(async (connection) => {
    // Rows that a server of the previous release wrote meanwhile.
    for (const fill of backfills) await backfillRowsSince(connection, fill, revision);
    await markApplied(connection, migration);
  });
}

const markApplied = (connection: Queryable, { version, name }: Migration) =>
  connection.query(sql`insert into schema_migrations (version, name) values (${version}, ${name})`);
