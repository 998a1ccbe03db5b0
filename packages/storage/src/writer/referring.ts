import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { hiddenNames } from './hidden-names.js';

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
 * Notes which of these the records that name them must not name any more, or may name again. Each record that is served
 * otherwise by that gets a new revision and a new time of change; its version counts what its authors changed. One that
 * is served as before gets neither: a time of change that moves with an event of which partners must not hear would tell
 * them what the text is about. Resolves with the number of revisions given.
 */
export async function touchReferring(
  connection: Queryable,
  { turned, written, revision, at }: Turned,
): Promise<number> {
  if (turned.length === 0) return 0;
  // Looked up once for each, and not once to compare and once to write.
  const touched = await connection.query(sql`
    with referring as materialized (
      select naming.id, naming.revision, naming.hidden as hidden_before, ${hiddenNames} as hidden
      from records naming where naming.refers_to && ${turned}::text[] and naming.id <> all(${written}::text[])
    ), changed as (
      select id, hidden, row_number() over (order by revision) as place from referring
      where hidden is distinct from hidden_before
    )
    update records
    set hidden = changed.hidden, revision = ${revision}::bigint + place, updated_at = ${at}::timestamptz
    from changed where records.id = changed.id
    returning records.id`);
  return touched.length;
}
