import { join } from 'node:path';
import pg from 'pg';
import { createDirectory } from './create-directory.js';
import type { Database } from './database.js';
import { REQUEST_TIMEOUT_SECONDS } from './deadline.js';
import { lockDirectory } from './directory-lock.js';
import { EmbeddedThread } from './embedded-thread.js';
import { DatabaseUnavailable } from './errors.js';
import { PooledDatabase } from './pooled-database.js';
import { PortStream } from './port-stream.js';
import { rowTypes } from './row-types.js';
import { milliseconds, sessionSettings } from './session.js';

export interface EmbeddedOptions {
  /** Used by this database alone; created with mode 0700 if missing. */
  readonly directory: string;
  /** Time limit of a request, including its wait for the connection; default 1.7. */
  readonly totalTimeoutSeconds?: number;
  /** Time limit of a statement, after which the database restarts; default 10. */
  readonly statementTimeoutSeconds?: number;
  /** Called on crashes and restarts of the database. */
  readonly onError?: (error: Error) => void;
}

/** How long a statement of an import waits for the only connection. */
const TURN_SECONDS = 15;

/**
 * Opens PostgreSQL in this process (PGlite), which survives a killed process but not a power failure, because PGlite
 * never calls fsync. Throws `DirectoryInUse` or the error of the file system, whose `code` can be on its `cause`; the
 * first opening takes seconds.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { thread, close } = await startEmbedded(options);
  return connectEmbedded(thread, { ...options, onClose: close });
}

export interface StartedEmbedded {
  readonly thread: EmbeddedThread;
  /** Ends the thread and unlocks the directory. */
  close(): Promise<void>;
}

/** Locks the directory for a thread, which starts with its first connection. */
export async function startEmbedded({
  directory,
  onError = () => undefined,
}: Pick<EmbeddedOptions, 'directory' | 'onError'>): Promise<StartedEmbedded> {
  await createDirectory(directory);
  const lock = await lockDirectory(directory, {
    onLost: () => thread.refuse(new DatabaseUnavailable(`The lock on ${directory} was taken away`)),
  });
  const thread = new EmbeddedThread(join(directory, 'pgdata'), onError);
  const close = async () => {
    await thread.close();
    await lock.release();
  };
  return { thread, close };
}

interface ConnectOptions extends Omit<EmbeddedOptions, 'directory'> {
  /** Called after the connection is closed. */
  readonly onClose: () => Promise<void>;
}

/** Opens the one connection of a thread as a database; the connection before it ends. */
export async function connectEmbedded(thread: EmbeddedThread, options: ConnectOptions): Promise<Database> {
  const statementTimeoutSeconds = options.statementTimeoutSeconds ?? 10;
  // PGlite has no timers, so PostgreSQL's own time limits have no effect.
  const settings = sessionSettings({ statementTimeoutSeconds: 0, idleTransactionSeconds: 0 });
  let stream: PortStream | null = null;
  const pool = new pg.Pool({
    // Set here, because PGHOST and PGSSLMODE of the environment can point to another database.
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    stream: () => {
      // The pool opens a new connection before it has ended a failed one, and PGlite has only one session.
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
    // Small, because readers wait until a batch is written.
    batchSize: 100,
    pool,
    connect: () => pool.connect(),
    preparedStatements: true,
    copiesAtOnce: true,
    totalTimeoutSeconds: options.totalTimeoutSeconds ?? REQUEST_TIMEOUT_SECONDS,
    statementTimeoutSeconds,
    // No other process can open the directory.
    listen: null,
    onError: options.onError ?? (() => undefined),
    onClose: options.onClose,
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
