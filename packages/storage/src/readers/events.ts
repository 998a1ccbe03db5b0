import type { ConflictEvent, Upstream } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Stored, StoredText } from '../ports/records.js';
import type { Store } from '../store.js';
import { inProvince } from './province-filter.js';
import { listChanges, listRecords } from './record-reader.js';
import { servedRows } from './served-rows.js';
import { StoredRow } from './stored-text.js';
import { upstreamsOfRows } from './upstreams.js';

/** What an event of unknown time sorts by: last of all, and in no window. */
export const UNKNOWN_TIME = '-infinity';

export const events = (database: Queryable): Store['events'] => ({
  list: ({ province, from }, page) => {
    const window = from ? sql`and sort_at >= ${from.toISOString()}::timestamptz` : sql``;
    return listRecords(database, 'event', sql`${inProvince(province)} ${window}`, page);
  },

  changes: (from, page) => listChanges(database, 'event', from, page),

  get: async (id) => {
    const [row] = await servedRows(database, {
      where: sql`id = ${id} and kind = 'event' and not taken_back`,
      order: sql`records.id`,
      limit: 1,
    });
    if (!row) return null;
    return new StoredEvent(new StoredRow<'event'>(row), await upstreamsOfRows(database, [row]));
  },
});

/** A class for the reason that `StoredPage` is one. */
class StoredEvent implements Stored<ConflictEvent> {
  readonly stored: StoredText<ConflictEvent>;
  readonly upstream: readonly Upstream[];

  constructor(stored: StoredText<ConflictEvent>, upstream: readonly Upstream[]) {
    this.stored = stored;
    this.upstream = upstream;
  }

  get record(): ConflictEvent {
    return this.stored.record;
  }
}
