import { readFileSync } from 'node:fs';

/** Reads a table of labelled samples, by the column names in its first line. */
export function samples(file: string): Record<string, string>[] {
  const [header = '', ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const names = header.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
