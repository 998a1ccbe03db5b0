import { readFileSync } from 'node:fs';

/**
 * Reads a table of the `data` folder: a header, then tab-separated rows without quoting. Throws for another header or
 * number of cells, because a misread row would silently weaken a safeguard.
 */
export function readTable<Column extends string>(
  name: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const [header, ...lines] = readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  if (header !== columns.join('\t')) throw new Error(`${name}: the header must be ${columns.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length || cells.some((cell) => cell.trim() !== cell || cell === ''))
      throw new Error(`${name}:${index + 2}: a row must have ${columns.length} cells, none of them empty`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
  });
}
