import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** Digests of what a source delivered for a record that the desk changed. */
export interface SourceDigests {
  /** Digest of the latest delivery. */
  readonly given: string;
  /**
   * Digest of the delivery that the desk's version was based on; repeating it changes nothing. Null when the source
   * delivered the record later.
   */
  readonly answered: string | null;
}

/** Returns what is stored of the sources of these records. */
export async function readSourceDigests(
  connection: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SourceDigests>> {
  const rows = await connection.query<{ id: string; given: string; answered: string | null }>(
    sql`select id, given, answered from desk_versions where id = any(${ids}::text[])`,
  );
  return new Map(rows.map(({ id, given, answered }) => [id, { given, answered }]));
}
