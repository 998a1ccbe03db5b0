export type { Database, Queryable, Row, TransactionOptions } from './database.js';
export { type DirectoryLock, directoryHolder, type LockOptions, lockDirectory } from './directory-lock.js';
export { type EmbeddedOptions, openEmbedded } from './embedded.js';
export { DatabaseUnavailable, DirectoryInUse } from './errors.js';
export type { Holder } from './lock-holder.js';
export { openPostgresql, type PostgresqlOptions } from './postgresql.js';
export { type Statement, sql } from './statement.js';
