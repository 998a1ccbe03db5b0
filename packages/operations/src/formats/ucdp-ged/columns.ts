import { InputUnreadable } from '../../errors.js';

/** Columns that a row cannot be read without, each with its names in other versions of the data set. */
const REQUIRED = {
  id: [],
  type_of_violence: [],
  side_a: [],
  side_b: [],
  source_article: [],
  where_prec: [],
  adm_1: [],
  latitude: [],
  longitude: [],
  country: [],
  date_prec: [],
  date_start: [],
  date_end: [],
  deaths_civilians: [],
  // Until version 5.0.
  low: ['low_est'],
  best: ['best_est'],
  high: ['high_est'],
} as const;

/** Columns that some versions lack. Without them the row says less. */
const OPTIONAL = [
  'adm_2',
  'country_id',
  'event_clarity',
  'number_of_sources',
  'source_office',
  'source_date',
  'source_headline',
] as const;

type Column = keyof typeof REQUIRED | (typeof OPTIONAL)[number];

// The keys of such an object are its columns, by its type; Object.keys forgets it.
const COLUMNS = [...(Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]), ...OPTIONAL];

/** The value of a column, trimmed; empty when the file has no such column. */
export type Cells = (column: Column) => string;

export interface Header {
  readonly names: readonly string[];
  cells(fields: readonly string[]): Cells;
}

/**
 * Columns by name, in any order; others are not read. Throws `InputUnreadable` naming the columns that are missing, or one
 * that is there more than once, also by another name: which is meant cannot be told.
 */
export function readHeader(fields: readonly string[]): Header {
  const names = fields.map((field) => field.trim().toLowerCase());
  const at = new Map<string, number>();
  const missing: string[] = [];
  const place = (column: string, aliases: readonly string[]): boolean => {
    const called = names.filter((name) => name === column || aliases.includes(name));
    if (called.length > 1) {
      throw new InputUnreadable(
        `The header has more than one column ${column} (${called.join(', ')}). Keep the one that is meant.`,
      );
    }
    const [name] = called;
    if (name !== undefined) at.set(column, names.indexOf(name));
    return name !== undefined;
  };
  for (const [column, aliases] of Object.entries(REQUIRED)) {
    if (!place(column, aliases)) missing.push(column);
  }
  for (const column of OPTIONAL) place(column, []);
  if (missing.length > 0) {
    throw new InputUnreadable(
      `The header lacks the columns ${missing.join(', ')}. Import the CSV file of the UCDP Georeferenced Event Dataset (GED), with its header line.`,
    );
  }
  const cells = (row: readonly string[]) => (column: Column) => row[at.get(column) ?? -1]?.trim() ?? '';
  return { names, cells };
}

/**
 * The second line of the country files of the Humanitarian Data Exchange: HXL hashtags, which say again what the columns hold.
 * Columns that are not read may hold anything, such as the number of a row.
 */
export function isTagRow(cells: Cells): boolean {
  const filled = COLUMNS.map(cells).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^#[a-z]/i.test(cell));
}
