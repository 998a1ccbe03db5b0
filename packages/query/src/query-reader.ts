import type { Actor, Province } from '@partner-api/contract';
import type { CalendarDate } from './calendar.js';
import { textsIn } from './language-of.js';
import { actorBookOf } from './names/actor-book.js';
import { placeBookOf, type Town } from './names/place-book.js';
import type { Reading } from './reading.js';
import { governmentsByCountry } from './slots/actors.js';
import type { Names } from './slots/items-of.js';
import { readChange, readComparison, readSuperlative } from './templates/read-comparison.js';
import {
  readChangeAsked,
  readCount,
  readGrouped,
  readList,
  readOrder,
  readRank,
  readShare,
  readWhether,
  readWhich,
} from './templates/read-question.js';
import { readStatement } from './templates/read-statement.js';
import { readTwo } from './templates/read-two.js';
import { readWith, type Template } from './templates/read-with.js';

/** The names that the records held have. */
export interface QueryNames {
  readonly provinces: readonly Province[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Those who took part in an event together. */
  readonly parties: readonly (readonly Actor[])[];
  readonly towns?: readonly Town[];
}

const CLAIMS: readonly Template[] = [readTwo, readComparison, readSuperlative, readChange, readStatement];
const QUESTIONS: readonly Template[] = [
  readShare,
  readOrder,
  readRank,
  readChangeAsked,
  readGrouped,
  readComparison,
  readSuperlative,
  readChange,
  readWhich,
  readTwo,
  readWhether,
  readList,
  readCount,
];

/** Reads texts with the names that the records have. */
export class QueryReader {
  readonly #names: Names;
  readonly #countries: readonly string[];
  readonly #governments: ReadonlyMap<string, string>;

  constructor({ provinces, countries, parties, towns = [] }: QueryNames) {
    this.#names = { places: placeBookOf(provinces, towns), actors: actorBookOf(parties) };
    this.#countries = countries;
    this.#governments = governmentsByCountry(this.#names.actors.governments);
  }

  /** What a text claims about events. `today` is `YYYY-MM-DD`. */
  readClaim(text: string, today: CalendarDate): Reading {
    return this.#read(text, today, false);
  }

  /** What a text asks about events. */
  readQuestion(text: string, today: CalendarDate): Reading {
    return this.#read(text, today, true);
  }

  #read(text: string, today: CalendarDate, isQuestion: boolean): Reading {
    const [likeliest, second] = textsIn(text, this.#names);
    const read = (found: NonNullable<typeof likeliest>) =>
      readWith(
        { ...found, language: found.terms.language },
        {
          today,
          countries: this.#countries,
          governments: this.#governments,
          isQuestion,
          settings: found.terms.settings,
        },
        isQuestion ? QUESTIONS : CLAIMS,
      );
    if (likeliest === undefined)
      return {
        tier: 'none',
        reason: 'unsupported_language',
        language: null,
        attributions: [],
        notConsidered: [],
        guards: [],
      };
    const first = read(likeliest);
    if (first.tier === 'exact' || second === undefined || second.known < likeliest.known) return first;
    const other = read(second);
    return other.tier === 'exact' ? other : first;
  }
}
