import type { Connection, Submittable } from 'pg';
import { type CopyColumn, copyMessages, type SentMessage } from './copy-format.js';

/** Rows for one table, with a value for each column. */
export interface Copy<Row> {
  /** Comes from source code. */
  readonly table: string;
  readonly columns: readonly CopyColumn<Row>[];
  readonly rows: readonly Row[];
}

/** The statement and messages of a `COPY` to one table; messages are made while earlier ones are sent. */
export interface CopiedTable {
  readonly statement: string;
  readonly messages: () => Iterable<SentMessage>;
}

export const copied = <Row>({ table, columns, rows }: Copy<Row>): CopiedTable => ({
  statement: `copy ${table} (${columns.map(({ name }) => name).join(', ')}) from stdin (format binary)`,
  messages: () => copyMessages(columns, rows),
});

/**
 * Runs `COPY … FROM STDIN` for several tables with `pg`. Everything is sent without waiting for `CopyInResponse`:
 * this costs one round trip, and the embedded engine cannot wait for more within a request.
 */
export class CopyQuery implements Submittable {
  readonly query_timeout: number;
  /** `pg` replaces it with its own, to clear the time limit. */
  callback: (error: unknown) => void;
  readonly #tables: readonly CopiedTable[];
  readonly #atOnce: boolean;
  #fault: unknown = null;

  constructor(
    tables: readonly CopiedTable[],
    options: {
      readonly timeoutMilliseconds: number;
      /** Whether to send all bytes in one write, for a stream that accepts one request at a time. */
      readonly atOnce: boolean;
      readonly callback: (error: unknown) => void;
    },
  ) {
    this.#tables = tables;
    this.#atOnce = options.atOnce;
    this.query_timeout = options.timeoutMilliseconds;
    this.callback = options.callback;
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    if (this.#atOnce) stream.cork();
    connection.query(this.#tables.map(({ statement }) => statement).join('; '));
    try {
      for (const { messages } of this.#tables) {
        for (const { bytes, sent } of messages()) stream.write(bytes, sent);
        stream.write(message('c', ''));
      }
    } catch (cause) {
      // `CopyFail` makes the server discard the rows, and the caller gets the original error.
      this.#fault = cause;
      stream.write(message('f', 'the rows could not be made\0'));
    } finally {
      if (this.#atOnce) stream.uncork();
    }
  }

  // `pg` calls these methods as the responses arrive.

  handleCopyInResponse(): void {
    // All messages are already sent.
  }

  handleCommandComplete(): void {
    // The query ends with `ReadyForQuery`.
  }

  handleError(error: unknown): void {
    this.callback(this.#fault ?? error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }
}

/** Returns a message of PostgreSQL's protocol: type, length without the type, body. */
function message(type: string, body: string): Buffer {
  const length = Buffer.byteLength(body);
  const bytes = Buffer.allocUnsafe(length + 5);
  bytes.write(type, 0, 'latin1');
  bytes.writeInt32BE(length + 4, 1);
  bytes.write(body, 5);
  return bytes;
}
