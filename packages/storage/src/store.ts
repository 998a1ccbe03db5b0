import type { Claim, ConflictEvent, Dossier, Upstream, UsedRecord } from '@partner-api/contract';
import type { Corpus } from '@partner-api/research';
import type { AuditLog } from './ports/audit-log.js';
import type { CalibrationStore } from './ports/calibration-store.js';
import type { CoverageStore } from './ports/coverage-store.js';
import type { IdempotencyStore } from './ports/idempotency-store.js';
import type { ImportLog } from './ports/import-log.js';
import type { KeyStore, PartnerStore } from './ports/key-store.js';
import type { PublicationDelay } from './ports/publication-delay.js';
import type { QuarantineStore } from './ports/quarantine-store.js';
import type {
  CountedProvince,
  EventFilter,
  HeldSummary,
  KnownProvince,
  RecordFilter,
  RecordReader,
  Stored,
} from './ports/records.js';
import type { ReplicaFigures } from './ports/replicas.js';
import type { RevisionWatch, RevisionWatchOptions } from './ports/revision-watch.js';
import type { StoreStatus } from './ports/store-status.js';
import type { Change, Outcome, PreparedChange, WriteOptions } from './ports/writing.js';

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
  readonly provinces: {
    list(): Promise<readonly KnownProvince[]>;
    /** As `list`, with the numbers of their records; those that have none, as after a retraction, are not among them. */
    counted(): Promise<readonly CountedProvince[]>;
  };
  /**
   * Dossiers and claims that are about sensitive events without being marked as sensitive, at most `limit` of their ids.
   * They are served without naming these events, until somebody has seen to what their texts tell and marks them.
   */
  unmarkedRecords(limit: number): Promise<{ readonly count: number; readonly ids: readonly string[] }>;
  readonly imports: ImportLog;
  readonly coverages: CoverageStore;
  readonly calibrations: CalibrationStore;
  readonly keys: KeyStore;
  readonly partners: PartnerStore;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
  readonly publicationDelay: PublicationDelay;
  readonly quarantine: QuarantineStore;
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
  /**
   * Begins a dry run: what it gives takes batches as `write` does and tells what would become of each, as if those before it
   * had been written. Nothing is written.
   */
  dryRun(): Store['write'];
  /** Follows what is held for as long as it is not closed, for those who keep what they have read. */
  watchRevision(options?: RevisionWatchOptions): RevisionWatch;
  replicas(): ReplicaFigures;
  status(): Promise<StoreStatus>;
  /** Signs cursors; made at migration, the same on every server of this database. 32 bytes. */
  cursorSecret(): Promise<Buffer>;
  /**
   * Stands for a text that must not be kept: equal for equal texts on every server of this database, and not to be
   * found by trying texts without its secret, made at migration. HMAC-SHA-256 in hexadecimal.
   */
  keyedHash(text: string): Promise<string>;
  /** Stands for the id of an event that may name its place; made like `keyedHash`, and the same each time. */
  opaqueId(id: string): Promise<string>;
  /** Under which id each of these records is held: its own, or the opaque one. Those that are not held are not among them. */
  heldIds(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether every record named is at exactly the version named. */
  versionsCurrent(usedRecords: readonly UsedRecord[]): Promise<boolean>;
  /** Rejects with `DatabaseUnavailable`  or `SchemaOutdated` when requests cannot be answered. */
  check(): Promise<void>;
  close(): Promise<void>;
}
