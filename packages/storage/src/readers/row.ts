import type { Claim, ConflictEvent, Correction, Dossier, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/policy';
import { sql } from '../engine/index.js';
import { withoutReferences } from '../references.js';

export interface RecordByKind {
  event: ConflictEvent;
  dossier: Dossier;
  claim: Claim;
}

/** The columns that a record is served from. */
export interface RecordRow<Kind extends RecordKind = RecordKind> {
  [column: string]: unknown;
  id: string;
  kind: Kind;
  revision: number;
  version: number;
  status: 'published' | 'disputed' | 'retracted';
  published_at: string;
  updated_at: string;
  corrections: Correction[];
  upstream_ids: number[];
  content: ContentByKind[Kind];
  /** Of the records that the content names, those that partners must not hear of; null when it names none. */
  hidden: string[] | null;
}

export const PUBLISHED_AT = sql`to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
export const UPDATED_AT = sql`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * Hidden are records that wait, and from dossiers and claims that nobody marked as sensitive the sensitive events: what
 * such a text tells would otherwise be known to be about the event.
 */
export const hiddenColumn = sql`
  case when refers_to is not null then array(
    select withheld.id from withheld where withheld.id = any(records.refers_to) and withheld.hidden
    union all
    select event.id from records event
    where event.id = any(records.refers_to) and event.kind = 'event' and event.sensitive and not records.sensitive
  ) end as hidden`;

export const recordColumns = sql`
  id, kind, revision, version, status, ${PUBLISHED_AT} as published_at, ${UPDATED_AT} as updated_at,
  corrections, upstream_ids, content, ${hiddenColumn}`;

/** A record as it is served, members in the order of the contract. */
export function toRecord<Kind extends RecordKind>(row: RecordRow<Kind>): RecordByKind[Kind] {
  const { lang, external_ids, ...content } = row.hidden?.length
    ? withoutReferences(row.content, row.hidden)
    : (row.content as ContentByKind[RecordKind]);
  const record = {
    id: row.id,
    version: row.version,
    status: row.status,
    published_at: row.published_at,
    updated_at: row.updated_at,
    lang,
    external_ids,
    corrections: row.corrections,
    ...content,
  };
  // The kind of the row decides the kind of its content; TypeScript cannot follow that through the spread.
  return record as RecordByKind[RecordKind] as RecordByKind[Kind];
}
