import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import pg from 'pg';

const PATIENT = { statementTimeoutSeconds: 300, patienceSeconds: 300 };

/** A migrated database of its own on either engine, empty. */
export async function emptyDatabase(engine, serverUrl) {
  return engine === 'embedded' ? emptyEmbedded() : emptyPostgresql(serverUrl);
}

async function emptyEmbedded() {
  const directory = mkdtempSync(join(tmpdir(), 'partner-api-import-'));
  const database = await openEmbedded({ directory, ...PATIENT });
  await migrate(database);
  return {
    database,
    environment: { DATABASE_URL: '', DATA_DIR: directory },
    drop: async () => {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function emptyPostgresql(serverUrl) {
  const name = `partner_api_import_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await asAdmin(serverUrl, `create database ${name} template template0 encoding 'UTF8'`);
  const database = await openPostgresql({ connectionString: url.href, ...PATIENT });
  await migrate(database);
  return {
    database,
    url: url.href,
    environment: { DATABASE_URL: url.href },
    drop: async () => {
      await database.close();
      await asAdmin(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(serverUrl, text) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(text).finally(() => admin.end());
}
