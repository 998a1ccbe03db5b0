import type { Connection, Submittable } from 'pg';
import { type CopyColumn, copyMessages, type SentMessage } from './copy-format.js';

/** Rows for one table: what a row is, its columns tell. */
export interface Copy<Row> {
  /** Comes from source code. */
  readonly table: string;
  readonly columns: readonly CopyColumn<Row>[];
  readonly rows: readonly Row[];
}

/** What of it is sent: the messages are made while those before them are sent. */
export interface CopiedTable {
  readonly statement: string;
  readonly messages: () => Iterable<SentMessage>;
}

export const copied = <Row>({ table, columns, rows }: Copy<Row>): CopiedTable => ({
  statement: `copy ${table} (${columns.map(({ name }) => name).join(', ')}) from stdin (format binary)`,
  messages: () => copyMessages(columns, rows),
});

/**
 * `COPY … FROM STDIN` for `pg`, of several tables one after the other. Statements, rows and ends are sent without waiting
 * for the server's word that it will take rows: it reads past them when it will not. So it is one round trip, and one
 * request to the embedded engine, which cannot wait for more in the middle of one.
 */
export class CopyQuery implements Submittable {
  readonly query_timeout: number;
  /** `pg` puts its own in its place, to end the time limit. */
  callback: (error: unknown) => void;
  readonly #tables: readonly CopiedTable[];
  readonly #atOnce: boolean;
  #fault: unknown = null;

  constructor(
    tables: readonly CopiedTable[],
    options: {
      readonly timeoutMilliseconds: number;
      /** In one piece, for a stream that takes nothing else. */
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
      // The server forgets what it has taken, and the caller is told what really went wrong.
      this.#fault = cause;
      stream.write(message('f', 'the rows could not be made\0'));
    } finally {
      if (this.#atOnce) stream.uncork();
    }
  }

  // Called by `pg` as the answers come.

  handleCopyInResponse(): void {
    // Everything is on its way.
  }

  handleCommandComplete(): void {
    // The end is when the server is ready for the next one.
  }

  handleError(error: unknown): void {
    this.callback(this.#fault ?? error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }
}

/** A message of PostgreSQL's protocol: its type, its length without the type, its body. */
function message(type: string, body: string): Buffer {
  const length = Buffer.byteLength(body);
  const bytes = Buffer.allocUnsafe(length + 5);
  bytes.write(type, 0, 'latin1');
  bytes.writeInt32BE(length + 4, 1);
  bytes.write(body, 5);
  return bytes;
}
