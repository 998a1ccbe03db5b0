import { SCHEMA_VERSION } from '@partner-api/storage';
import { openPostgresql } from '@partner-api/storage/engine';
import pg from 'pg';
import { fill } from './fill.mjs';

/** The address of a database of this benchmark's own with so many events; made at its first use and then kept. */
export async function benchDatabase(serverUrl, count, { log } = {}) {
  const name = `partner_api_bench_${count}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const filled = `filled, schema ${SCHEMA_VERSION}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query(
      `select shobj_description(oid, 'pg_database') = $2 as filled from pg_database where datname = $1`,
      [name, filled],
    );
    if (rows[0]?.filled) return url.href;
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    const database = await openPostgresql({ connectionString: url.href, statementTimeoutSeconds: 300 });
    try {
      await fill(database, count, { log });
    } finally {
      await database.close();
    }
    await admin.query(`comment on database ${name} is '${filled}'`);
    return url.href;
  } finally {
    await admin.end();
  }
}
