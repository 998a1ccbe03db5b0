import type { Upstream } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

// A row is never changed once it is there, and there are few: each is read once.
const read = new WeakMap<Queryable, Map<number, Upstream>>();

/** The upstream sources of the rows, each once, in the order in which the store met them first. */
export async function upstreamsOf(
  database: Queryable,
  rows: readonly { readonly upstream_ids: readonly number[] }[],
): Promise<Upstream[]> {
  const ids = [...new Set(rows.flatMap((row) => row.upstream_ids))].sort((one, other) => one - other);
  const known = read.get(database) ?? new Map<number, Upstream>();
  read.set(database, known);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const found = await database.query<{ id: number; upstream: Upstream }>(
      sql`select id, upstream from upstreams where id = any(${missing}::integer[])`,
    );
    for (const { id, upstream } of found) known.set(id, upstream);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
