import type { Connection, Submittable } from 'pg';

/** What a column can be given: a JSON document as its text, a time as ISO 8601, an array of texts or numbers. */
export type CopyValue = string | number | boolean | null | readonly (string | number)[];

/** Rows for one table, as `COPY` takes them. They are made while those before them are sent. */
export interface Copy {
  /** Names come from source code. */
  readonly table: string;
  readonly columns: readonly string[];
  /** Values in the order of the columns. */
  readonly rows: Iterable<readonly CopyValue[]>;
}

const ROWS_PER_MESSAGE = 50;

/**
 * `COPY … FROM STDIN` for `pg`. Statement, rows and end are sent without waiting for the server's word that it will take
 * rows: it reads past them when it will not. So it is one round trip, and one request to the embedded engine, which
 * cannot wait for more in the middle of one.
 */
export class CopyQuery implements Submittable {
  readonly query_timeout: number;
  /** `pg` puts its own in its place, to end the time limit. */
  callback: (error: unknown) => void;
  readonly #copy: Copy;
  readonly #atOnce: boolean;
  #fault: unknown = null;

  constructor(
    copy: Copy,
    options: {
      readonly timeoutMilliseconds: number;
      /** In one piece, for a stream that takes nothing else. */
      readonly atOnce: boolean;
      readonly callback: (error: unknown) => void;
    },
  ) {
    this.#copy = copy;
    this.#atOnce = options.atOnce;
    this.query_timeout = options.timeoutMilliseconds;
    this.callback = options.callback;
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    if (this.#atOnce) stream.cork();
    connection.query(`copy ${this.#copy.table} (${this.#copy.columns.join(', ')}) from stdin`);
    try {
      for (const lines of linesOf(this.#copy.rows)) stream.write(message('d', lines));
      stream.write(message('c', ''));
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

function* linesOf(rows: Copy['rows']): Generator<string> {
  let lines = '';
  let count = 0;
  for (const row of rows) {
    lines += `${row.map(textOf).join('\t')}\n`;
    count += 1;
    if (count % ROWS_PER_MESSAGE > 0) continue;
    yield lines;
    lines = '';
  }
  if (lines !== '') yield lines;
}

/** The text format of `COPY`. */
function textOf(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'number' ? String(value) : escaped(`{${value.map(elementOf).join(',')}}`);
}

const elementOf = (element: string | number): string =>
  typeof element === 'number' ? String(element) : `"${element.replace(/["\\]/g, '\\$&')}"`;

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : text;
