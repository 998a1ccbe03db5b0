import { InputUnreadable } from '../errors.js';

/** The columns that a format reads; others are ignored. */
export interface TableColumns<Column extends string> {
  /** Description of the expected file, at the end of an error. */
  readonly file: string;
  /** Required columns, each with its names in other versions of the file. */
  readonly required: Readonly<Partial<Record<Column, readonly string[]>>>;
  /** Optional columns, which some versions lack. */
  readonly optional: readonly Column[];
  /** Whether an unknown column is an error. */
  readonly refusesOthers?: true;
  /** Columns with exact locations, which are removed from rejected rows. */
  readonly places: ReadonlySet<string>;
}

/** Returns the trimmed value of a column; empty for a null marker or a missing column. */
export type Cells<Column extends string> = (column: Column) => string;

export interface TableHeader<Column extends string> {
  readonly names: readonly string[];
  /** Indexes of the columns that the file has. */
  readonly places: ReadonlyMap<Column, number>;
}

/** Normalises a name for comparison. */
export const columnName = (field: string): string => field.trim().toLowerCase();

/** Returns all names of the columns. */
export const namesOf = <Column extends string>({
  required,
  optional,
}: TableColumns<Column>): ReadonlySet<string> =>
  new Set([...keysOf(required).flatMap((column) => [column, ...(required[column] ?? [])]), ...optional]);

/**
 * Maps columns by name, in any order. Throws `InputUnreadable` for missing columns, and for a column that occurs more
 * than once, also under another name.
 */
export function readHeader<Column extends string>(
  fields: readonly string[],
  columns: TableColumns<Column>,
): TableHeader<Column> {
  const names = fields.map(columnName);
  const places = new Map<Column, number>();
  const find = (column: Column, others: readonly string[]): boolean => {
    const called = names.filter((name) => name === column || others.includes(name));
    if (called.length > 1) {
      throw new InputUnreadable(
        `The header has more than one column ${column} (${called.join(', ')}). Keep the one that is meant.`,
      );
    }
    const [name] = called;
    if (name !== undefined) places.set(column, names.indexOf(name));
    return name !== undefined;
  };
  const { required } = columns;
  const missing = keysOf(required).filter((column) => !find(column, required[column] ?? []));
  for (const column of columns.optional) find(column, []);
  if (missing.length > 0) {
    throw new InputUnreadable(`The header lacks the columns ${missing.join(', ')}. ${columns.file}`);
  }
  const known = namesOf(columns);
  const other = columns.refusesOthers && names.find((name) => !known.has(name));
  if (other) throw new InputUnreadable(`The header has a column ${JSON.stringify(other)}. ${columns.file}`);
  return { names, places };
}

/**
 * Whether a row has HXL hashtags, the second line of country files of the Humanitarian Data Exchange. Only columns
 * that are read count, because others can hold anything, such as a row number.
 */
export function isTagRow<Column extends string>(
  fields: readonly string[],
  { places }: TableHeader<Column>,
): boolean {
  const filled = [...places.values()]
    .map((place) => fields[place]?.trim() ?? '')
    .filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^#[a-z]/i.test(cell));
}

/** `Object.keys` loses the type of the keys. */
const keysOf = <Key extends string>(value: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(value) as Key[];
