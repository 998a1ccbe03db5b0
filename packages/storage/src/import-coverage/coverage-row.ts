import type { Queryable, Statement } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { CoverageEntry } from '../ports/import-log.js';

export type CoverageRow = CoverageEntry & { id: number; import_id: number };

/** Returns the coverage rows of imports; rows can repeat when several imports state the same. */
export function coverageRows(connection: Queryable, where: Statement): Promise<CoverageRow[]> {
  return connection.query<CoverageRow & { [column: string]: unknown }>(sql`
    select import_coverage.id, import_id, source, country, from_date as "from", to_date as "to",
      coalesce(event_types, '{}') as types, stated
    from import_coverage join imports on imports.id = import_id ${where}
    order by source, country, from_date, to_date, event_types, import_coverage.id`);
}
