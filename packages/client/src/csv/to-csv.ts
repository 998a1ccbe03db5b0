import type { Cell, Columns } from './columns.js';

export interface CsvOptions {
  /**
   * What becomes of texts that a spreadsheet would run as a formula (those with `=`, `+`, `-`, `@`, a tab, a line break
   * or the wide forms of the signs at the start, or after a semicolon, tab or line break): `quote` puts a `'` before the
   * sign, `keep` leaves them as they are, for programs that calculate nothing, such as R and pandas. `quote` when omitted.
   * Numbers are never touched.
   */
  readonly formulas?: 'quote' | 'keep' | undefined;
  /** Lines before the header, each behind `# `, such as the credit. */
  readonly comment?: string | undefined;
}

/**
 * A table in CSV (RFC 4180): a header, one line a row, lines that end in CR LF, UTF-8, texts in quotes, unknown values empty.
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
  // All texts are quoted, so that none depends on its characters, and an empty one is told from a missing one.
  return `"${text.replaceAll('"', '""')}"`;
}

function commentLines(comment: string | undefined, quoteFormulas: boolean): string {
  if (comment === undefined) return '';
  // A comma ends a cell here, because a comment is not in quotes.
  const text = quoteFormulas
    ? comment.replace(/[,;\t][ "]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$&'")
    : comment;
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `# ${line}\r\n`)
    .join('');
}

/**
 * Where a cell may begin, before a sign that makes it a formula. A spreadsheet that takes semicolons, tabs or line
 * breaks for the ends of cells, as many do by their language, finds a beginning within a text as well.
 */
const FORMULA_START = /(?:^|[;\t\r\n])[ "]*(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;
