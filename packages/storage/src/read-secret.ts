import type { Queryable } from './engine/index.js';
import { sql } from './engine/index.js';
import { SchemaOutdated } from './errors.js';
import { schemaVersion } from './migrations/migrate.js';
import { SCHEMA_VERSION } from './migrations/migrations.js';

/** Returns a secret that a migration created; rejects with `SchemaOutdated` where that migration is missing. */
export async function readSecret(
  database: Queryable,
  name: 'cursor_secret' | 'hash_secret',
): Promise<Buffer> {
  const [row] = await database.query<{ value: string }>(sql`select value from settings where key = ${name}`);
  if (!row) throw new SchemaOutdated(await schemaVersion(database), SCHEMA_VERSION);
  return Buffer.from(row.value, 'hex');
}
