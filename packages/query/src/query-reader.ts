import type { Actor, Province } from '@partner-api/contract';
import type { CalendarDate } from './calendar.js';
import type { Reading } from './reading.js';

/** A place below the province. */
export interface Town {
  readonly name: string;
  /** Slug. */
  readonly province: string;
}

/** The names that the records held have. */
export interface QueryNames {
  readonly provinces: readonly Province[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Those who took part in an event together. */
  readonly parties: readonly (readonly Actor[])[];
  readonly towns?: readonly Town[];
}

/** Reads texts with the names that the records have. */
export interface QueryReader {
  /** What a text claims about events. */
  readClaim(text: string, today: CalendarDate): Reading;
  /** What a text asks about events. */
  readQuestion(text: string, today: CalendarDate): Reading;
}
