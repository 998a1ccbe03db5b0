import type { Actor, Province } from '@partner-api/contract';
import { foldText } from '@partner-api/text';
import type { CalendarDate, Window } from './calendar.js';
import type { EventQuery } from './event-query.js';
import { groundProposal } from './ground-proposal.js';
import { actorBookOf } from './names/actor-book.js';
import { placeBookOf, type Town } from './names/place-book.js';
import type { Reading } from './reading.js';
import { governmentsByCountry } from './slots/actors.js';
import { Draft } from './slots/draft.js';
import type { Names } from './slots/tag-tokens.js';
import { readTimes } from './slots/times.js';
import { isInUnreadLanguage, provincesNamedIn, type TaggedText, tagText } from './tag-text.js';
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

/** The names that occur in the records. */
export interface QueryNames {
  readonly provinces: readonly Province[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** The list of actors of each event. */
  readonly parties: readonly (readonly Actor[])[];
  readonly towns?: readonly Town[];
}

/** The time that a text is about. `unclear`: the date does not exist or is ambiguous. */
export type AskedTime =
  | { readonly outcome: 'none' | 'unclear' }
  | { readonly outcome: 'told'; readonly window: Window };

/** The minimum share of known words: in a supported language stop words alone are about half of a text. */
const LEAST_KNOWN = 0.45;
/** The minimum for a short text: "Who won the chess championship?" */
const LEAST_KNOWN_OF_FEW = 0.35;
const FEW_WORDS = { from: 5, to: 7 };

function isUnknown({ words, known }: TaggedText, least: number): boolean {
  return known === 0 ? words > 0 : words >= FEW_WORDS.from && known < words * least;
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
    return new Set(provincesNamedIn(this.#tag(text), this.#names).map(({ name }) => name));
  }

  /** Replaces each province name of a text by the name used in the records. */
  withRecordedPlaces(text: string): string {
    const tagged = this.#tag(text);
    let replaced = tagged.plain;
    // Replacing from the end keeps the earlier offsets valid.
    for (const { start, end, name } of provincesNamedIn(tagged, this.#names).toReversed())
      if (foldText(replaced.slice(start, end)) !== foldText(name))
        replaced = replaced.slice(0, start) + name + replaced.slice(end);
    return replaced;
  }

  /** The folded words of a text outside the names of places and actors. */
  withoutNames(text: string): string {
    const { items, tokens } = this.#tag(text);
    return items
      .filter(({ type }) => type !== 'place' && type !== 'actor')
      .flatMap(({ from, to }) => tokens.slice(from, to))
      .flatMap((token) => (token.type === 'word' ? [token.folded] : []))
      .join(' ');
  }

  /** The time that a text is about. */
  timeIn(text: string, today: CalendarDate): AskedTime {
    const [time, ...others] = readTimes(new Draft(this.#tag(text).items), today);
    if (time === undefined) return { outcome: 'none' };
    const isPlain =
      !time.isUnclear && others.every(({ window }) => JSON.stringify(window) === JSON.stringify(time.window));
    return isPlain ? { outcome: 'told', window: time.window } : { outcome: 'unclear' };
  }

  /** Validates a query that a model proposes against the text; null when the text does not support it. */
  groundProposal(text: string, proposal: unknown, today: CalendarDate): EventQuery | null {
    return groundProposal(this.#tag(text), proposal, today);
  }

  /** The text in its likeliest language. */
  #tag(text: string): TaggedText {
    return tagText(text, this.#names)[0];
  }

  #read(text: string, today: CalendarDate, isQuestion: boolean): Reading {
    const [likeliest, second] = tagText(text, this.#names);
    const read = (found: TaggedText, templates = isQuestion ? QUESTIONS : CLAIMS) => {
      const [countries, governments] = [this.#countries, this.#governments];
      const { settings } = found.terms;
      return readWith(found, { today, countries, governments, isQuestion, settings }, templates);
    };
    const isUnread = isInUnreadLanguage(likeliest);
    if (isUnread || isUnknown(likeliest, LEAST_KNOWN)) {
      const placed = inNoLanguage(read(likeliest, [readPlaceAndTime]));
      const least = likeliest.words <= FEW_WORDS.to ? LEAST_KNOWN_OF_FEW : LEAST_KNOWN;
      if (placed.tier !== 'none' || isUnread || isUnknown(likeliest, least)) return placed;
    }
    const first = read(likeliest);
    if (first.tier === 'exact' || second === undefined || second.known < likeliest.known) return first;
    const other = read(second);
    return other.tier === 'exact' ? other : first;
  }
}
