import type { RecordKind } from '@partner-api/contract';

export interface StoreStatus {
  readonly engine: 'embedded' | 'postgresql';
  readonly schemaVersion: number;
  readonly revision: number;
  readonly records: Readonly<Record<RecordKind, RecordCounts>>;
  readonly publicationDelay: {
    /** Null until a server has said it. */
    readonly hours: number | null;
    /** When the next record is due, to the second; null when none waits, or for want of the hours. */
    readonly nextReleaseAt: string | null;
  };
  readonly provinces: number;
  /** When the latest change was written; null when empty. */
  readonly updatedAt: string | null;
}

export interface RecordCounts {
  /** Served, disputed ones included. */
  readonly published: number;
  /** Waiting for the end of the publication delay. */
  readonly withheld: number;
  readonly retracted: number;
}
