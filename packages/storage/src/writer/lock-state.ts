import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { SchemaTooNew } from '../errors.js';
import { appliedVersion, SCHEMA_VERSION } from '../migrations/migrate.js';

/** What a writer goes by, for as long as it holds the lock. */
export interface WriterState {
  /** Of the latest change. */
  readonly revision: number;
  /** The time of this change, RFC 3339 in UTC to the second. */
  readonly at: string;
  /** Of the publication delay; null when no server has said it yet. */
  readonly delayHours: number | null;
}

type StateRow = { revision: number; at: string; delay_hours: number | null };

/**
 * Locks the row that makes one writer at a time. The time of change never runs backwards, even when the clock does, so
 * that it orders as revisions do, and so that what was released stays so. Throws `SchemaTooNew`.
 */
export async function lockState(connection: Queryable, now: Date): Promise<WriterState> {
  const [state] = await connection.query<StateRow>(sql`
    select revision, publication_delay_hours as delay_hours,
      to_char(date_trunc('second', greatest(updated_at, ${now.toISOString()}::timestamptz)) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from store_state for update`);
  if (!state) throw new Error('The store has no state: it was not migrated');
  // Beside a newer server an older one still runs: what a row has to hold by now it does not know. Asked under the lock,
  // which a migration takes as well.
  const schema = await appliedVersion(connection);
  if (schema > SCHEMA_VERSION) throw new SchemaTooNew(schema, SCHEMA_VERSION);
  return { revision: state.revision, at: state.at, delayHours: state.delay_hours };
}
