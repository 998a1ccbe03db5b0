import { DELIMITERS, type Delimiter } from './csv.js';
import { columnName } from './table-header.js';

/** Excel's first line `sep=;`, which names the separator. */
const HINT = /^"?sep=(.)"?$/i;

/** Returns the separator of such a line; null for any other line. */
export function hintedDelimiter(line: string): Delimiter | null {
  const [, character] = HINT.exec(line.trim()) ?? [];
  return DELIMITERS.find((delimiter) => delimiter === character) ?? null;
}

/** Returns the separator that gives the header the most known columns; a comma by default. */
export function delimiterOf(header: string, known: ReadonlySet<string>): Delimiter {
  const found = (delimiter: Delimiter) =>
    header.split(delimiter).filter((name) => known.has(columnName(name.replaceAll('"', '')))).length;
  return DELIMITERS.reduce((best, delimiter) => (found(delimiter) > found(best) ? delimiter : best));
}

/** Names for messages. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};
