import type { Claim, ConflictEvent, Dossier, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/safeguards';
import { instant } from '../engine/row-types.js';
import type { StoredText } from '../ports/records.js';
import type { Moment } from '../ports/revision-watch.js';
import { withoutReferences } from '../references.js';
import type { ServedRow } from './served-rows.js';

export interface RecordByKind {
  event: ConflictEvent;
  dossier: Dossier;
  claim: Claim;
}

/** Implements `StoredText` over a row. */
export class StoredRow<Kind extends RecordKind> implements StoredText<RecordByKind[Kind]> {
  readonly #row: ServedRow;
  #record: RecordByKind[Kind] | undefined;

  constructor(row: ServedRow) {
    this.#row = row;
  }

  get id(): string {
    return this.#row.id;
  }

  get updatedAt(): string {
    return toSecond(this.#row.updated_at);
  }

  /** `-infinity` for an event of unknown time, which comes last and is in no window. */
  get sortedBy(): string {
    return instant(this.#row.sorted_by);
  }

  get revision(): number {
    return this.#row.revision;
  }

  get asStored(): boolean {
    return this.#row.hidden === null;
  }

  get transaction(): number {
    return Number(this.#row.transaction);
  }

  get readAt(): Moment {
    return this.#row.read_at;
  }

  get record(): RecordByKind[Kind] {
    this.#record ??= toRecord(this.#row);
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
    const { id, version, status, published_at, corrections, content } = this.#row;
    return `{"id":${JSON.stringify(id)},"version":${version},"status":"${status}","published_at":"${toSecond(published_at)}","updated_at":"${this.updatedAt}",${content.slice(1, place)},"corrections":${corrections}${content.slice(place)}`;
  }
}

/** Returns a record as it is served, with its members in the order of the contract. */
function toRecord<Kind extends RecordKind>(row: ServedRow): RecordByKind[Kind] {
  const content: ContentByKind[RecordKind] = JSON.parse(row.content);
  const { lang, external_ids, ...others } = row.hidden ? withoutReferences(content, row.hidden) : content;
  const record = {
    id: row.id,
    version: row.version,
    status: row.status,
    published_at: toSecond(row.published_at),
    updated_at: toSecond(row.updated_at),
    lang,
    external_ids,
    corrections: JSON.parse(row.corrections),
    ...others,
  };
  // The kind of the row determines the type of its content, which TypeScript cannot derive through the spread.
  return record as RecordByKind[RecordKind] as RecordByKind[Kind];
}

/** Truncates `2026-03-01 12:30:15.25+00`, as PostgreSQL writes it in UTC, to the second. */
function toSecond(written: string): string {
  return `${written.slice(0, 10)}T${written.slice(11, 19)}Z`;
}
