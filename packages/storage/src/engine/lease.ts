import type pg from 'pg';
import { type CopiedTable, CopyQuery } from './copy.js';
import type { Row } from './database.js';
import { DatabaseUnavailable } from './errors.js';
import { failureOf } from './failure.js';
import type { Patience } from './patience.js';
import { milliseconds } from './session.js';
import type { Statement } from './statement.js';

export interface LeaseOptions {
  readonly statementTimeoutSeconds: number;
  readonly preparedStatements: boolean;
  /** The embedded engine takes the rows of a `COPY` in one piece only. */
  readonly copiesAtOnce: boolean;
  readonly patience: Patience;
  /** Whether the connection has failed. */
  readonly lost: () => boolean;
}

/** What one statement came to; of several, the last one. */
export interface Answer<R extends Row> {
  /** Its first word, as the server says it. */
  readonly command: string;
  readonly rows: R[];
}

/** The server's own limit comes first: it cancels the statement and keeps the connection. */
const GRACE_SECONDS = 0.5;

/** One connection, taken from the pool and given back once; dropped if it is in no state to serve the next caller. */
export class Lease {
  readonly #client: pg.PoolClient;
  readonly #options: LeaseOptions;
  #usable = true;

  constructor(client: pg.PoolClient, options: LeaseOptions) {
    this.#client = client;
    this.#options = options;
  }

  /** Rows are taken out of what the driver returned: a closure of its own holds on to that until the old are collected. */
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
    this.#options.patience.requireAnyLeft();
    // To ask it again, for a rollback, would be to wait once more for what does not answer.
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
    // A transaction left open would swallow the next caller's writes.
    const idle = this.#client.getTransactionStatus() === 'I';
    this.#client.release(!(this.#usable && idle));
  }
}

/** `pg` returns a list for a text of several statements. */
function lastOf<R extends Row>(result: pg.QueryResult<R> | pg.QueryResult<R>[]): pg.QueryResult<R> {
  const last = Array.isArray(result) ? result.at(-1) : result;
  if (last === undefined) throw new Error('The database answered without a result');
  return last;
}
