import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Runs `use` with the address of a database of its own, and drops that. */
export async function withDatabase(serverUrl, use) {
  const name = `bench_search_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await use(url.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
