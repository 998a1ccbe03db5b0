import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

export interface Turned {
  /** Records that others may name from now on, or no longer. */
  readonly turned: readonly string[];
  /** Records that have a new revision already. */
  readonly written: readonly string[];
  /** The latest revision given. */
  readonly revision: number;
  readonly at: string;
}

/**
 * Records that name these are served otherwise from now on, so each gets a new revision and a new time of change;
 * their versions count what their authors changed. Resolves with their ids.
 */
export async function touchReferring(
  connection: Queryable,
  { turned, written, revision, at }: Turned,
): Promise<readonly string[]> {
  if (turned.length === 0) return [];
  const touched = await connection.query<{ id: string }>(sql`
    with referring as (
      select id, row_number() over (order by records.revision) as place from records
      where refers_to && ${turned}::text[] and id <> all(${written}::text[])
    )
    update records set revision = ${revision}::bigint + place, updated_at = ${at}::timestamptz
    from referring where records.id = referring.id
    returning records.id`);
  return touched.map(({ id }) => id);
}
