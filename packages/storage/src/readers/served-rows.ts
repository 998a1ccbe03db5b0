import type { RecordKind } from '@partner-api/contract';
import { type Queryable, type Statement, sql } from '../engine/index.js';

/** The columns that a record is served from, nearly all as texts: what is sent on as it is need not be parsed. */
export interface ServedRow {
  [column: string]: unknown;
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
}

export const servedRows = (database: Queryable, { parts, order, limit }: RowsWanted): Promise<ServedRow[]> =>
  database.query<ServedRow>(sql`
    select kind, id, revision, records.xmin::text as transaction, version, status,
      published_at::text as published_at, updated_at::text as updated_at, records.sort_at::text as sorted_by, source,
      upstream_ids::text as upstreams, corrections::text as corrections, content::text as content, hidden
    from ${source(parts, order, limit)} order by ${order} limit ${limit}`);

/** Each part is ended on its own, so that each is read from an index in its order, as far as the page needs. */
function source(parts: readonly Statement[], order: Statement, limit: number): Statement {
  const [only = sql`false`, ...others] = parts;
  if (others.length === 0) return sql`records where ${only}`;
  const [first, ...rest] = parts.map(
    (part) => sql`(select *, xmin from records where ${part} order by ${order} limit ${limit})`,
  );
  return sql`(${rest.reduce((before, part) => sql`${before} union all ${part}`, first ?? sql``)}) as records`;
}
