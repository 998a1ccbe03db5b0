import type { Queryable } from './engine/index.js';
import { sql } from './engine/index.js';
import type { HeldSummary } from './ports/records.js';

type SummaryRow = { [Column in keyof Omit<HeldSummary, 'namedBy'>]: HeldSummary[Column] };

/** Returns the latest version of a record; when one is served and a later one is withheld, the withheld one. */
export async function heldSummary(database: Queryable, id: string): Promise<HeldSummary | null> {
  const title = sql`coalesce(content ->> 'title', content ->> 'text') as title`;
  const [summary] = await database.query<SummaryRow>(sql`
    select kind, version, status, corrections, ${title}, true as withheld from withheld where id = ${id}
    union all
    select kind, version, status, corrections, ${title}, false from records where id = ${id}
    order by withheld desc limit 1`);
  if (!summary) return null;
  const naming = await database.query<{ id: string }>(sql`
    select id from records where refers_to && array[${id}]::text[] and status <> 'retracted' order by id`);
  return { ...summary, namedBy: naming.map((one) => one.id) };
}
