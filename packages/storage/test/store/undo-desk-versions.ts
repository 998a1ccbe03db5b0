import type { Database } from '../../src/index.js';

/** Takes the migration of that name back, but for the note that it was run. */
export async function undoDeskVersions(database: Database): Promise<void> {
  for (const text of [
    'drop table desk_versions',
    'alter table records drop column by_desk',
    'alter table withheld drop column by_desk',
  ]) {
    await database.query({ text, values: [] });
  }
}
