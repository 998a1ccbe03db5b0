import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/**
 * Records the day on which keys were last used, without an audit entry or a new access revision. The rows are locked
 * in one order, so that servers writing the same keys do not deadlock.
 */
export async function recordUse(database: Queryable, ids: readonly string[], day: string): Promise<void> {
  if (ids.length === 0) return;
  await database.query(sql`
    update keys set last_used_on = ${day}::date from (
      select id from keys
      where id = any(${ids}::text[]) and (last_used_on is null or last_used_on < ${day}::date)
      order by id for no key update
    ) as used
    where keys.id = used.id`);
}
