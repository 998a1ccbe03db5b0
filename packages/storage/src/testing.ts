import { type Database, openEmbedded, openPostgresql } from './engine/index.js';
import { copyOfEmptyDatabase } from './testing/empty-database.js';
import { createDatabase } from './testing/postgresql-database.js';

export { copyOfEmptyDatabase, type EmptyDatabase } from './testing/empty-database.js';
export { mirrorTree } from './testing/mirror-tree.js';
export {
  freePort,
  type OwnPostgresql,
  ownPostgresqlMissing,
  startOwnPostgresql,
  type TestHost,
} from './testing/own-postgresql.js';
export { createCopy } from './testing/postgresql-database.js';

/**
 * Runs one suite on both engines:
 *
 *     describe.each(engines)('events on $name', (engine) => {
 *       describe.skipIf(engine.skip)('list', () => {
 *         let opened: OpenedEngine;
 *         beforeAll(async () => { opened = await engine.open(); });
 *         afterAll(() => opened.close());
 */

export interface TestEngine {
  /** Includes the reason when the engine is skipped. */
  readonly name: string;
  readonly skip: boolean;
  /** Opens an empty database for this test. */
  open(): Promise<OpenedEngine>;
}

export interface OpenedEngine {
  readonly database: Database;
  /** Options for a server or another process to open the same database. */
  readonly location: DatabaseLocation;
  /** Closes and deletes the database. */
  close(): Promise<void>;
}

export type DatabaseLocation = { readonly directory: string } | { readonly connectionString: string };

/** Long time limits, so that a busy machine fails no test; the real limits are tested with injected faults. */
const LONG_TIMEOUTS = { totalTimeoutSeconds: 20, statementTimeoutSeconds: 10 };

const server = process.env.TEST_DATABASE_URL || undefined;

export const embedded: TestEngine = { name: 'embedded', skip: false, open: openTestEmbedded };

export const postgresql: TestEngine =
  server === undefined
    ? { name: 'postgresql (skipped: TEST_DATABASE_URL is not set)', skip: true, open: noServer }
    : { name: 'postgresql', skip: false, open: () => openTestPostgresql(server) };

/** `TEST_ENGINES=postgresql` leaves out the embedded engine, for a second run of the same suites. */
export const engines: readonly TestEngine[] = [embedded, postgresql].filter(
  ({ name }) => process.env.TEST_ENGINES !== 'postgresql' || name !== 'embedded',
);

async function openTestEmbedded(): Promise<OpenedEngine> {
  const { directory, remove } = await copyOfEmptyDatabase();
  const database = await openEmbedded({ directory, ...LONG_TIMEOUTS });
  return {
    database,
    location: { directory },
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

async function openTestPostgresql(connectionString: string): Promise<OpenedEngine> {
  const created = await createDatabase(connectionString);
  const database = await openPostgresql({
    connectionString: created.connectionString,
    ...LONG_TIMEOUTS,
  });
  return {
    database,
    location: { connectionString: created.connectionString },
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}

async function noServer(): Promise<never> {
  throw new Error('TEST_DATABASE_URL is not set');
}
