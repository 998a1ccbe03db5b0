export { forBackgroundWork } from './background-work.js';
export { type CopiedTable, copied } from './copy.js';
export type { CopyColumn, CopyType, CopyValue } from './copy-format.js';
export type { Connection, Database, Queryable, Row } from './database.js';
export { directoryHolder, lockDirectory } from './directory-lock.js';
export { openEmbedded } from './embedded.js';
export { DatabaseUnavailable, DirectoryInUse } from './errors.js';
export { openPostgresql, type PostgresqlOptions } from './postgresql.js';
export { type Statement, sql } from './statement.js';
