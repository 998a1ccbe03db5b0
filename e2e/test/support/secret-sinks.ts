import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import type { DatabaseLocation } from '@partner-api/storage/testing';

/** Content of a place where a secret may have been written. */
export interface Sink {
  readonly name: string;
  readonly bytes: Buffer;
}

export const sink = (name: string, text: string): Sink => ({ name, bytes: Buffer.from(text) });

/** Returns every file below a directory. */
export async function filesBeneath(directory: string): Promise<Sink[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => ({ name: path.relative(directory, file), bytes: await readFile(file) })),
  );
}

/** Returns every row of every table, because long values in the files may be compressed. */
export async function rowsOf(location: DatabaseLocation): Promise<Sink[]> {
  const database: Database =
    'directory' in location
      ? await openEmbedded({ directory: location.directory })
      : await openPostgresql({ connectionString: location.connectionString });
  try {
    const tables = await database.query<{ name: string }>({
      text: `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
      values: [],
    });
    const sinks: Sink[] = [];
    for (const { name } of tables) {
      const rows = await database.query({
        text: `select to_jsonb(held)::text as row from ${name} held`,
        values: [],
      });
      sinks.push(sink(`table ${name}`, rows.map(({ row }) => String(row)).join('\n')));
    }
    // Writes the buffers of the database to its files.
    await database.query({ text: 'checkpoint', values: [] });
    return sinks;
  } finally {
    await database.close();
  }
}

/** Returns the names of the sinks that contain the secret as text, base64 or hexadecimal. */
export function holding(sinks: readonly Sink[], secret: string): string[] {
  const forms = ['utf8', 'base64', 'hex'] as const;
  // Searches for the middle, because in base64 the ends depend on the neighbouring bytes.
  const texts = forms.map((form) => Buffer.from(secret).toString(form)).map((text) => text.slice(4, -4));
  return sinks.filter(({ bytes }) => texts.some((text) => bytes.includes(text))).map(({ name }) => name);
}
