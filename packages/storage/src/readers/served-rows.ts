import type { RecordKind } from '@partner-api/contract';
import { type Queryable, type Row, type Statement, sql } from '../engine/index.js';
import type { Moment } from '../ports/revision-watch.js';
import { inHistory, PRESENT } from '../revisions/moment.js';

/** The columns that a record is served from, nearly all as texts: what is sent on as it is need not be parsed. */
export interface ServedRow extends Row {
  /** When the store was at this moment. */
  read_at: Moment;
  kind: RecordKind;
  id: string;
  revision: number;
  /** `xmin`: whatever changes a row, it is another afterwards. */
  transaction: string;
  version: number;
  status: 'published' | 'disputed' | 'retracted';
  published_at: string;
  updated_at: string;
  /** What lists are sorted by. */
  sorted_by: string;
  /** Whose data it is; '' for the desk's own. */
  source: string;
  /** Numbers of upstream sources as PostgreSQL writes an array. */
  upstreams: string;
  corrections: string;
  content: string;
  /** Of the records that the content names, those that partners must not hear of; null when there are none. */
  hidden: string[] | null;
}

/** `parts` as they follow `where`, no row in two of them, and `order` as it follows its words; its columns name their table, for that of the row is a text. */
export interface RowsWanted {
  readonly parts: readonly Statement[];
  readonly order: Statement;
  readonly limit: number;
  /** Moments that what is asked for goes on from. */
  readonly since?: readonly Moment[];
}

export interface ServedRows {
  readonly rows: ServedRow[];
  readonly readAt: Moment;
  /** Whether the store has been through all of `since`. */
  readonly continues: boolean;
}

/**
 * Rows and the moment of the store that they are of, in one statement: nothing is known of what lies between two. The outer
 * side of the join is one row, so that the order is that of the inner one, and nothing is sorted.
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

/** Each part is ended on its own, so that each is read from an index in its order, as far as the page needs. */
function selected(parts: readonly Statement[], order: Statement, limit: number): Statement {
  const ended = sql`order by ${order} limit ${limit}`;
  const [first = sql`select *, xmin from records where false`, ...rest] = parts.map(
    (part) => sql`select *, xmin from records where ${part} ${ended}`,
  );
  if (rest.length === 0) return first;
  const all = rest.reduce((before, part) => sql`${before} union all (${part})`, sql`(${first})`);
  return sql`select * from (${all}) as records ${ended}`;
}
