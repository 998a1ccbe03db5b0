import type { Upstream } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** The upstream sources of the rows, each once, in the order in which the store met them first. */
export async function upstreamsOf(
  database: Queryable,
  rows: readonly { readonly upstream_ids: readonly number[] }[],
): Promise<Upstream[]> {
  const ids = [...new Set(rows.flatMap((row) => row.upstream_ids))];
  if (ids.length === 0) return [];
  const found = await database.query<{ upstream: Upstream }>(
    sql`select upstream from upstreams where id = any(${ids}::integer[]) order by id`,
  );
  return found.map((row) => row.upstream);
}
