import type pg from 'pg';
import { type CopiedTable, CopyQuery } from './copy.js';
import type { Row } from './database.js';
import type { Deadline } from './deadline.js';
import { DatabaseUnavailable } from './errors.js';
import { failureOf } from './failure.js';
import { milliseconds } from './session.js';
import type { Statement } from './statement.js';

export interface LeaseOptions {
  readonly statementTimeoutSeconds: number;
  readonly preparedStatements: boolean;
  /** Whether the engine accepts the rows of a `COPY` only in one piece. */
  readonly copiesAtOnce: boolean;
  readonly deadline: Deadline;
  /** Whether the connection has reported an error. */
  readonly lost: () => boolean;
}

/** Result of a statement; of several statements, the result of the last. */
export interface Answer<R extends Row> {
  /** The command tag of the server, such as `COMMIT`. */
  readonly command: string;
  readonly rows: R[];
}

/** The server cancels a statement at its own limit first, which keeps the connection usable. */
const GRACE_SECONDS = 0.5;

/** One connection checked out of the pool; `release` drops it when it cannot serve another caller. */
export class Lease {
  readonly #client: pg.PoolClient;
  readonly #options: LeaseOptions;
  #usable = true;

  constructor(client: pg.PoolClient, options: LeaseOptions) {
    this.#client = client;
    this.#options = options;
  }

  /** Moves the rows out of the driver's result, because a closure of `pg` keeps that result in memory. */
  readonly run = async <R extends Row>(statement: Statement): Promise<Answer<R>> => {
    const query: pg.QueryConfig & { query_timeout: number } = {
      text: statement.text,
      values: [...statement.values],
      query_timeout: this.#timeoutMilliseconds,
    };
    if (statement.name !== undefined && this.#options.preparedStatements) query.name = statement.name;
    return this.#ask(async () => {
      const { command, rows } = lastOf(await this.#client.query<R>(query));
      return { command, rows: rows.splice(0) };
    });
  };

  readonly copy = (tables: readonly CopiedTable[]): Promise<void> =>
    this.#ask(
      () =>
        new Promise((resolve, reject) => {
          const query = new CopyQuery(tables, {
            timeoutMilliseconds: this.#timeoutMilliseconds,
            atOnce: this.#options.copiesAtOnce,
            callback: (error) => (error ? reject(error) : resolve()),
          });
          this.#client.query(query);
        }),
    );

  get #timeoutMilliseconds(): number {
    return milliseconds(this.#options.statementTimeoutSeconds + GRACE_SECONDS);
  }

  async #ask<T>(ask: () => Promise<T>): Promise<T> {
    this.#options.deadline.requireTimeLeft();
    // Another statement, such as a rollback, would wait again for a connection that does not respond.
    if (!this.#usable) throw new DatabaseUnavailable('The connection to the database failed before');
    try {
      return await ask();
    } catch (cause) {
      const failure = failureOf(cause, this.#options.lost());
      this.#usable &&= failure.connectionUsable;
      throw failure.error;
    }
  }

  release(): void {
    // Returned to the pool, an open transaction would absorb the writes of the next caller.
    const idle = this.#client.getTransactionStatus() === 'I';
    this.#client.release(!(this.#usable && idle));
  }
}

/** `pg` returns a list for a text with several statements. */
function lastOf<R extends Row>(result: pg.QueryResult<R> | pg.QueryResult<R>[]): pg.QueryResult<R> {
  const last = Array.isArray(result) ? result.at(-1) : result;
  if (last === undefined) throw new Error('The database answered without a result');
  return last;
}
