import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { SchemaTooNew } from '../errors.js';
import { appliedVersion } from '../migrations/migrate.js';
import { SCHEMA_VERSION } from '../migrations/migrations.js';

/** The state that a writer relies on while it holds the lock. */
export interface WriterState {
  /** Revision of the latest change. */
  readonly revision: number;
  /** Time of this change, RFC 3339 in UTC to the second. */
  readonly at: string;
  /** Hours of the publication delay; null until a server sets it. */
  readonly delayHours: number | null;
}

type StateRow = { revision: number; at: string; delay_hours: number | null };

/**
 * Locks the row that admits one writer at a time. The time never decreases, even when the clock does, so that it
 * sorts like the revisions and releases stay valid. Throws `SchemaTooNew`.
 */
export async function lockState(connection: Queryable, now: Date): Promise<WriterState> {
  const [state] = await connection.query<StateRow>(sql`
    select revision, publication_delay_hours as delay_hours,
      to_char(date_trunc('second', greatest(updated_at, ${now.toISOString()}::timestamptz)) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from store_state for update`);
  if (!state) throw new Error('The store has no state: it was not migrated');
  // An older server can run beside a newer one and does not know the new columns. A migration takes this lock too, so
  // the check stays valid.
  const schema = await appliedVersion(connection);
  if (schema > SCHEMA_VERSION) throw new SchemaTooNew(schema, SCHEMA_VERSION);
  return { revision: state.revision, at: state.at, delayHours: state.delay_hours };
}
