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

/** What a transaction is lent. */
export interface Connection extends Queryable {
  /**
   * Adds rows to tables, in one round trip and at a fraction of what `insert` costs. Any row that is there already, or
   * breaks another constraint, refuses all of them, with PostgreSQL's error.
   */
  copy(...tables: readonly CopiedTable[]): Promise<void>;
}

export interface TransactionOptions {
  /**
   * For work that no request waits for: each of its statements may take this long, and all of it as long as it takes.
   * Without it the caller is let go with `DatabaseUnavailable` as soon as a request would be.
   */
  readonly statementTimeoutSeconds?: number;
  /** How long a statement waits for a lock that another holds; then it fails, with SQLSTATE 55P03. */
  readonly lockTimeoutSeconds?: number;
  /**
   * Tables are looked through by their indexes, however small they are: how to go about a statement is decided once for a
   * connection, and what was a small table then may have a million rows when the import ends.
   */
  readonly byIndex?: boolean;
}

export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgresql';
  /** Rows that are written within a moment whatever they are, so that readers are not kept waiting. */
  readonly batchSize: number;
  /**
   * Commits when `work` resolves, rolls back when it rejects. Everything inside must go through `connection`: the
   * embedded engine has only one, and waiting for another inside a transaction ends in `DatabaseUnavailable`.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One statement that PostgreSQL runs in no transaction, such as the concurrent build of an index. */
  outsideTransaction(
    statement: Statement,
    options: { readonly statementTimeoutSeconds: number },
  ): Promise<void>;
  /**
   * Calls back on each `NOTIFY` of the channel; some are lost while the connection is, and all of them behind pgbouncer.
   * Null where nobody but this process can write. Returns how to stop.
   */
  readonly listen: ((channel: string, onNotice: () => void) => () => void) | null;
  /** Rejects with `DatabaseUnavailable`, whatever the reason. */
  ping(): Promise<void>;
  /** Waits for running statements and transactions; later ones are refused. May be called again. */
  close(): Promise<void>;
}
