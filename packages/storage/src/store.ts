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
 * The data of the service, with one interface over both engines. Readers return only what partners may see; withheld
 * records appear only in `held`, `status` and the outcomes of writes.
 */
export interface Store extends Corpus {
  readonly events: RecordReader<ConflictEvent, EventFilter> & {
    /** Returns an event, retracted ones included; null when there is none. */
    get(id: string): Promise<Stored<ConflictEvent> | null>;
  };
  readonly dossiers: RecordReader<Dossier, RecordFilter>;
  readonly claims: RecordReader<Claim, RecordFilter>;
  /** Returns the latest version of a record, served or withheld, for the desk; null when there is none. */
  held(id: string): Promise<HeldSummary | null>;
  readonly provinces: {
    list(): Promise<readonly KnownProvince[]>;
    /** Returns the provinces with their numbers of records, without those that have none. */
    counted(): Promise<readonly CountedProvince[]>;
  };
  /**
   * Returns dossiers and claims that reference sensitive events without being marked as sensitive, at most `limit`
   * IDs. They are served without these references until the desk reviews and marks them.
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
  /** Most changes to write in one batch, so that readers on this engine do not wait long. */
  readonly batchSize: number;
  /** Returns the upstream sources of records, without duplicates, in a stable order. */
  upstreamOf(ids: readonly string[]): Promise<readonly Upstream[]>;
  /** Does the work of a change that needs no database, so that the transaction of `write` is shorter. */
  prepare(change: Change): PreparedChange;
  /**
   * Writes a batch in one transaction, with one writer at a time, in the order of the calls. A record ID occurs at
   * most once in a batch.
   */
  write(batch: readonly (Change | PreparedChange)[], options: WriteOptions): Promise<readonly Outcome[]>;
  /**
   * Starts a dry run: the returned function takes batches as `write` does and returns their outcomes as if earlier
   * batches had been written. It writes nothing.
   */
  dryRun(): Store['write'];
  /** Follows the state of the store until closed, for callers that cache what they read. */
  watchRevision(options?: RevisionWatchOptions): RevisionWatch;
  replicas(): ReplicaFigures;
  status(): Promise<StoreStatus>;
  /**
   * Returns the 32-byte secret that signs cursors; a migration creates it, and all servers of the database share it.
   */
  cursorSecret(): Promise<Buffer>;
  /**
   * Returns an HMAC-SHA-256 in hexadecimal for a text that must not be stored, equal on every server of the database.
   * Without the secret of the database nobody can test a guessed text.
   */
  keyedHash(text: string): Promise<string>;
  /** Returns a pseudonymous ID, derived like `keyedHash`, for an event whose own ID may reveal its place. */
  opaqueId(id: string): Promise<string>;
  /** Returns the ID under which each record is stored, its own or the opaque one; records not stored are absent. */
  heldIds(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns whether every record still has the given version. */
  versionsCurrent(usedRecords: readonly UsedRecord[]): Promise<boolean>;
  /** Rejects with `DatabaseUnavailable` or `SchemaOutdated` when requests cannot be answered. */
  check(): Promise<void>;
  close(): Promise<void>;
}
