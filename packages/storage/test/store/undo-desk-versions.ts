import type { Database } from '../../src/index.js';

/** Undoes the migration except its row in `schema_migrations`. */
export async function undoDeskVersions(database: Database): Promise<void> {
  for (const text of [
    'drop table desk_versions',
    'alter table records drop column by_desk',
    'alter table withheld drop column by_desk',
  ]) {
    await database.query({ text, values: [] });
  }
}
