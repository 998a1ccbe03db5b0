import * as z from 'zod';
import { code, count, date, degrees, numeral, someWords, words } from '../table-values.js';

/** Validation of each column; `plainRule` words the errors of bounds. */
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
  number_of_sources: count,
  /** Absent in early versions. */
  event_clarity: numeral.pipe(z.enum(['', '-1', '1', '2'], 'must be 1, 2, -1 or empty')),
  /** `Clear` for a vetted event; for a candidate event what remains to be checked. Absent in early versions. */
  code_status: words,
});

export type CellValues = z.infer<typeof CellsSchema>;
