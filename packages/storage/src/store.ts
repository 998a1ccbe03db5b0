import type {
  Claim,
  ConflictEvent,
  Correction,
  Dossier,
  EventType,
  RecordKind,
  Upstream,
  UsedRecord,
} from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/policy';
import type { Calibration, Corpus } from '@partner-api/research';
import type { AuditLog } from './ports/audit-log.js';
import type { IdempotencyStore } from './ports/idempotency-store.js';
import type { KeyStore, PartnerStore } from './ports/key-store.js';
import type { PublicationDelay } from './ports/publication-delay.js';

/**
 * What the service holds. One interface over both engines; no caller sees SQL. Readers give what partners may see:
 * records that wait for the end of their publication delay are only in `held`, `status` and what a write says of them.
 */
export interface Store extends Corpus {
  readonly events: RecordReader<ConflictEvent, EventFilter> & {
    /** Retracted records are found; null when there is none. */
    get(id: string): Promise<Stored<ConflictEvent> | null>;
  };
  readonly dossiers: RecordReader<Dossier, RecordFilter>;
  readonly claims: RecordReader<Claim, RecordFilter>;
  /** For the desk: the latest version of a record, whether it is served or waits; null when there is none. */
  held(id: string): Promise<HeldSummary | null>;
  readonly provinces: { list(): Promise<readonly KnownProvince[]> };
  /**
   * Dossiers and claims that are about sensitive events without being marked as sensitive, at most `limit` of their ids.
   * They are served without naming these events, until somebody has seen to what their texts tell and marks them.
   */
  unmarkedRecords(limit: number): Promise<{ readonly count: number; readonly ids: readonly string[] }>;
  readonly imports: ImportLog;
  readonly calibrations: CalibrationStore;
  readonly keys: KeyStore;
  readonly partners: PartnerStore;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
  readonly publicationDelay: PublicationDelay;
  /** Changes that are written within a moment whatever they are, so that readers are not kept waiting. */
  readonly batchSize: number;
  /** Upstream sources of the records named, each once, in a stable order. */
  upstreamOf(ids: readonly string[]): Promise<readonly Upstream[]>;
  /**
   * Makes what can be made of a change before its turn to be written has come, so that it is not made while the database
   * waits for it.
   */
  prepare(change: Change): PreparedChange;
  /**
   * Writes one batch in one transaction; one writer at a time, and of this store in the order of the calls. A record id
   * occurs at most once in a batch.
   */
  write(batch: readonly (Change | PreparedChange)[], options: WriteOptions): Promise<readonly Outcome[]>;
  /** Follows the revision for as long as it is not closed, for those who keep what they have read. */
  watchRevision(): RevisionWatch;
  status(): Promise<StoreStatus>;
  /** Signs cursors; made at migration, the same on every server of this database. 32 bytes. */
  cursorSecret(): Promise<Buffer>;
  /**
   * Stands for a text that must not be kept: equal for equal texts on every server of this database, and not to be
   * found by trying texts without its secret, made at migration. HMAC-SHA-256 in hexadecimal.
   */
  keyedHash(text: string): Promise<string>;
  /** Whether every record named is at exactly the version named. */
  versionsCurrent(usedRecords: readonly UsedRecord[]): Promise<boolean>;
  /** Rejects with `DatabaseUnavailable`  or `SchemaOutdated` when requests cannot be answered. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The calibration of verdicts; `calibration` of the corpus gives the one that is kept. */
export interface CalibrationStore {
  /** In place of the one before. */
  keep(calibration: Calibration): Promise<void>;
  /** Whether there was one. */
  drop(): Promise<boolean>;
}

export interface HeldSummary {
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly corrections: readonly Correction[];
  /** Whether partners are not served this version yet. */
  readonly withheld: boolean;
}

/**
 * A record as it is stored, of which nothing is parsed before it is looked at. Its text is what `JSON.stringify` makes
 * of the record wherever the content has its members in the order of the contract.
 */
export interface StoredText<T> {
  /** No other record has it, and none that has been changed. */
  readonly revision: number;
  /** Whether the record is what `text` says: not where it names what partners must not hear of. */
  readonly asStored: boolean;
  /** Number of the transaction that wrote it, of 32 bits: a row that was changed by hand has the revision that it had. */
  readonly transaction: number;
  /** Parsed when it is first asked for. */
  readonly record: T;
  /** Where in the stored content `corrections` belongs; 0 where that cannot be told. */
  readonly place: number;
  /** The record as JSON, by the place that is known already. */
  text(place: number): string;
}

export interface Stored<T> {
  readonly stored: StoredText<T>;
  /** As `stored.record`. */
  readonly record: T;
  readonly upstream: readonly Upstream[];
}

export interface RecordReader<T, Filter> {
  list(filter: Filter, page: PageRequest): Promise<RecordPage<T>>;
  /** Everything changed at or after `from`, oldest change first, retracted ones included. */
  changes(from: Date, page: PageRequest): Promise<RecordPage<T>>;
}

export interface RevisionWatch {
  /** The revision of the data; null while that is not certain. At most half a second old, and mostly milliseconds. */
  current(): number | null;
  close(): Promise<void>;
}

export interface RecordFilter {
  /** Slug; null for all. */
  readonly province: string | null;
}

export interface EventFilter extends RecordFilter {
  /** Only events with `occurred.latest` at or after this; null for all. */
  readonly from: Date | null;
}

/** Where the page before ended: the sort key of its last row. Plain JSON, so that a cursor can carry it. */
export type Position = readonly [sortKey: string, id: string];

export interface PageRequest {
  readonly limit: number;
  readonly after: Position | null;
}

export interface RecordPage<T> {
  readonly stored: readonly StoredText<T>[];
  /** As `stored` has them, parsed. */
  readonly records: readonly T[];
  readonly upstream: readonly Upstream[];
  /** Null on the last page. */
  readonly next: Position | null;
  /**
   * The time of the row that leaves a growing window first, the one that proves a next page included: until then the
   * page changes only as the data does. Null where no row has a time.
   */
  readonly edge: string | null;
}

export interface KnownProvince {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export type Change =
  | { readonly action: 'publish'; readonly record: SafeRecord; readonly correction: Reason | null }
  | {
      readonly action: 'retract';
      readonly id: string;
      readonly kind: RecordKind | null;
      readonly reason: string;
    };

/** Only `prepare` of a store makes it. */
export interface PreparedChange {
  readonly change: Change;
  /** Of the content as JSON, in characters; 0 for a retraction. */
  readonly length: number;
}

export interface Reason {
  readonly kind: string;
  readonly reason: string;
}

/**
 * `snapshot`: the newest row of a source is right, whatever we held before. `journal`: the desk's own file, kept and
 * imported again as it grows; a line that was already applied and then overtaken stays overtaken.
 */
export type ImportStyle = 'snapshot' | 'journal';

export interface WriteOptions {
  readonly now: Date;
  readonly style: ImportStyle;
  /** Reason recorded with an update that brings none of its own. */
  readonly updateReason: string;
  /** Compare and report, then roll back. */
  readonly dryRun: boolean;
}

/** What became of one change, in the order of the batch. `withheld`: the record waits for the end of its delay. */
export type Outcome =
  | { readonly result: 'created' | 'updated' | 'unchanged' | 'retracted'; readonly withheld?: true }
  /** Already applied and overtaken by a later version of the same file; nothing was written. */
  | {
      readonly result: 'unchanged';
      readonly note: 'superseded' | 'stays_retracted';
      readonly withheld?: true;
    }
  | { readonly result: 'refused'; readonly reason: 'unknown_id' | 'kind_mismatch'; readonly detail: string };

export interface ImportCoverage {
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Dates in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** Types of events that the import can be complete about; none for one that was run before these were kept. */
  readonly types: readonly EventType[];
}

export interface ImportEntry {
  readonly id: number;
  readonly format: string;
  readonly name: string;
  readonly startedAt: string;
  /** Null while running, or when it never ended. */
  readonly finishedAt: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly coverage: readonly ImportCoverage[];
}

export interface ImportLog {
  start(entry: { format: string; name: string; now: Date }): Promise<number>;
  finish(
    id: number,
    outcome: { counts: Record<string, number>; coverage: readonly ImportCoverage[]; now: Date },
  ): Promise<void>;
  list(limit: number): Promise<readonly ImportEntry[]>;
}

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
