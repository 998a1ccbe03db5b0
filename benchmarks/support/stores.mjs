import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCHEMA_VERSION } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import pg from 'pg';

const SERVER_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const PATIENT = { statementTimeoutSeconds: 300, totalTimeoutSeconds: 300 };

/**
 * An empty store of its own on either engine, by the environment that names it.
 * @returns {{ environment: Record<string, string>, open: () => Promise<object>, remove: () => Promise<void> }}
 */
export async function ownStore(engine) {
  if (engine === 'embedded') {
    const directory = ownDirectory();
    return {
      environment: { DATABASE_URL: '', DATA_DIR: directory },
      open: () => openEmbedded({ directory, ...PATIENT }),
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    };
  }
  const name = `partner_api_own_${randomBytes(6).toString('hex')}`;
  await onServer((admin) => admin.query(`create database ${name} template template0 encoding 'UTF8'`));
  const connectionString = addressOf(name);
  return {
    environment: { DATABASE_URL: connectionString },
    open: () => openPostgresql({ connectionString, ...PATIENT }),
    remove: () => onServer((admin) => admin.query(`drop database ${name} with (force)`)),
  };
}

/** The address of a database that `fill` fills at its first use and that is then kept; one of another schema is made anew. */
export function keptDatabase(name, fill) {
  const filled = `filled, schema ${SCHEMA_VERSION}`;
  return onServer(async (admin) => {
    const { rows } = await admin.query(
      `select shobj_description(oid, 'pg_database') = $2 as filled from pg_database where datname = $1`,
      [name, filled],
    );
    if (rows[0]?.filled) return addressOf(name);
    process.stderr.write(`Filling ${name}, which is kept; a million records take ten minutes.\n`);
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    const database = await openPostgresql({ connectionString: addressOf(name), ...PATIENT });
    await fill(database).finally(() => database.close());
    await admin.query(`comment on database ${name} is '${filled}'`);
    return addressOf(name);
  });
}

export function ownDirectory() {
  return mkdtempSync(join(tmpdir(), 'partner-api-bench-'));
}

/** Runs a statement that may take minutes. */
export function run(database, text) {
  return database.transaction((connection) => connection.query({ text, values: [] }), PATIENT);
}

function addressOf(name) {
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(work) {
  const admin = new pg.Client({ connectionString: SERVER_URL });
  await admin.connect();
  return work(admin).finally(() => admin.end());
}
