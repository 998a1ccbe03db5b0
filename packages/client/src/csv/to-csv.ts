import type { Cell, Columns } from './columns.js';

export interface CsvOptions {
  /**
   * What becomes of texts that a spreadsheet would run as a formula (those that begin with `=`, `+`, `-`, `@`, a tab, a
   * line break, or the wide forms of the signs): `quote` puts a `'` before them, `keep` leaves them as they are, for programs that calculate
   * nothing, such as R and pandas. `quote` when omitted. Numbers are never touched.
   */
  readonly formulas?: 'quote' | 'keep' | undefined;
}

/**
 * A table in CSV (RFC 4180): a header, one line a row, lines that end in CR LF, UTF-8, unknown values empty.
 *
 *     const events = await client.events.list({ since: '720h' }).toArray({ max: 10_000 });
 *     await writeFile('events.csv', toCsv(events, EVENT_COLUMNS));
 *
 * The credit does not fit into it: publish `toText(list)` of `@partner-api/client/attribution` beside the file.
 */
export function toCsv<Row>(rows: Iterable<Row>, columns: Columns<Row>, options: CsvOptions = {}): string {
  const { header, line } = writer(columns, options);
  let text = header;
  for (const row of rows) text += line(row);
  return text;
}

/**
 * The same line by line, for lists that are too long to be held.
 *
 *     const list = client.events.list({ since: '87600h', limit: 200 });
 *     await pipeline(toCsvLines(list, EVENT_COLUMNS), createWriteStream('events.csv'));
 */
export async function* toCsvLines<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: Columns<Row>,
  options: CsvOptions = {},
): AsyncGenerator<string, void, undefined> {
  const { header, line } = writer(columns, options);
  yield header;
  for await (const row of rows) yield line(row);
}

function writer<Row>(columns: Columns<Row>, { formulas = 'quote' }: CsvOptions) {
  const cells = Object.values(columns);
  const write = (values: readonly Cell[]) =>
    `${values.map((value) => field(value, formulas === 'quote')).join(',')}\r\n`;
  return {
    header: write(Object.keys(columns)),
    line: (row: Row) => write(cells.map((cell) => cell(row))),
  };
}

function field(value: Cell, quoteFormulas: boolean): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = quoteFormulas && /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  // An empty text is quoted, so that it is told from a missing one.
  return text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
