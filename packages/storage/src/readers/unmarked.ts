import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Store } from '../store.js';

/** Lists dossiers and claims that reference sensitive events without being sensitive themselves. */
export const unmarked = (database: Queryable): Pick<Store, 'unmarkedRecords'> => ({
  unmarkedRecords: async (limit) => {
    const rows = await database.query<{ id: string; count: number }>(sql`
      select id, (count(*) over ())::integer as count from records naming
      where refers_to is not null and kind <> 'event' and not sensitive and status <> 'retracted' and (
        exists (
          select from records event
          where event.id = any(naming.refers_to) and event.kind = 'event' and event.sensitive
        ) or exists (
          select from withheld event
          where event.id = any(naming.refers_to) and event.kind = 'event' and event.sensitive
        )
      )
      order by id limit ${limit}`);
    return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
  },
});
