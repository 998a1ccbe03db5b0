import type { Database } from './engine/index.js';
import { sql } from './engine/index.js';
import { SchemaOutdated } from './errors.js';
import { imports } from './imports.js';
import { SCHEMA_VERSION, schemaVersion } from './migrations/migrate.js';
import { claims } from './readers/claims.js';
import { corpus } from './readers/corpus.js';
import { dossiers } from './readers/dossiers.js';
import { events } from './readers/events.js';
import { provinces } from './readers/provinces.js';
import { upstreamsOf } from './readers/upstreams.js';
import { status } from './status.js';
import type { Store } from './store.js';
import { write } from './writer/write.js';

/** A store over a migrated database. Closing the store closes the database. */
export function openStore(database: Database): Store {
  return {
    ...corpus(database),
    events: events(database),
    dossiers: dossiers(database),
    claims: claims(database),
    provinces: provinces(database),
    imports: imports(database),
    batchSize: database.batchSize,
    write: (batch, options) => write(database, batch, options),
    status: () => status(database),

    upstreamOf: async (ids) => {
      const rows = await database.query<{ upstream_ids: number[] }>(
        sql`select upstream_ids from records where id = any(${ids}::text[])`,
      );
      return upstreamsOf(database, rows);
    },

    cursorSecret: async () => {
      const [row] = await database.query<{ value: string }>(
        sql`select value from settings where key = 'cursor_secret'`,
      );
      if (!row) throw new SchemaOutdated(0, SCHEMA_VERSION);
      return Buffer.from(row.value, 'hex');
    },

    check: async () => {
      const found = await schemaVersion(database);
      if (found < SCHEMA_VERSION) throw new SchemaOutdated(found, SCHEMA_VERSION);
    },

    close: () => database.close(),
  };
}
