import { randomBytes } from 'node:crypto';
import { openPostgresql } from '../engine/index.js';

export interface CreatedDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/**
 * Creates a database with a random name on the server of `connectionString`, whose user needs the right to create
 * databases.
 */
export const createDatabase = (connectionString: string): Promise<CreatedDatabase> =>
  // template0 is never changed and accepts no connections.
  createFrom(connectionString, `template template0 encoding 'UTF8'`);

/** Copies a database on its server, after terminating all connections to it. */
export async function createCopy(connectionString: string): Promise<CreatedDatabase> {
  const server = new URL(connectionString);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await runOnServer(
    server.href,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  return createFrom(server.href, `template ${name}`);
}

async function createFrom(connectionString: string, template: string): Promise<CreatedDatabase> {
  const name = `partner_api_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(connectionString, `create database ${name} ${template}`);
  const own = new URL(connectionString);
  own.pathname = `/${name}`;
  return {
    connectionString: own.href,
    drop: () => runOnServer(connectionString, `drop database if exists ${name} with (force)`),
  };
}

async function runOnServer(connectionString: string, text: string): Promise<void> {
  const server = await openPostgresql({
    connectionString,
    totalTimeoutSeconds: 60,
    statementTimeoutSeconds: 30,
  });
  try {
    await server.query({ text, values: [] });
  } finally {
    await server.close();
  }
}
