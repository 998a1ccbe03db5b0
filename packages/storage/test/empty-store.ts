import type { Database } from '../src/index.js';

/** Restores the state after migration, which is faster than a new database. */
export async function emptyStore(database: Database): Promise<void> {
  await database.query({
    text: 'truncate records, withheld, desk_versions, record_versions, provinces, upstreams, imports, import_coverage, withdrawn_coverage restart identity cascade',
    values: [],
  });
  await database.query({
    text: 'update store_state set revision = 0, updated_at = null, publication_delay_hours = null',
    values: [],
  });
}
