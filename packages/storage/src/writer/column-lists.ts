import type { CopyType, Statement } from '../engine/index.js';

interface Column {
  readonly name: string;
  readonly type: CopyType;
}

/** Returns `id, version`, a list of column names. */
export const namesOf = (columns: readonly Column[]): Statement => listed(columns, ({ name }) => name);

/** Returns `id text, version integer`, the column definitions of `json_to_recordset`. */
export const definitionsOf = (columns: readonly Column[]): Statement =>
  listed(columns, ({ name, type }) => `${name} ${type}`);

/** Returns `version = excluded.version`, the assignments of an upsert. */
export const takingOver = (columns: readonly Column[]): Statement =>
  listed(columns, ({ name }) => `${name} = excluded.${name}`);

/** Names and types come from source code. */
const listed = (columns: readonly Column[], text: (column: Column) => string): Statement => ({
  text: columns.map(text).join(', '),
  values: [],
});
