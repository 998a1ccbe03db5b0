import type { RecordKind } from '@partner-api/contract';

export interface StoreStatus {
  readonly engine: 'embedded' | 'postgresql';
  readonly schemaVersion: number;
  readonly revision: number;
  readonly records: Readonly<Record<RecordKind, RecordCounts>>;
  readonly publicationDelay: {
    /** Null until a server sets it. */
    readonly hours: number | null;
    /** When the next record is due, to the second; null when none is withheld or the delay is not set. */
    readonly nextReleaseAt: string | null;
  };
  readonly provinces: number;
  /** Time of the latest change; null for an empty store. */
  readonly updatedAt: string | null;
}

export interface RecordCounts {
  /** Served records, disputed ones included. */
  readonly published: number;
  /** Records withheld by the publication delay. */
  readonly withheld: number;
  readonly retracted: number;
}
