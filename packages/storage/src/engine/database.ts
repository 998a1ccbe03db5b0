import type { CopiedTable } from './copy.js';
import type { Statement } from './statement.js';

/**
 * A row as both engines return it: `timestamptz` as ISO 8601 text in UTC with all its digits (`infinity` and dates
 * before year 1 as PostgreSQL writes them); `date`, `time`, `timestamp`, `interval` and `numeric` as PostgreSQL's
 * text; `int8` as a number (a RangeError where that would round); `json` and `jsonb` parsed; arrays as arrays.
 */
export interface Row {
  [column: string]: unknown;
}

export interface Queryable {
  /**
   * The rows of one statement. Rejects with `DatabaseUnavailable`, or with PostgreSQL's error, whose `code` is the
   * SQLSTATE.
   */
  query<R extends Row>(statement: Statement): Promise<R[]>;
}

/** The connection of one transaction. */
export interface Connection extends Queryable {
  /**
   * Inserts rows with `COPY`, in one round trip and at a fraction of the cost of `insert`. One row that violates a
   * constraint rejects all of them with PostgreSQL's error.
   */
  copy(...tables: readonly CopiedTable[]): Promise<void>;
}

export interface TransactionOptions {
  /**
   * Sets the time limit of each statement, and none for the whole transaction, for work that no request waits for.
   * Without it the transaction rejects with `DatabaseUnavailable` after the time limit of a request.
   */
  readonly statementTimeoutSeconds?: number;
  /** How long a statement waits for a lock before it fails with SQLSTATE 55P03. */
  readonly lockTimeoutSeconds?: number;
  /**
   * Whether to rule out sequential scans. A prepared plan outlives the table size that it was made for: a table that
   * is small now can have a million rows when the import ends.
   */
  readonly byIndex?: boolean;
}

export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgresql';
  /** Most rows to write in one transaction, so that readers on this engine do not wait long. */
  readonly batchSize: number;
  /**
   * Commits when `work` resolves, rolls back when it rejects. `work` must use `connection` only: the embedded engine
   * has one connection, and waiting for another ends in `DatabaseUnavailable`.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs a statement that PostgreSQL refuses within a transaction, such as `create index concurrently`. */
  outsideTransaction(
    statement: Statement,
    options: { readonly statementTimeoutSeconds: number },
  ): Promise<void>;
  /**
   * Calls back on each `NOTIFY` of the channel and returns a function that stops; notices are lost while
   * disconnected, and all of them behind pgbouncer. Null where only this process can write.
   */
  readonly listen: ((channel: string, onNotice: () => void) => () => void) | null;
  /** Rejects with `DatabaseUnavailable` on any failure. */
  ping(): Promise<void>;
  /** Waits for running statements and transactions and refuses later ones; can be called more than once. */
  close(): Promise<void>;
}
