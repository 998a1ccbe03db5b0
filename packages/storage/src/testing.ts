import { type Database, openEmbedded, openPostgresql } from './engine/index.js';
import { copyOfEmptyDatabase, copyOfMigratedDatabase } from './testing/empty-database.js';
import { createDatabase } from './testing/postgresql-database.js';
import { openReusedEmbedded } from './testing/reused-embedded.js';

export { copyOfEmptyDatabase, copyOfMigratedDatabase, type EmptyDatabase } from './testing/empty-database.js';
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
  /** Creates and opens a database for this test, of the current schema and without records. */
  open(): Promise<OpenedEngine>;
  /** Creates and opens a database without a schema. */
  openWithoutSchema(): Promise<OpenedEngine>;
  /** Creates a database for a server or another process to open. */
  create(schema: Schema): Promise<CreatedEngine>;
}

/** The current schema without records, or no schema. */
type Schema = 'current' | 'none';

export interface CreatedEngine {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
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

export const embedded: TestEngine = {
  ...engineOf('embedded', createEmbedded, ({ directory }) => openEmbedded({ directory, ...LONG_TIMEOUTS })),
  open: () => openReusedEmbedded(LONG_TIMEOUTS),
};

export const postgresql: TestEngine = engineOf(
  'postgresql',
  createPostgresql,
  ({ connectionString }) => openPostgresql({ connectionString, ...LONG_TIMEOUTS }),
  server === undefined ? 'TEST_DATABASE_URL is not set' : null,
);

/** `TEST_ENGINES=postgresql` leaves out the embedded engine, for a second run of the same suites. */
export const engines: readonly TestEngine[] = [embedded, postgresql].filter(
  ({ name }) => process.env.TEST_ENGINES !== 'postgresql' || name !== 'embedded',
);

interface Created<Location> {
  readonly location: Location;
  remove(): Promise<void>;
}

function engineOf<Location extends DatabaseLocation>(
  name: string,
  create: (schema: Schema) => Promise<Created<Location>>,
  open: (location: Location) => Database | Promise<Database>,
  missing: string | null = null,
): TestEngine {
  const created = async (schema: Schema) => {
    if (missing !== null) throw new Error(missing);
    return create(schema);
  };
  const opened = async (schema: Schema): Promise<OpenedEngine> => {
    const { location, remove } = await created(schema);
    const database = await open(location);
    const close = async () => {
      await database.close();
      await remove();
    };
    return { database, location, close };
  };
  return {
    name: missing === null ? name : `${name} (skipped: ${missing})`,
    skip: missing !== null,
    open: () => opened('current'),
    openWithoutSchema: () => opened('none'),
    create: created,
  };
}

async function createEmbedded(schema: Schema): Promise<Created<{ directory: string }>> {
  const copy = schema === 'current' ? copyOfMigratedDatabase : copyOfEmptyDatabase;
  const { directory, remove } = await copy();
  return { location: { directory }, remove };
}

async function createPostgresql(schema: Schema): Promise<Created<{ connectionString: string }>> {
  const { connectionString, drop } = await createDatabase(server ?? '', schema);
  // Not waited for, because dropping takes a checkpoint of a second; what is left is dropped at the end of the run.
  const remove = async () => void drop().catch(() => undefined);
  return { location: { connectionString }, remove };
}
