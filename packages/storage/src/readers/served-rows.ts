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
  /** Numbers of upstream sources as PostgreSQL writes an array. */
  upstreams: string;
  corrections: string;
  content: string;
  /** Of the records that the content names, those that partners must not hear of; null when there are none. */
  hidden: string[] | null;
}

/** `where` and `order` as they follow those words; a column of the order names its table, for that of the row is a text. */
export interface RowsWanted {
  readonly where: Statement;
  readonly order: Statement;
  readonly limit: number;
}

export const servedRows = (database: Queryable, { where, order, limit }: RowsWanted): Promise<ServedRow[]> =>
  database.query<ServedRow>(sql`
    select kind, id, revision, records.xmin::text as transaction, version, status,
      published_at::text as published_at, updated_at::text as updated_at, records.sort_at::text as sorted_by,
      upstream_ids::text as upstreams, corrections::text as corrections, content::text as content, hidden
    from records where ${where} order by ${order} limit ${limit}`);
