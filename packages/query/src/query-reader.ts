import type { Actor, Province } from '@partner-api/contract';
import type { CalendarDate } from './calendar.js';
import type { EventQuery } from './event-query.js';
import { groundProposal } from './ground-proposal.js';
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
import type { Names } from './slots/tag-tokens.js';
import { isInUnreadLanguage, type TaggedText, tagText } from './tag-text.js';
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

/** The names that occur in the records. */
export interface QueryNames {
  readonly provinces: readonly Province[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** The list of actors of each event. */
  readonly parties: readonly (readonly Actor[])[];
  readonly towns?: readonly Town[];
}

/** The minimum share of known words: in a supported language stop words alone are about half of a text. */
const LEAST_KNOWN = 0.45;
/** The minimum for a short text: "Who won the chess championship?" */
const LEAST_KNOWN_OF_FEW = 0.35;
const FEW_WORDS = { from: 5, to: 7 };

function isUnknown({ words, known }: TaggedText, least = LEAST_KNOWN): boolean {
  return known === 0 ? words > 0 : words >= FEW_WORDS.from && known < words * least;
}

function isSurelyUnknown(text: TaggedText): boolean {
  return isUnknown(text, text.words <= FEW_WORDS.to ? LEAST_KNOWN_OF_FEW : LEAST_KNOWN);
}

/** The reading of a text in an unsupported language, which has only the place and time that names and digits give. */
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

/** Parses claims and questions into event queries, with the names that occur in the records. */
export class QueryReader {
  readonly #names: Names;
  readonly #countries: readonly string[];
  readonly #governments: ReadonlyMap<string, string>;

  constructor({ provinces, countries, parties, towns = [] }: QueryNames) {
    this.#names = { places: placeBookOf(provinces, towns), actors: actorBookOf(parties) };
    this.#countries = countries;
    this.#governments = governmentsByCountry(this.#names.actors.governments);
  }

  /** Parses a claim about events. */
  readClaim(text: string, today: CalendarDate): Reading {
    return this.#read(text, today, false);
  }

  /** Parses a question about events. */
  readQuestion(text: string, today: CalendarDate): Reading {
    return this.#read(text, today, true);
  }

  /** The provinces that a text names, by their names in the records. */
  provincesIn(text: string): ReadonlySet<string> {
    return new Set(provincesNamedIn(text, this.#names).map(({ name }) => name));
  }

  /** Replaces each province name of a text by the name used in the records. */
  withRecordedPlaces(text: string): string {
    return withRecordedPlaces(plainText(text), provincesNamedIn(text, this.#names));
  }

  /** The folded words of a text outside the names of places and actors. */
  withoutNames(text: string): string {
    return wordsWithoutNames(text, this.#names);
  }

  /** The time that a text is about. */
  timeIn(text: string, today: CalendarDate): AskedTime {
    return timeIn(text, this.#names, today);
  }

  /** Validates a query that a model proposes against the text; null when the text does not support it. */
  groundProposal(text: string, proposal: unknown, today: CalendarDate): EventQuery | null {
    return groundProposal(text, proposal, this.#names, today);
  }

  #read(text: string, today: CalendarDate, isQuestion: boolean): Reading {
    const [likeliest, second] = tagText(text, this.#names);
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
