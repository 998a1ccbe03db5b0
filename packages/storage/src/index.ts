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
export type {
  Change,
  EventFilter,
  ImportCoverage,
  ImportEntry,
  ImportLog,
  ImportStyle,
  KnownProvince,
  Outcome,
  PageRequest,
  Position,
  Reason,
  RecordFilter,
  RecordPage,
  RecordReader,
  Store,
  Stored,
  StoreStatus,
  WriteOptions,
} from './store.js';
