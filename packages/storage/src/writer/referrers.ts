import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { hiddenReferences } from './hidden-references.js';

export interface VisibilityChange {
  /** Records whose references in other records are shown or hidden from now on. */
  readonly visibilityChanged: readonly string[];
  /** Records that already have a new revision. */
  readonly written: readonly string[];
  /** The latest assigned revision. */
  readonly revision: number;
  readonly at: string;
}

/**
 * Updates `hidden` of the records that reference these, and returns the number of revisions assigned. Only a record
 * that is served differently gets a new revision and time of change (not a new version): a time that changes with a
 * hidden event would reveal what the text is about.
 */
export async function updateReferrers(
  connection: Queryable,
  { visibilityChanged, written, revision, at }: VisibilityChange,
): Promise<number> {
  if (visibilityChanged.length === 0) return 0;
  // `materialized` evaluates `hidden` once, rather than once to compare and once to write.
  const touched = await connection.query(sql`
    with referring as materialized (
      select naming.id, naming.revision, naming.hidden as hidden_before, ${hiddenReferences} as hidden
      from records naming where naming.refers_to && ${visibilityChanged}::text[] and naming.id <> all(${written}::text[])
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
