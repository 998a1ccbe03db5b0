import type { Upstream } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

// A row is never changed once it is there, and there are few: each is read once. Not `remembered`, which answers at once:
// the promise of a read that failed would be remembered as well.
const LISTS_KEPT = 1_000;
const lists = new WeakMap<Queryable, Map<string, readonly Upstream[]>>();
const read = new WeakMap<Queryable, Map<number, Upstream>>();

/** As `upstreamsOf` for a page; of the same sources it is the same list, by which what is made of it can be found. */
export async function upstreamsOfRows(
  database: Queryable,
  rows: readonly { readonly upstreams: string }[],
): Promise<readonly Upstream[]> {
  const texts = [...new Set(rows.map(({ upstreams }) => upstreams))].sort();
  const key = texts.join();
  const known = lists.get(database) ?? new Map<string, readonly Upstream[]>();
  lists.set(database, known);
  const list = known.get(key);
  if (list) return list;
  const made = await upstreamsOf(
    database,
    texts.map((text) => ({ upstream_ids: JSON.parse(`[${text.slice(1, -1)}]`) as number[] })),
  );
  if (known.size >= LISTS_KEPT) known.clear();
  known.set(key, made);
  return made;
}

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
