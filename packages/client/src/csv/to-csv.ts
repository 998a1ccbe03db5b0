import type { Cell, Columns } from './columns.js';

export interface CsvOptions {
  /**
   * Handling of texts that a spreadsheet would run as a formula: those with `=`, `+`, `-`, `@`, their full-width forms,
   * a tab or a line break at the start or after a semicolon, tab or line break. `quote`, the default, puts a `'` before the
   * character; `keep` leaves the text unchanged, for programs that run no formulas, such as R and pandas.
   */
  readonly formulas?: 'quote' | 'keep' | undefined;
  /** Text written before the header, such as the credit; each line is prefixed with `# `. */
  readonly comment?: string | undefined;
}

/**
 * Returns rows as CSV (RFC 4180): a header, one line per row, CR LF line ends, quoted texts, empty cells for unknown values.
 *
 *     const events = await client.events.list({ since: '720h' }).toArray({ max: 10_000 });
 *     await writeFile('events.csv', toCsv(events, EVENT_COLUMNS));
 *
 * `comment: toText(list)` of `@partner-api/client/attribution` puts the credit above the header.
 */
export function toCsv<Row>(rows: Iterable<Row>, columns: Columns<Row>, options: CsvOptions = {}): string {
  const { header, line } = writer(columns, options);
  let text = header;
  for (const row of rows) text += line(row);
  return text;
}

/**
 * Yields CSV line by line, for lists that are too long for memory.
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

function writer<Row>(columns: Columns<Row>, { formulas = 'quote', comment }: CsvOptions) {
  const cells = Object.values(columns);
  const write = (values: readonly Cell[]) =>
    `${values.map((value) => field(value, formulas === 'quote')).join(',')}\r\n`;
  return {
    header: commentLines(comment, formulas === 'quote') + write(Object.keys(columns)),
    line: (row: Row) => write(cells.map((cell) => cell(row))),
  };
}

function field(value: Cell, quoteFormulas: boolean): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = quoteFormulas ? value.replace(FORMULA_START, "$&'") : value;
  // Quotes every text, which also distinguishes an empty text from a missing value.
  return `"${text.replaceAll('"', '""')}"`;
}

function commentLines(comment: string | undefined, quoteFormulas: boolean): string {
  if (comment === undefined) return '';
  // A comment is not quoted, so a comma also starts a new cell.
  const text = quoteFormulas
    ? comment.replace(/[,;\t][ "]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$&'")
    : comment;
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `# ${line}\r\n`)
    .join('');
}

/**
 * Matches a possible start of a cell that is followed by a formula character. In many locales spreadsheets split cells at
 * semicolons, tabs or line breaks, so a cell can also start within a text.
 */
const FORMULA_START = /(?:^|[;\t\r\n])[ "]*(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;
