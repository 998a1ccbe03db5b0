import type { Upstream } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Moment } from '../ports/revision-watch.js';
import type { ServedRows } from './served-rows.js';

const LISTS_KEPT = 1_000;

/**
 * Caches upstream sources by ID, and lists by set of sources, so that equal sources return the same array, which
 * callers use as a cache key. A stored source never changes unless the history of the store is lost, after which IDs
 * are assigned again.
 */
export class KnownUpstreams {
  readonly #database: Queryable;
  #lists = new Map<string, readonly Upstream[]>();
  #known = new Map<number, Upstream>();
  #present: Moment | null = null;

  constructor(database: Queryable) {
    this.#database = database;
  }

  /** Uses the cache for pages of this moment, after clearing it when history was lost. */
  confirm(present: Moment, isHistoryLost: boolean): void {
    if (isHistoryLost) [this.#lists, this.#known] = [new Map(), new Map()];
    this.#present = present;
  }

  async of({ rows, readAt }: Pick<ServedRows, 'rows' | 'readAt'>): Promise<readonly Upstream[]> {
    const texts = [...new Set(rows.map(({ upstreams }) => upstreams))].sort();
    const ids = (): number[] => texts.flatMap((text) => JSON.parse(`[${text.slice(1, -1)}]`));
    if (readAt !== this.#present) return read(this.#database, ids(), new Map());
    const key = texts.join();
    const list = this.#lists.get(key);
    if (list) return list;
    const lists = this.#lists;
    const made = await read(this.#database, ids(), this.#known);
    if (lists.size >= LISTS_KEPT) lists.clear();
    lists.set(key, made);
    return made;
  }
}

async function read(
  database: Queryable,
  wanted: readonly number[],
  known: Map<number, Upstream>,
): Promise<readonly Upstream[]> {
  const ids = [...new Set(wanted)].sort((one, other) => one - other);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const found = await database.query<{ id: number; upstream: Upstream }>(
      sql`select id, upstream from upstreams where id = any(${missing}::integer[])`,
    );
    for (const { id, upstream } of found) known.set(id, upstream);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Returns the upstream sources of records, ordered by ID. */
export async function upstreamsOf(database: Queryable, ids: readonly string[]): Promise<readonly Upstream[]> {
  const found = await database.query<{ upstream: Upstream }>(sql`
    select upstream from upstreams
    where id in (select unnest(upstream_ids) from records where id = any(${ids}::text[]))
    order by id`);
  return found.map(({ upstream }) => upstream);
}
