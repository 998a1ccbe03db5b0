import { randomBytes } from 'node:crypto';
import { openPostgresql } from '../engine/index.js';

export interface CreatedDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** A database with a random name on the server that `connectionString` names, whose user may create databases. */
export async function createDatabase(connectionString: string): Promise<CreatedDatabase> {
  const name = `partner_api_test_${randomBytes(8).toString('hex')}`;
  // template0 is the one that nobody changes or connects to.
  await runOnServer(connectionString, `create database ${name} template template0 encoding 'UTF8'`);
  const own = new URL(connectionString);
  own.pathname = `/${name}`;
  return {
    connectionString: own.href,
    drop: () => runOnServer(connectionString, `drop database if exists ${name} with (force)`),
  };
}

async function runOnServer(connectionString: string, text: string): Promise<void> {
  const server = await openPostgresql({ connectionString, patienceSeconds: 60, statementTimeoutSeconds: 30 });
  try {
    await server.query({ text, values: [] });
  } finally {
    await server.close();
  }
}
