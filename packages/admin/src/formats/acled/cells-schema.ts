import * as z from 'zod';
import { code, count, date, degrees, numeral, someWords, words } from '../table-values.js';

/** Event types by ACLED's `event_type`. */
const TYPES = {
  Battles: 'battle',
  'Explosions/Remote violence': 'explosion_remote_violence',
  'Violence against civilians': 'violence_against_civilians',
  Protests: 'protest',
  Riots: 'riot',
  'Strategic developments': 'strategic_development',
} as const;

const TYPE_NAMES = Object.keys(TYPES) as (keyof typeof TYPES)[];

export const EventIdSchema = z
  .string()
  .regex(/^[A-Z]{3}\d{1,12}$/, 'must be three letters and a number, such as SYR12345');

/** Validation of each column. */
export const CellsSchema = z.object({
  event_id_cnty: EventIdSchema,
  event_date: date,
  time_precision: code(3),
  event_type: z.enum(TYPE_NAMES).transform((name) => TYPES[name]),
  sub_event_type: someWords,
  actor1: words,
  actor2: words,
  civilian_targeting: words,
  country: someWords,
  /** ISO 3166-1 numeric. */
  iso: numeral,
  admin1: words,
  admin2: words,
  latitude: degrees(90),
  longitude: degrees(180),
  geo_precision: code(3),
  source: words,
  fatalities: count,
  /** Time of ACLED's latest change of the event, in Unix seconds. */
  timestamp: numeral
    .pipe(z.string().regex(/^\d{0,11}$/, 'must be seconds since 1970, or empty'))
    .transform((text) => (text === '' ? null : Number(text))),
});

export type CellValues = z.infer<typeof CellsSchema>;
