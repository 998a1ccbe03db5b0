import type { Correction, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/safeguards';

/** A version of a record. */
export interface RecordVersion {
  readonly id: string;
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly sensitive: boolean;
  /** Whether the desk made it rather than a source. */
  readonly byDesk: boolean;
  /** Source of the data; '' for the desk's own. See `Change`. */
  readonly source: string;
  /** The source's own number of its latest delivery; null where it has none. */
  readonly sourceRevision: number | null;
  /** Time of the first import of the record. */
  readonly importedAt: string;
  /** Start of its delay; null when it has none or is never served. */
  readonly delayFrom: string | null;
  readonly upstreamIds: readonly number[];
  readonly corrections: readonly Correction[];
  readonly content: ContentByKind[RecordKind];
  /** The JSON of the content, where it was already made. */
  readonly contentText?: string | null;
  readonly digest: string;
}

export interface ServedVersion extends RecordVersion {
  readonly publishedAt: string;
  /** Whether it is the tombstone of a record that is withheld again. */
  readonly takenBack: boolean;
}

export interface WithheldVersion extends RecordVersion {
  /** Whether nothing of the record is served, so that no other record may reference it. */
  readonly hidden: boolean;
}
