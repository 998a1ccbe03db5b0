import type { ConflictEvent, Upstream } from '@partner-api/contract';
import { type Statement, sql } from '../engine/index.js';
import type { Stored, StoredText } from '../ports/records.js';
import type { Store } from '../store.js';
import { conditionsOf, PLACE } from './filters.js';
import { listChanges, listRecords, type Source } from './record-reader.js';
import { StoredRow } from './stored-text.js';

/** Sort key of an event of unknown time: it comes last and is in no window. */
export const UNKNOWN_TIME = '-infinity';

export const events = (source: Source): Store['events'] => ({
  list: ({ from = null, to = null, ...filter }, page) => {
    const others = conditionsOf({ ...PLACE, type: (type: string) => sql`event_type = ${type}` }, filter);
    const parts = windowParts(from, to).map((window) => sql`${others} ${window}`);
    return listRecords(source, 'event', parts, page);
  },

  changes: (from, page) => listChanges(source, 'event', from, page),

  get: async (id) => {
    const served = await source.rows({
      parts: [sql`id = ${id} and kind = 'event' and not taken_back`],
      order: sql`records.id`,
      limit: 1,
    });
    const [row] = served.rows;
    if (!row) return null;
    return new StoredEvent(new StoredRow<'event'>(row), await source.upstreams.of(served));
  },
});

/**
 * Returns conditions for the events that overlap a window, in list order. Events that end after the window are
 * searched only among those with `began_at`, so that an index bounds both conditions.
 */
function windowParts(from: Date | null, to: Date | null): Statement[] {
  const ending = from ? sql`and sort_at >= ${from.toISOString()}::timestamptz` : sql``;
  if (!to) return [ending];
  const end = sql`${to.toISOString()}::timestamptz`;
  return [
    sql`and sort_at > ${end} and began_at <= ${end}`,
    sql`and sort_at <= ${end} and sort_at > '-infinity' ${ending}`,
  ];
}

/** A class for the same reason as `StoredPage`. */
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
