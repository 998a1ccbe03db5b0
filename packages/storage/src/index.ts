export { hashOfSecret, isKeyId, KEY_PREFIX, type ParsedKey, parseKey } from './access/key-format.js';
export { type KeyState, keyState } from './access/key-state.js';
export {
  type Database,
  DatabaseUnavailable,
  DirectoryInUse,
  directoryHolder,
  lockDirectory,
  openEmbedded,
  openPostgresql,
  type Queryable,
} from './engine/index.js';
export { SchemaOutdated, SchemaTooNew } from './errors.js';
export { type MigrationReport, migrate, SCHEMA_VERSION } from './migrations/migrate.js';
export { openStore } from './open-store.js';
export {
  type AuditAction,
  type AuditEntry,
  type AuditFault,
  type AuditHead,
  type AuditLog,
  type AuditRow,
  type AuditVerdict,
  OPERATOR,
} from './ports/audit-log.js';
export {
  IDEMPOTENCY_HOURS,
  type IdempotencyClaim,
  type IdempotencyDecision,
  type IdempotencyStore,
  type IdempotentAnswer,
  type IdempotentRequest,
} from './ports/idempotency-store.js';
export type { ImportCoverage, ImportEntry, ImportLog } from './ports/import-log.js';
export type {
  AccessKey,
  CreatedKey,
  KeyStore,
  NewKeyRequest,
  Partner,
  PartnerOutcome,
  PartnerStore,
  RevokeOutcome,
  RotateOutcome,
  RotateRequest,
  StoredKey,
} from './ports/key-store.js';
export type { DelayStep, PublicationDelay } from './ports/publication-delay.js';
export type {
  EventFilter,
  HeldSummary,
  KnownProvince,
  PageRequest,
  Position,
  RecordFilter,
  RecordPage,
  RecordReader,
  Stored,
  StoredText,
} from './ports/records.js';
export type { RevisionWatch } from './ports/revision-watch.js';
export type { RecordCounts, StoreStatus } from './ports/store-status.js';
export type { Change, ImportStyle, Outcome, PreparedChange, Reason, WriteOptions } from './ports/writing.js';
export type { Store } from './store.js';
