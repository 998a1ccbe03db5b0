import { redactText } from '@partner-api/safeguards';

/** Why a row cannot be imported. */
export interface Fault {
  /** Path of the member or name of the column at fault; null when it is the row as a whole. */
  readonly field: string | null;
  /** In snake_case; the summary counts by it. */
  readonly reason: string;
  readonly detail: string;
}

/** A row that was not imported, as it is reported. */
export interface Reject extends Fault {
  /** Line of the input, from 1. */
  readonly line: number;
  /** The row as it was read, at most 4,000 characters, without its coordinates. */
  readonly row: string;
}

const ROW_MAXIMUM_CHARACTERS = 4_000;

/** What is looked at of a longer row: what is taken out may be longer than what takes its place. */
const ROW_READ_CHARACTERS = 4 * ROW_MAXIMUM_CHARACTERS;

/** More decimals than a served coordinate has; a row whose columns cannot be told apart still hides its place. */
const preciseNumber = /(?<!\d)-?\d+\.\d{2,}/g;

/** A geometry in well-known binary, as geographic databases export it. */
const binaryGeometry = /\b[0-9a-f]{42,}\b/gi;

/**
 * Rejected rows are kept in a file, and exact coordinates must never be stored: formats blank the columns they know,
 * and everything else that may place someone is taken out here.
 */
export function toReject(fault: Fault, line: number, row: string): Reject {
  const safe = redactText(cut(row, ROW_READ_CHARACTERS))
    .replace(preciseNumber, '[number removed]')
    .replace(binaryGeometry, '[removed]');
  return { line, ...fault, row: cut(safe, ROW_MAXIMUM_CHARACTERS) };
}

function cut(text: string, maximumCharacters: number): string {
  if (text.length <= maximumCharacters) return text;
  // A pair that would be cut in half is left out.
  return text.slice(0, maximumCharacters).replace(/[\uD800-\uDBFF]$/, '');
}
