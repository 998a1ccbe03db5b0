import { SCHEMA_VERSION } from '@partner-api/storage';
import { openPostgresql } from '@partner-api/storage/engine';
import { fill } from './fill.mjs';
import { keptDatabase } from './kept-database.mjs';

/** The address of a database of this benchmark's own with so many events; made at its first use and then kept. */
export function benchDatabase(serverUrl, count, { log } = {}) {
  return keptDatabase(
    serverUrl,
    `partner_api_bench_${count}`,
    `filled, schema ${SCHEMA_VERSION}`,
    async (url) => {
      const database = await openPostgresql({ connectionString: url, statementTimeoutSeconds: 300 });
      try {
        await fill(database, count, { log });
      } finally {
        await database.close();
      }
    },
  );
}
