import type { CopyType, Statement } from '../engine/index.js';

interface Column {
  readonly name: string;
  readonly type: CopyType;
}

/** `id, version`, as a statement names columns. */
export const namesOf = (columns: readonly Column[]): Statement => listed(columns, ({ name }) => name);

/** `id text, version integer`, as `json_to_recordset` is told what to read. */
export const definitionsOf = (columns: readonly Column[]): Statement =>
  listed(columns, ({ name, type }) => `${name} ${type}`);

/** `version = excluded.version`, as a row that is there takes over the values of the one that came. */
export const takingOver = (columns: readonly Column[]): Statement =>
  listed(columns, ({ name }) => `${name} = excluded.${name}`);

/** Names and types come from source code. */
const listed = (columns: readonly Column[], text: (column: Column) => string): Statement => ({
  text: columns.map(text).join(', '),
  values: [],
});
