import type { Correction, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/safeguards';

/** A version of a record. */
export interface RecordVersion {
  readonly id: string;
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly sensitive: boolean;
  /** Whether the desk made it, and no source. */
  readonly byDesk: boolean;
  /** Whose data the record is; '' for the desk's own. See `Change`. */
  readonly source: string;
  /** The source's own number of what it gave last; null where it gives none. */
  readonly sourceRevision: number | null;
  /** When the record was first imported. */
  readonly importedAt: string;
  /** When its delay began; null when it has none, or is never to be served. */
  readonly delayFrom: string | null;
  readonly upstreamIds: readonly number[];
  readonly corrections: readonly Correction[];
  readonly content: ContentByKind[RecordKind];
  /** The JSON of the content, where it is known. */
  readonly contentText?: string | null;
  readonly digest: string;
}

export interface ServedVersion extends RecordVersion {
  readonly publishedAt: string;
  /** Whether it stands for a version that waits again. */
  readonly takenBack: boolean;
}

export interface WaitingVersion extends RecordVersion {
  /** Whether nothing of the record is served meanwhile, so that no other may name it. */
  readonly hidden: boolean;
}
