import type { RecordKind } from '@partner-api/contract';
import { type Queryable, type Row, type Statement, sql } from '../engine/index.js';
import type { Moment } from '../ports/revision-watch.js';
import { inHistory, PRESENT } from '../revisions/moment.js';

/** Columns of a served record, mostly as text, because most are sent without parsing. */
export interface ServedRow extends Row {
  /** Moment of the store at which the row was read. */
  read_at: Moment;
  kind: RecordKind;
  id: string;
  revision: number;
  /** PostgreSQL's `xmin`, which differs after any change of the row. */
  transaction: string;
  version: number;
  status: 'published' | 'disputed' | 'retracted';
  published_at: string;
  updated_at: string;
  /** Sort key of lists. */
  sorted_by: string;
  /** Source of the data; '' for the desk's own. */
  source: string;
  /** IDs of upstream sources, as the text of a PostgreSQL array. */
  upstreams: string;
  corrections: string;
  content: string;
  /** Referenced records that partners must not learn of; null for none. */
  hidden: string[] | null;
}

/**
 * `parts` are disjoint conditions that follow `where`, and `order` follows `order by`; qualify the columns in
 * `order`, because the unqualified names are output columns of type text.
 */
export interface RowsWanted {
  readonly parts: readonly Statement[];
  readonly order: Statement;
  readonly limit: number;
  /** Moments that must be in the history of the store. */
  readonly since?: readonly Moment[];
}

export interface ServedRows {
  readonly rows: ServedRow[];
  readonly readAt: Moment;
  /** Whether all of `since` is in the history of the store. */
  readonly continues: boolean;
}

/**
 * Reads rows and the moment of the store in one statement, because the store can change between two. The outer side
 * of the join has one row, so the order of the inner one is kept without sorting.
 */
export async function servedRows(
  database: Queryable,
  { parts, order, limit, since = [] }: RowsWanted,
): Promise<ServedRows> {
  const found = await database.query<ServedRow & { continues: boolean }>(sql`
    select state.read_at, state.continues, kind, id, records.revision, records.xmin::text as transaction, version, status,
      published_at::text as published_at, records.updated_at::text as updated_at, records.sort_at::text as sorted_by,
      source, upstream_ids::text as upstreams, corrections::text as corrections, content::text as content, hidden
    from (select ${PRESENT} as read_at, ${inHistory(since)} as continues from store_state) as state
      left join lateral (${selected(parts, order, limit)}) as records on true`);
  const [first] = found;
  if (first === undefined) throw new Error('The store has no state: it was not migrated');
  const { read_at: readAt, continues } = first;
  return { rows: first.id === null ? [] : found, readAt, continues };
}

/** Gives each part its own order and limit, so that each reads only as much of an index as the page needs. */
function selected(parts: readonly Statement[], order: Statement, limit: number): Statement {
  const ended = sql`order by ${order} limit ${limit}`;
  const [first = sql`select *, xmin from records where false`, ...rest] = parts.map(
    (part) => sql`select *, xmin from records where ${part} ${ended}`,
  );
  if (rest.length === 0) return first;
  const all = rest.reduce((before, part) => sql`${before} union all (${part})`, sql`(${first})`);
  return sql`select * from (${all}) as records ${ended}`;
}
