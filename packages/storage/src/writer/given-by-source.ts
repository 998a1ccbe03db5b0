import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** What a source says of a record that the desk has changed, as digests of what it gave. */
export interface GivenBySource {
  /** Last. */
  readonly given: string;
  /** When the desk made its version: a row that says so again changes nothing. Null when the source came later. */
  readonly answered: string | null;
}

/** Of these records, what was kept of their sources. */
export async function givenBySource(
  connection: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GivenBySource>> {
  const rows = await connection.query<{ id: string; given: string; answered: string | null }>(
    sql`select id, given, answered from desk_versions where id = any(${ids}::text[])`,
  );
  return new Map(rows.map(({ id, given, answered }) => [id, { given, answered }]));
}
