import pg from 'pg';
import type { Database } from './database.js';
import { Hosts } from './hosts.js';
import { keepsPreparedStatements } from './keeps-prepared-statements.js';
import { listener } from './listener.js';
import { REQUEST_PATIENCE_SECONDS } from './patience.js';
import { PooledDatabase } from './pooled-database.js';
import { rowTypes } from './row-types.js';
import { milliseconds, sessionSettings } from './session.js';

export interface PostgresqlOptions {
  /** Several hosts, `postgres://user@one:5432,two:5432/name`: the one that takes writes is looked for. */
  readonly connectionString: string;
  /** Connections at most; default 10. */
  readonly poolSize?: number;
  /** Default true. Behind pgbouncer before 1.21 in transaction mode, false; `detect` finds that out at the first connection. */
  readonly preparedStatements?: boolean | 'detect';
  /** Told once that statements are not prepared, where that was to be found out. */
  readonly onUnprepared?: () => void;
  /** For a connection, and for a free place in the pool; default 2. */
  readonly connectTimeoutSeconds?: number;
  /** A request is let go after this, waiting for a connection included; default 1.7. */
  readonly patienceSeconds?: number;
  /** The server cancels a statement of a request after this; default 1.5. */
  readonly statementTimeoutSeconds?: number;
  /** Told of connections lost while nobody used them. */
  readonly onError?: (error: Error) => void;
}

/** Past this, a transaction whose process hangs gives up its locks. */
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
    // Finds out within minutes, not hours, that the other end of an idle connection is gone.
    keepAlive: true,
    onConnect: async (client) => {
      await hosts.requirePrimary(client);
      await client.query(settings);
    },
  });
  return new PooledDatabase({
    engine: 'postgresql',
    // Written within a moment even where all of them change what is held.
    batchSize: 500,
    pool,
    connect: () => hosts.connect(() => pool.connect()),
    preparedStatements: preparedStatements === 'detect' ? () => hosts.connect(detect) : preparedStatements,
    copiesAtOnce: false,
    patienceSeconds: options.patienceSeconds ?? REQUEST_PATIENCE_SECONDS,
    statementTimeoutSeconds,
    listen: listener(hosts),
    onError: options.onError ?? (() => undefined),
    onClose: async () => undefined,
  });
}
