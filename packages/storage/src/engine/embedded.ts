import { join } from 'node:path';
import pg from 'pg';
import { createDirectory } from './create-directory.js';
import type { Database } from './database.js';
import { lockDirectory } from './directory-lock.js';
import { EmbeddedThread } from './embedded-thread.js';
import { DatabaseUnavailable } from './errors.js';
import { REQUEST_PATIENCE_SECONDS } from './patience.js';
import { PooledDatabase } from './pooled-database.js';
import { PortStream } from './port-stream.js';
import { rowTypes } from './row-types.js';
import { milliseconds, sessionSettings } from './session.js';

export interface EmbeddedOptions {
  /** Ours alone; made, readable by us only, if it does not exist. */
  readonly directory: string;
  /** A request is let go after this, waiting for its turn included; default 1.7. */
  readonly patienceSeconds?: number;
  /** A statement that runs longer is given up and the database started again; default 10. */
  readonly statementTimeoutSeconds?: number;
  /** Told of crashes and restarts of the database. */
  readonly onError?: (error: Error) => void;
}

/** There is one connection: this is how long a statement of an import waits for its turn. */
const TURN_SECONDS = 15;

/**
 * PostgreSQL in this process (PGlite), behind the same driver. It survives the end of the process at any moment, but
 * not a power failure: PGlite never calls fsync. Throws `DirectoryInUse`, and what keeps the directory from being
 * opened; where that is the file system, the error or its `cause` has its `code`. The first opening takes seconds.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const onError = options.onError ?? (() => undefined);
  const statementTimeoutSeconds = options.statementTimeoutSeconds ?? 10;
  await createDirectory(options.directory);
  const lock = await lockDirectory(options.directory, {
    onLost: () => thread.refuse(new DatabaseUnavailable(`The lock on ${options.directory} was taken away`)),
  });
  const thread = new EmbeddedThread(join(options.directory, 'pgdata'), onError);
  // PGlite has no timers, so PostgreSQL's own limits do nothing in it.
  const settings = sessionSettings({ statementTimeoutSeconds: 0, idleTransactionSeconds: 0 });
  let stream: PortStream | null = null;
  const pool = new pg.Pool({
    // Not from the environment, where PGHOST and PGSSLMODE may speak of another database.
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    stream: () => {
      // The pool makes a new connection before it has ended one that failed; there is only one session.
      stream?.destroy();
      stream = new PortStream({ connect: () => thread.connect(), onAbandoned: () => thread.restart() });
      return stream;
    },
    types: rowTypes,
    max: 1,
    connectionTimeoutMillis: milliseconds(TURN_SECONDS),
    query_timeout: milliseconds(statementTimeoutSeconds),
    idleTimeoutMillis: 0,
    onConnect: (client) => client.query(settings),
  });
  const database = new PooledDatabase({
    engine: 'embedded',
    // Readers wait for a batch to end.
    batchSize: 100,
    pool,
    connect: () => pool.connect(),
    preparedStatements: true,
    copiesAtOnce: true,
    patienceSeconds: options.patienceSeconds ?? REQUEST_PATIENCE_SECONDS,
    statementTimeoutSeconds,
    // Nobody else can open the directory.
    listen: null,
    onError,
    onClose: async () => {
      await thread.close();
      await lock.release();
    },
  });
  try {
    await thread.ready();
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
