import { keyStore } from './access/key-store.js';
import { partnerStore } from './access/partner-store.js';
import { auditLog } from './audit/audit-log.js';
import type { Database } from './engine/index.js';
import { sql, unhurried } from './engine/index.js';
import { SchemaOutdated } from './errors.js';
import { idempotencyStore } from './idempotency/idempotency-store.js';
import { imports } from './imports.js';
import { keyedHash } from './keyed-hash.js';
import { SCHEMA_VERSION, schemaVersion } from './migrations/migrate.js';
import { readSecret } from './read-secret.js';
import { claims } from './readers/claims.js';
import { corpus } from './readers/corpus.js';
import { dossiers } from './readers/dossiers.js';
import { events } from './readers/events.js';
import { provinces } from './readers/provinces.js';
import { upstreamsOf } from './readers/upstreams.js';
import { versionsCurrent } from './readers/versions-current.js';
import { status } from './status.js';
import type { Store } from './store.js';
import { write } from './writer/write.js';

/** A store over a migrated database. Closing the store closes the database. */
export function openStore(database: Database): Store {
  const hash = keyedHash(database);
  const desk = unhurried(database);
  return {
    ...corpus(database),
    events: events(database),
    dossiers: dossiers(database),
    claims: claims(database),
    provinces: provinces(database),
    imports: imports(desk),
    keys: keyStore(database),
    partners: partnerStore(desk),
    audit: auditLog(database),
    idempotency: idempotencyStore(database, hash),
    batchSize: database.batchSize,
    write: (batch, options) => write(desk, batch, options),
    status: () => status(desk),

    upstreamOf: async (ids) => {
      const rows = await database.query<{ upstream_ids: number[] }>(
        sql`select upstream_ids from records where id = any(${ids}::text[])`,
      );
      return upstreamsOf(database, rows);
    },

    cursorSecret: () => readSecret(database, 'cursor_secret'),
    keyedHash: async (text) => (await hash('text', text)).toString('hex'),
    versionsCurrent: (usedRecords) => versionsCurrent(database, usedRecords),

    check: async () => {
      const found = await schemaVersion(database);
      if (found < SCHEMA_VERSION) throw new SchemaOutdated(found, SCHEMA_VERSION);
    },

    close: () => database.close(),
  };
}
