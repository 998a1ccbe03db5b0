import { normalizeText } from '@partner-api/text';
import * as z from 'zod';

const words = z.string().transform(normalizeText);

const someWords = z.string().min(1, 'must not be empty').transform(normalizeText);

/** Tools that hold a column with gaps as decimal numbers write `1.0` where the source has `1`. */
const numeral = z.string().transform((text) => text.replace(/\.0+$/, ''));

const code = (maximum: number) =>
  numeral
    .pipe(z.string().regex(/^\d$/, 'must be one digit'))
    .transform(Number)
    .pipe(z.int().min(1).max(maximum));

/** Empty means unknown. */
const count = numeral
  .pipe(z.string().regex(/^\d{0,9}$/, 'must be a whole number, or empty'))
  .transform((text) => (text === '' ? null : Number(text)));

/** The codebook's -1 means that nobody counted. */
const countOrUncounted = numeral
  .pipe(z.string().regex(/^(-1|\d{0,9})$/, 'must be a whole number, -1 or empty'))
  .transform((text) => (text === '' || text === '-1' ? null : Number(text)));

/** No message quotes the value: it is an exact coordinate. */
const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, 'must be decimal degrees')
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));

/** Versions differ in whether a time of midnight follows. */
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([ T]00:00:00(\.0+)?)?$/, 'must be YYYY-MM-DD')
  .transform((text) => text.slice(0, 'YYYY-MM-DD'.length));

/** What each column must hold; bounds are told by `plainRule`. */
export const CellsSchema = z.object({
  id: numeral.pipe(z.string().regex(/^\d{1,12}$/, 'must be a whole number')),
  type_of_violence: code(3),
  side_a: someWords,
  side_b: someWords,
  where_prec: code(7),
  adm_1: words,
  adm_2: words,
  latitude: degrees(90),
  longitude: degrees(180),
  country: someWords,
  country_id: numeral,
  date_prec: code(5),
  date_start: date,
  date_end: date,
  deaths_civilians: count,
  low: count,
  best: count,
  high: count,
  number_of_sources: countOrUncounted,
  /** Absent in early versions. */
  event_clarity: numeral.pipe(z.enum(['', '1', '2'], 'must be 1, 2 or empty')),
});

export type CellValues = z.infer<typeof CellsSchema>;
