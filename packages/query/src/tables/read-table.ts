import { readFileSync } from 'node:fs';

/**
 * The rows of a table of `data`, by column name. Call it at start-up, because file handles may run out later.
 * @throws Error when the header or the number of cells of a row does not match `columns`.
 */
export function readTable<const Column extends string>(
  name: string,
  columns: readonly Column[],
): Readonly<Record<Column, string>>[] {
  const text = readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');
  const [header = '', ...rows] = text.split('\n');
  const lines = rows.at(-1) === '' ? rows.slice(0, -1) : rows;
  if (header !== columns.join('\t'))
    throw new Error(`${name}: the header has to be ${columns.join(', ')}; it is ${header}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(
        `${name}:${index + 2}: ${columns.length} columns are needed; there are ${cells.length}`,
      );
    const row = columns.map((column, at) => [column, cells[at]?.trim() ?? '']);
    return Object.fromEntries(row) as Record<Column, string>;
  });
}

/** Splits a cell at semicolons. */
export function listIn(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
