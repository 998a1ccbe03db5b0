export { hashOfSecret, isKeyId, KEY_PREFIX, parseKey } from './access/key-format.js';
export { type KeyState, keyState } from './access/key-state.js';
export { CopyRefused, type CopyReport, copyStore } from './copy/copy-store.js';
export {
  type Database,
  DatabaseUnavailable,
  DirectoryInUse,
  directoryHolder,
} from './engine/index.js';
export { HistoryLost, SchemaOutdated, SchemaTooNew } from './errors.js';
export { formatCoverage } from './import-coverage/format-coverage.js';
export {
  type MigrationReport,
  migrate,
  migratedBy,
  schemaVersion,
} from './migrations/migrate.js';
export { SCHEMA_VERSION } from './migrations/migrations.js';
export { openStore } from './open-store.js';
export type {
  AuditEntry,
  AuditFault,
  AuditHead,
  AuditRow,
  ScreeningHistory,
} from './ports/audit-log.js';
export { OPERATOR } from './ports/audit-log.js';
export type { HeldCoverage } from './ports/coverage-store.js';
export type {
  IdempotencyClaim,
  IdempotencyStore,
  IdempotentRequest,
} from './ports/idempotency-store.js';
export type { CoverageEntry, FinishedImport, ImportCoverage, ImportEntry } from './ports/import-log.js';
export type {
  AccessKey,
  CreatedKey,
  KeyStore,
  NewKeyRequest,
  PartnerBudget,
  PartnerLimits,
  PartnerOutcome,
  PartnerStore,
  PartnerUse,
  RotateOutcome,
  StoredKey,
} from './ports/key-store.js';
export type { DelayStep, PublicationDelay } from './ports/publication-delay.js';
export type { Doubt, HeldChange } from './ports/quarantine-store.js';
export type {
  CountedProvince,
  EventFilter,
  HeldSummary,
  KnownProvince,
  Position,
  RecordPage,
  RecordReader,
  Stored,
  StoredText,
} from './ports/records.js';
export type { Moment, RevisionWatch } from './ports/revision-watch.js';
export type { RecordCounts, StoreStatus } from './ports/store-status.js';
export type { Change, ImportStyle, Outcome, PreparedChange, Reason, WriteOptions } from './ports/writing.js';
export { RELEASE } from './release.js';
export type { Store } from './store.js';
export { prepare as prepareChange } from './writer/prepared.js';
