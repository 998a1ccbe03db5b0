import type { Queryable } from './engine/index.js';
import { sql } from './engine/index.js';
import type { HeldSummary } from './ports/records.js';

type SummaryRow = { [Column in keyof HeldSummary]: HeldSummary[Column] };

/** Of a record that is served in one version and waits in another, the one that waits. */
export async function heldSummary(database: Queryable, id: string): Promise<HeldSummary | null> {
  const [summary] = await database.query<SummaryRow>(sql`
    select kind, version, status, corrections, true as withheld from withheld where id = ${id}
    union all
    select kind, version, status, corrections, false from records where id = ${id}
    order by withheld desc limit 1`);
  return summary ?? null;
}
