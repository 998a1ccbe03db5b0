import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Store } from '../store.js';
import { inProvince } from './province-filter.js';
import { listChanges, listRecords } from './record-reader.js';
import { StoredRow, type TextRow, textColumns } from './stored-text.js';
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
    const [row] = await database.query<TextRow>(
      sql`select ${textColumns} from records where id = ${id} and kind = 'event' and not taken_back`,
    );
    if (!row) return null;
    const stored = new StoredRow<'event'>(row);
    return {
      stored,
      get record() {
        return stored.record;
      },
      upstream: await upstreamsOfRows(database, [row]),
    };
  },
});
