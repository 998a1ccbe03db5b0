import type pg from 'pg';
import type { Connection, Database, Row, TransactionOptions } from './database.js';
import { Deadline } from './deadline.js';
import { DatabaseUnavailable } from './errors.js';
import { unavailableBecause } from './failure.js';
import { Lease } from './lease.js';
import { milliseconds } from './session.js';
import type { Statement } from './statement.js';
import { Transaction } from './transaction.js';

export interface PooledDatabaseOptions {
  readonly engine: Database['engine'];
  readonly batchSize: number;
  readonly pool: pg.Pool;
  readonly connect: () => Promise<pg.PoolClient>;
  /** A function is called once, before the first statement. */
  readonly preparedStatements: boolean | (() => Promise<boolean>);
  readonly copiesAtOnce: boolean;
  /** Time limit of a request for all of a query or transaction, its wait for a connection included. */
  readonly totalTimeoutSeconds: number;
  /** Time limit of a statement; when it does not end in time, its connection is dropped too. */
  readonly statementTimeoutSeconds: number;
  readonly listen: Database['listen'];
  readonly onError: (error: Error) => void;
  /** Called after the last connection is closed. */
  readonly onClose: () => Promise<void>;
}

/**
 * Runs each query on a checked-out connection rather than with `pool.query`, which drops the connection after every
 * error, a unique violation included.
 */
export class PooledDatabase implements Database {
  readonly engine: Database['engine'];
  readonly batchSize: number;
  readonly listen: Database['listen'];
  readonly #options: PooledDatabaseOptions;
  readonly #lost = new WeakSet<pg.PoolClient>();
  readonly #underWay = new Set<Promise<unknown>>();
  #closed: Promise<void> | null = null;
  #prepares: Promise<boolean> | null = null;

  constructor(options: PooledDatabaseOptions) {
    this.engine = options.engine;
    this.batchSize = options.batchSize;
    this.listen = options.listen;
    this.#options = options;
    // Without these listeners, losing an idle or a busy connection would end the process.
    options.pool.on('error', options.onError);
    options.pool.on('connect', (client) => client.on('error', () => this.#lost.add(client)));
  }

  async query<R extends Row>(statement: Statement): Promise<R[]> {
    return this.#withLease(this.#options, async ({ run }) => (await run<R>(statement)).rows);
  }

  async transaction<T>(
    work: (connection: Connection) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    const { statementTimeoutSeconds } = options;
    const limits =
      statementTimeoutSeconds === undefined
        ? this.#options
        : { statementTimeoutSeconds, totalTimeoutSeconds: Number.POSITIVE_INFINITY };
    return this.#withLease(limits, (lease) => new Transaction(lease).perform(work, options));
  }

  outsideTransaction(
    statement: Statement,
    { statementTimeoutSeconds }: { readonly statementTimeoutSeconds: number },
  ): Promise<void> {
    const plain = (text: string): Statement => ({ text, values: [] });
    return this.#withLease(
      { statementTimeoutSeconds, totalTimeoutSeconds: Number.POSITIVE_INFINITY },
      async (lease) => {
        await lease.run(plain(`set statement_timeout = ${milliseconds(statementTimeoutSeconds)}`));
        try {
          await lease.run(statement);
        } finally {
          await lease.run(
            plain(`set statement_timeout = ${milliseconds(this.#options.statementTimeoutSeconds)}`),
          );
        }
      },
    );
  }

  async ping(): Promise<void> {
    try {
      await this.query({ text: 'select 1', values: [] });
    } catch (cause) {
      throw unavailableBecause('The database did not answer', cause);
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  /** `pool.end` drops requests that still wait for a connection, so it waits for them first. */
  async #close(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    await this.#options.pool.end();
    await this.#options.onClose();
  }

  async #withLease<T>(
    { statementTimeoutSeconds, totalTimeoutSeconds }: Limits,
    work: (lease: Lease) => Promise<T>,
  ): Promise<T> {
    if (this.#closed !== null) throw new DatabaseUnavailable('The database is closed');
    const deadline = new Deadline(totalTimeoutSeconds);
    const result = this.#lease(statementTimeoutSeconds, deadline).then((lease) =>
      work(lease).finally(() => lease.release()),
    );
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    this.#underWay.add(ended);
    void ended.then(() => this.#underWay.delete(ended));
    return deadline.waitFor(result);
  }

  /** Detects it once; a failed detection is repeated at the next call. */
  #isPreparing(): boolean | Promise<boolean> {
    const { preparedStatements } = this.#options;
    if (typeof preparedStatements === 'boolean') return preparedStatements;
    this.#prepares ??= preparedStatements().catch((error: unknown) => {
      this.#prepares = null;
      throw error;
    });
    return this.#prepares;
  }

  async #lease(statementTimeoutSeconds: number, deadline: Deadline): Promise<Lease> {
    try {
      const preparedStatements = await this.#isPreparing();
      const client = await this.#options.connect();
      const { copiesAtOnce } = this.#options;
      return new Lease(client, {
        statementTimeoutSeconds,
        preparedStatements,
        copiesAtOnce,
        deadline,
        lost: () => this.#lost.has(client),
      });
    } catch (cause) {
      throw unavailableBecause('No connection to the database', cause);
    }
  }
}

type Limits = Pick<PooledDatabaseOptions, 'totalTimeoutSeconds' | 'statementTimeoutSeconds'>;
