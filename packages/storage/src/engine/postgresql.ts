import pg from 'pg';
import type { Database } from './database.js';
import { REQUEST_TIMEOUT_SECONDS } from './deadline.js';
import { Hosts } from './hosts.js';
import { keepsPreparedStatements } from './keeps-prepared-statements.js';
import { KEEP_ALIVE, listener } from './listener.js';
import { PooledDatabase } from './pooled-database.js';
import { rowTypes } from './row-types.js';
import { milliseconds, sessionSettings } from './session.js';

export interface PostgresqlOptions {
  /** With several hosts (`postgres://user@one:5432,two:5432/name`) the primary is looked up. */
  readonly connectionString: string;
  /** Maximum number of connections; default 10. */
  readonly poolSize?: number;
  /**
   * Default true. Must be false behind pgbouncer before 1.21 in transaction mode; `detect` tests this at the first
   * connection.
   */
  readonly preparedStatements?: boolean | 'detect';
  /** Called once when detection finds that prepared statements do not work. */
  readonly onUnprepared?: () => void;
  /** Time limit of connecting and of waiting for a free connection; default 2. */
  readonly connectTimeoutSeconds?: number;
  /** Time limit of a request, its wait for a connection included; default 1.7. */
  readonly totalTimeoutSeconds?: number;
  /** The server cancels a statement of a request after this time; default 1.5. */
  readonly statementTimeoutSeconds?: number;
  /** Called when an idle connection is lost. */
  readonly onError?: (error: Error) => void;
}

/** After this time the server ends the transaction of a hanging process, which releases its locks. */
const IDLE_TRANSACTION_SECONDS = 30;

/** Connects at the first statement, so a server can start before its database does. */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const statementTimeoutSeconds = options.statementTimeoutSeconds ?? 1.5;
  const settings = sessionSettings({
    statementTimeoutSeconds,
    idleTransactionSeconds: IDLE_TRANSACTION_SECONDS,
  });
  const hosts = new Hosts(options.connectionString);
  const connection = { application_name: 'partner-api' };
  const detect = async () => {
    const keeps = await keepsPreparedStatements({
      ...connection,
      connectionString: hosts.current,
      connectionTimeoutMillis: milliseconds(options.connectTimeoutSeconds ?? 2),
      query_timeout: milliseconds(statementTimeoutSeconds),
    });
    if (!keeps) options.onUnprepared?.();
    return keeps;
  };
  const { preparedStatements = true } = options;
  const pool = new pg.Pool({
    ...connection,
    Client: hosts.client(),
    types: rowTypes,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: milliseconds(options.connectTimeoutSeconds ?? 2),
    query_timeout: milliseconds(statementTimeoutSeconds),
    idleTimeoutMillis: 30_000,
    ...KEEP_ALIVE,
    onConnect: async (client) => {
      await hosts.requirePrimary(client);
      await client.query(settings);
    },
  });
  return new PooledDatabase({
    engine: 'postgresql',
    // A batch of this size is written within about a second even where every record has changed.
    batchSize: 500,
    pool,
    connect: () => hosts.connect(() => pool.connect()),
    preparedStatements: preparedStatements === 'detect' ? () => hosts.connect(detect) : preparedStatements,
    copiesAtOnce: false,
    totalTimeoutSeconds: options.totalTimeoutSeconds ?? REQUEST_TIMEOUT_SECONDS,
    statementTimeoutSeconds,
    listen: listener(hosts),
    onError: options.onError ?? (() => undefined),
    onClose: async () => undefined,
  });
}
