import type { RecordKind } from '@partner-api/contract';
import { type Queryable, type Statement, sql } from '../engine/index.js';
import { instant } from '../engine/row-types.js';
import type { StoredText } from '../store.js';
import {
  hiddenColumn,
  PUBLISHED_AT,
  type RecordByKind,
  type RecordRow,
  toRecord,
  UPDATED_AT,
} from './row.js';

/** The columns that a record is served from, as JSON texts: what is sent on as it is need not be parsed. */
export interface TextRow {
  [column: string]: unknown;
  revision: number;
  /** `xmin`: whatever changes a row, it is another afterwards. */
  transaction: string;
  /** The members before `lang`, of an object that is not closed. */
  head: string;
  corrections: string;
  content: string;
  /** Numbers of upstream sources as PostgreSQL writes an array. */
  upstreams: string;
  hidden: string[] | null;
  /** What lists are sorted by, as PostgreSQL writes a time. */
  sorted_by: string;
}

export const textColumns = sql`
  revision, records.xmin::text as transaction,
  '{"id":' || to_json(id)::text || ',"version":' || version || ',"status":"' || status
    || '","published_at":"' || ${PUBLISHED_AT} || '","updated_at":"' || ${UPDATED_AT} || '"' as head,
  corrections::text as corrections, content::text as content, upstream_ids::text as upstreams,
  records.sort_at::text as sorted_by, ${hiddenColumn}`;

/**
 * Rows of `textColumns`. Taken out of what the driver returned: a closure that `pg` makes for each query holds on to that
 * until the old generation is collected.
 */
export async function textRows(database: Queryable, statement: Statement): Promise<TextRow[]> {
  const returned = await database.query<TextRow>(statement);
  return returned.splice(0);
}

/** A row as `StoredText`. */
export class StoredRow<Kind extends RecordKind> implements StoredText<RecordByKind[Kind]> {
  readonly #row: TextRow;
  #record: RecordByKind[Kind] | undefined;

  constructor(row: TextRow) {
    this.#row = row;
  }

  get #headMembers(): Pick<RecordByKind[Kind], 'id' | 'updated_at'> {
    return JSON.parse(`${this.#row.head}}`);
  }

  get id(): string {
    return this.#headMembers.id;
  }

  get updatedAt(): string {
    return this.#headMembers.updated_at;
  }

  /** `-infinity` for what happened at a time unknown: last of all, and in no window. */
  get sortedBy(): string {
    return instant(this.#row.sorted_by);
  }

  get revision(): number {
    return this.#row.revision;
  }

  get asStored(): boolean {
    return !this.#row.hidden?.length;
  }

  get transaction(): number {
    return Number(this.#row.transaction);
  }

  get record(): RecordByKind[Kind] {
    this.#record ??= toRecord({
      ...this.#headMembers,
      corrections: JSON.parse(this.#row.corrections),
      content: JSON.parse(this.#row.content),
      hidden: this.#row.hidden,
    } as RecordRow<Kind>);
    return this.#record;
  }

  get place(): number {
    const { lang, external_ids } = this.record;
    const first = JSON.stringify({ lang, external_ids });
    const place = first.length - 1;
    const { content } = this.#row;
    return content.startsWith(first.slice(0, -1)) && content[place] === ',' ? place : 0;
  }

  text(place: number): string {
    const { head, corrections, content } = this.#row;
    return `${head},${content.slice(1, place)},"corrections":${corrections}${content.slice(place)}`;
  }
}
