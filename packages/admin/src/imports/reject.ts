import { redactText } from '@partner-api/safeguards';

/** The reason why a row cannot be imported. */
export interface Fault {
  /** Path of the member or name of the column; null for the row as a whole. */
  readonly field: string | null;
  /** Code in snake_case, counted in the summary. */
  readonly reason: string;
  readonly detail: string;
}

/** A rejected row as it is reported. */
export interface Reject extends Fault {
  /** Line of the input, from 1. */
  readonly line: number;
  /** The row as read, without coordinates, at most 4,000 characters. */
  readonly row: string;
}

const ROW_MAXIMUM_CHARACTERS = 4_000;

/** Longer than the limit, because redaction can shorten the text. */
const ROW_READ_CHARACTERS = 4 * ROW_MAXIMUM_CHARACTERS;

/** A number with more decimals than a served coordinate has, for rows whose columns could not be identified. */
const preciseNumber = /(?<!\d)-?\d+\.\d{2,}/g;

/**
 * A geometry in well-known binary (WKB), as geographic databases export it. It has no word boundary at its start,
 * because PostgreSQL writes `\x` before it.
 */
const binaryGeometry = /[0-9a-f]{42,}/gi;

/**
 * Returns the row without the exact places that can be recognised, because rejected rows are written to a file and exact
 * coordinates must never be stored. Formats have removed the columns that they know.
 */
export function toReject(fault: Fault, line: number, row: string): Reject {
  const safe = redactText(cut(row, ROW_READ_CHARACTERS))
    .replace(preciseNumber, '[number removed]')
    .replace(binaryGeometry, '[removed]');
  return { line, ...fault, row: cut(safe, ROW_MAXIMUM_CHARACTERS) };
}

function cut(text: string, maximumCharacters: number): string {
  if (text.length <= maximumCharacters) return text;
  // Drops half of a surrogate pair at the end.
  return text.slice(0, maximumCharacters).replace(/[\uD800-\uDBFF]$/, '');
}
