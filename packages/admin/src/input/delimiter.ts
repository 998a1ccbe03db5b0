import { DELIMITERS, type Delimiter } from './csv.js';
import { columnName } from './table-header.js';

/** A first line by which Excel tells its own kind what separates columns. */
const HINT = /^"?sep=(.)"?$/i;

/** What separates the columns when the line is such a hint; null when it is none. */
export function hintedDelimiter(line: string): Delimiter | null {
  const [, character] = HINT.exec(line.trim()) ?? [];
  return DELIMITERS.find((delimiter) => delimiter === character) ?? null;
}

/** The delimiter by which a header has most of the columns that are known; a comma where none has any. */
export function delimiterOf(header: string, known: ReadonlySet<string>): Delimiter {
  const found = (delimiter: Delimiter) =>
    header.split(delimiter).filter((name) => known.has(columnName(name.replaceAll('"', '')))).length;
  return DELIMITERS.reduce((best, delimiter) => (found(delimiter) > found(best) ? delimiter : best));
}

/** In words. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};
