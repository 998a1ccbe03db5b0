import { normalizeText } from '@partner-api/text';
import * as z from 'zod';
import { webText } from '../input/web-text.js';

// Parsers of cell values in the notations of various tools. An empty cell is unknown.

export const words = z.string().transform((text) => normalizeText(webText(text)));

export const someWords = z
  .string()
  .min(1, 'must not be empty')
  .transform((text) => normalizeText(webText(text)));

/**
 * Removes notations of tools that store integers as decimals: `1.0` for `1`, and R's `4e+05` for 400000. A number
 * that a spreadsheet truncated, such as `4.21E+11`, stays and fails validation.
 */
export const numeral = z.string().transform((text) => withoutExponent(text).replace(/\.0+$/, ''));

const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e\+(\d{2})$/;

function withoutExponent(text: string): string {
  const [, sign, first, decimals = '', exponent] = EXPONENT.exec(text) ?? [];
  if (first === undefined || decimals.length > Number(exponent)) return text;
  return `${sign}${first}${decimals.padEnd(Number(exponent), '0')}`;
}

export const code = (maximum: number) =>
  numeral
    .pipe(z.string().regex(/^\d$/, 'must be one digit'))
    .transform(Number)
    .pipe(z.int().min(1).max(maximum));

/** Some columns contain -1 for unknown. */
export const count = numeral
  .pipe(z.string().regex(/^(?:-1|\d{0,9})$/, 'must be a whole number of at most nine digits, -1 or empty'))
  .transform((text) => (text === '' || text === '-1' ? null : Number(text)));

/**
 * Accepts a decimal comma, because coordinates have no thousands separator. No message quotes the value, which is an
 * exact place.
 */
export const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:[.,]\d+)?$/, 'must be decimal degrees')
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(z.number().min(-limit).max(limit));

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Accepted forms: `2016-03-01`, also with slashes or a time of midnight; `1 March 2016`; `01.03.2016` (day first). */
const DATES: readonly ((text: string) => string | undefined)[] = [
  (text) => isoDate(/^(\d{4})[-/](\d{2})[-/](\d{2})(?:[ T]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text), 1, 2, 3),
  (text) => isoDate(/^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: 0?0:00(?::00)?)?$/.exec(text), 3, 2, 1),
  (text) => {
    const [, day, name = '', year] = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4})$/i.exec(text) ?? [];
    const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    return year && month > 0 ? [year, padded(month), padded(day)].join('-') : undefined;
  },
];

/** Returns `YYYY-MM-DD`; `readTime` checks whether the day exists. */
export const date = z.string().transform((text, context) => {
  const found = DATES.map((read) => read(text)).find((read) => read !== undefined);
  if (found !== undefined) return found;
  const isSlashed = /^\d{1,2}\/\d{1,2}\/\d{2,4}/.test(text);
  context.addIssue({
    code: 'custom',
    message: isSlashed ? 'must be YYYY-MM-DD: the order of day and month is ambiguous' : 'must be YYYY-MM-DD',
  });
  return z.NEVER;
});

const padded = (part: string | number | undefined): string => String(part ?? '').padStart(2, '0');

const isoDate = (match: RegExpExecArray | null, year: number, month: number, day: number) =>
  match ? [match[year], padded(match[month]), padded(match[day])].join('-') : undefined;
