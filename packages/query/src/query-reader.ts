import type { Actor, Province } from '@partner-api/contract';
import type { CalendarDate } from './calendar.js';
import type { EventQuery } from './event-query.js';
import { groundProposal } from './ground-proposal.js';
import { isInUnreadLanguage, type TextIn, textsIn } from './language-of.js';
import { actorBookOf } from './names/actor-book.js';
import { placeBookOf, type Town } from './names/place-book.js';
import {
  type AskedTime,
  provincesNamedIn,
  timeIn,
  withRecordedPlaces,
  wordsWithoutNames,
} from './names-in-text.js';
import type { Reading } from './reading.js';
import { governmentsByCountry } from './slots/actors.js';
import type { Names } from './slots/items-of.js';
import { readChange, readComparison, readSuperlative } from './templates/read-comparison.js';
import { readDeadly } from './templates/read-deadly.js';
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
import { readPlaceAndTime, readStatement } from './templates/read-statement.js';
import { readTwo } from './templates/read-two.js';
import { readWith, type Template } from './templates/read-with.js';
import { plainText } from './text/tokens.js';

/** The names that the records held have. */
export interface QueryNames {
  readonly provinces: readonly Province[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Those who took part in an event together. */
  readonly parties: readonly (readonly Actor[])[];
  readonly towns?: readonly Town[];
}

/** Of a text in a language with a table about half of the words are in it: its stop words alone are many. */
const LEAST_KNOWN = 0.45;
/** A short one may have fewer: "Who won the chess championship?" */
const LEAST_KNOWN_OF_FEW = 0.35;
const FEW_WORDS = { from: 5, to: 7 };

function isUnknown({ words, known }: TextIn, least = LEAST_KNOWN): boolean {
  return known === 0 ? words > 0 : words >= FEW_WORDS.from && known < words * least;
}

function isSurelyUnknown(text: TextIn): boolean {
  return isUnknown(text, text.words <= FEW_WORDS.to ? LEAST_KNOWN_OF_FEW : LEAST_KNOWN);
}

/** Of a text in a language without a table place and time are read, as far as names and digits tell them. */
function inNoLanguage(reading: Reading): Reading {
  return reading.tier === 'none'
    ? { ...reading, reason: 'unsupported_language', language: null }
    : { ...reading, language: null };
}

const CLAIMS: readonly Template[] = [
  readDeadly,
  readTwo,
  readComparison,
  readSuperlative,
  readChange,
  readStatement,
];
const QUESTIONS: readonly Template[] = [
  readDeadly,
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

  /** The names of the provinces that a text names, as the records have them. */
  provincesIn(text: string): ReadonlySet<string> {
    return new Set(provincesNamedIn(text, this.#names).map(({ name }) => name));
  }

  /** The text with its provinces named as the records name them. */
  withRecordedPlaces(text: string): string {
    return withRecordedPlaces(plainText(text), provincesNamedIn(text, this.#names));
  }

  /** The words of a text, folded, that are no part of a name. */
  withoutNames(text: string): string {
    return wordsWithoutNames(text, this.#names);
  }

  /** The time that a text is about, whatever else it says. */
  timeIn(text: string, today: CalendarDate): AskedTime {
    return timeIn(text, this.#names, today);
  }

  /** A query that a model proposes, where the text bears out each part of it; null for any other. */
  groundProposal(text: string, proposal: unknown, today: CalendarDate): EventQuery | null {
    return groundProposal(text, proposal, this.#names, today);
  }

  #read(text: string, today: CalendarDate, isQuestion: boolean): Reading {
    const [likeliest, second] = textsIn(text, this.#names);
    const read = (found: NonNullable<typeof likeliest>, templates = isQuestion ? QUESTIONS : CLAIMS) =>
      readWith(
        { ...found, language: found.terms.language },
        {
          today,
          countries: this.#countries,
          governments: this.#governments,
          isQuestion,
          settings: found.terms.settings,
        },
        templates,
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
    const isUnread = isInUnreadLanguage(likeliest);
    if (isUnread || isUnknown(likeliest)) {
      const placed = inNoLanguage(read(likeliest, [readPlaceAndTime]));
      if (placed.tier !== 'none' || isUnread || isSurelyUnknown(likeliest)) return placed;
    }
    const first = read(likeliest);

    if (first.tier === 'exact' || second === undefined || second.known < likeliest.known) return first;
    const other = read(second);
    return other.tier === 'exact' ? other : first;
  }
}
