import { InputUnreadable } from '../errors.js';

/** The columns that a format reads; others are not looked at. */
export interface TableColumns<Column extends string> {
  /** What the file should be, as an error ends with it. */
  readonly file: string;
  /** Columns that a row cannot be read without, each with its names in other versions of the file. */
  readonly required: Readonly<Partial<Record<Column, readonly string[]>>>;
  /** Columns that some versions lack. Without them the row says less. */
  readonly optional: readonly Column[];
  /** Whether a column that is not read is an error. */
  readonly refusesOthers?: true;
  /** Columns that tell exactly where something was: a rejected row is shown without them. */
  readonly places: ReadonlySet<string>;
}

/** The value of a column, trimmed; empty when it is a null marker, or when the file has no such column. */
export type Cells<Column extends string> = (column: Column) => string;

export interface TableHeader<Column extends string> {
  readonly names: readonly string[];
  /** Columns that the file has, with their places. */
  readonly places: ReadonlyMap<Column, number>;
}

/** Names as they are compared. */
export const columnName = (field: string): string => field.trim().toLowerCase();

/** Every name under which a column is known. */
export const namesOf = <Column extends string>({
  required,
  optional,
}: TableColumns<Column>): ReadonlySet<string> =>
  new Set([...keysOf(required).flatMap((column) => [column, ...(required[column] ?? [])]), ...optional]);

/**
 * Columns by name, in any order. Throws `InputUnreadable` naming the columns that are missing, or one that is there more than
 * once, also by another name: which is meant cannot be told.
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
 * The second line of the country files of the Humanitarian Data Exchange: HXL hashtags, which say again what the columns hold.
 * Columns that are not read may hold anything, such as the number of a row.
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

/** Object.keys forgets the type of the keys. */
const keysOf = <Key extends string>(value: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(value) as Key[];
