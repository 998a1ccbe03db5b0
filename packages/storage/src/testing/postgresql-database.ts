import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgresql, type Row } from '../engine/index.js';
import { migrate } from '../migrations/migrate.js';
import { templateIn } from './template.js';
import { testRun } from './test-run.js';

export interface CreatedDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** Without records: of the current schema, or without one. */
export async function createDatabase(
  connectionString: string,
  schema: 'current' | 'none',
): Promise<CreatedDatabase> {
  if (schema === 'current') return createFrom(connectionString, await migratedTemplate(connectionString));
  // template0 is never changed and accepts no connections.
  return createFrom(connectionString, `template0 encoding 'UTF8'`);
}

/** Copies a database on its server, after terminating all connections to it. */
export async function createCopy(connectionString: string): Promise<CreatedDatabase> {
  const server = new URL(connectionString);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await runOnServer(
    server.href,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  return createFrom(server.href, name);
}

/** Drops the databases of a test run that are left. */
export async function dropDatabases(connectionString: string, run: string): Promise<void> {
  const names = await runOnServer<{ name: string }>(
    connectionString,
    `select datname as name from pg_database where datname like 'partner_api_test_${run}_%'`,
  );
  for (const { name } of names) await dropDatabase(connectionString, name);
}

async function migratedTemplate(connectionString: string): Promise<string> {
  const { id, directory } = testRun();
  const name = `partner_api_test_${id}_template`;
  await templateIn(join(directory, 'postgresql'), async (done) => {
    // One is left when its migration failed.
    await dropDatabase(connectionString, name);
    await runOnServer(connectionString, `create database ${name} template template0 encoding 'UTF8'`);
    const database = await openPostgresql({ connectionString: urlOf(connectionString, name) });
    await migrate(database);
    await database.close();
    await mkdir(done);
  });
  return name;
}

async function createFrom(connectionString: string, template: string): Promise<CreatedDatabase> {
  const name = `partner_api_test_${testRun().id}_${randomBytes(8).toString('hex')}`;
  await runOnServer(connectionString, `create database ${name} template ${template}`);
  return {
    connectionString: urlOf(connectionString, name),
    drop: () => dropDatabase(connectionString, name),
  };
}

function urlOf(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

async function dropDatabase(connectionString: string, name: string): Promise<void> {
  await runOnServer(connectionString, `drop database if exists ${name} with (force)`);
}

async function runOnServer<Found extends Row>(connectionString: string, text: string): Promise<Found[]> {
  const server = await openPostgresql({
    connectionString,
    totalTimeoutSeconds: 60,
    statementTimeoutSeconds: 30,
  });
  try {
    return await server.query<Found>({ text, values: [] });
  } finally {
    await server.close();
  }
}
