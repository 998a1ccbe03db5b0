import { type Queryable, type Statement, sql } from '../engine/index.js';
import type { Moment } from '../ports/revision-watch.js';

/** SQL expression for the present moment, from a row of `store_state`. */
export const PRESENT = sql`store_state.revision || '.' || store_state.mark`;

export function revisionOf(moment: Moment): number {
  return Number(moment.slice(0, moment.indexOf('.')));
}

/** SQL condition that all moments are in the history of the store. */
export function inHistory(moments: readonly Moment[]): Statement {
  if (moments.length === 0) return sql`true`;
  const known = moments.map((moment) => moment.split('.'));
  const [revisions, marks] = [known.map(([revision]) => revision), known.map(([, mark]) => mark)];
  return sql`not exists (
    select from unnest(${revisions}::bigint[], ${marks}::uuid[]) as seen (revision, mark)
    left join store_history using (revision, mark) where store_history.revision is null
  )`;
}

/** Returns the present moment when all these moments are in the history of the store, else null. */
export async function continuing(database: Queryable, moments: readonly Moment[]): Promise<Moment | null> {
  const [state] = await database.query<{ present: Moment; continues: boolean }>(
    sql`select ${PRESENT} as present, ${inHistory(moments)} as continues from store_state`,
  );
  return state?.continues ? state.present : null;
}
