import { foldText } from '@partner-api/text';
import { membersOf } from '../events/actor-certainty.js';
import type { Day } from '../events/day.js';
import type { EventTable } from '../events/event-table.js';
import { countryCode } from '../places/country-code.js';
import { PlaceBook } from '../places/place-book.js';
import { actorBookOf } from './actor-book.js';
import { type EventClaim, OTHER, type Outcome } from './event-reading.js';
import { type Governments, withGovernments } from './government-actors.js';
import { type Language, languages } from './lexicons/lexicons.js';
import { type Names, NamesInText } from './names-in-text.js';
import { claimOf } from './read-claim.js';
import { readItems } from './read-items.js';
import { type EventQuestion, questionOf } from './read-question.js';
import { type Parts, readParts } from './read-text.js';
import { plainText, type Token, tokensOf } from './tokens.js';

/** Reads texts with the names that the events know. */
export class EventReader {
  readonly #names: Names;
  readonly #governments: Governments;
  /** Of the events. */
  readonly #countries: readonly string[];

  constructor(table: EventTable) {
    this.#governments = governmentsIn(table);
    this.#countries = table.countries.values;
    const countries = new Set([...this.#countries, ...this.#governments.keys()]);
    this.#names = {
      places: new PlaceBook(table.provinces.values, [...countries]),
      actors: actorBookOf(table.parties.values),
    };
  }

  /**
   * What a text claims about the events, whatever its language. It is read only where every word of it has a meaning
   * here, and where all languages that it can be read in agree.
   */
  readClaim(text: string, today: Day): Outcome<EventClaim> {
    // A claim names a time, and all but the vaguest ways to do so have a year.
    if (!tokensOf(text).some(mayTellTime)) return OTHER;
    return this.#read(text, today, (parts, { lexicon }) => claimOf(parts, lexicon));
  }

  /** What a text asks that counting events can answer; read as claims are. */
  readQuestion(text: string, today: Day): Outcome<EventQuestion> {
    const isAsked = /[?؟？]\s*$/u.test(text);
    const [only = null, ...others] = this.#countries;
    return this.#read(text, today, (parts) => questionOf(parts, others.length === 0 ? only : null, isAsked));
  }

  /** The text with provinces named as the records name them, where it names them otherwise. */
  withRecordedPlaces(text: string): string {
    const tokens = tokensOf(text);
    const names = new NamesInText(tokens, this.#names);
    let named = plainText(text);
    // From the end, so that what comes before stays where it is.
    for (const { start, end, name } of names.provinces().toReversed())
      if (foldText(named.slice(start, end)) !== foldText(name))
        named = `${named.slice(0, start)}${name}${named.slice(end)}`;
    return named;
  }

  #read<Read>(
    text: string,
    today: Day,
    put: (parts: Parts, language: Language) => Read | null,
  ): Outcome<Read> {
    const tokens = tokensOf(text);
    if (tokens.length > mostTokens) return OTHER;
    const names = new NamesInText(tokens, this.#names);
    const outcomes = languages().map((language) => this.#readIn(language, tokens, names, today, put));
    const readings = outcomes.flatMap((found) => (found.outcome === 'read' ? [found.reading] : []));
    const [reading] = readings;
    if (reading !== undefined) return agreed(readings) ? { outcome: 'read', reading } : OTHER;
    const unread = outcomes.filter((found) => found.outcome === 'unread');
    return unread.toSorted((a, b) => a.words.length - b.words.length)[0] ?? OTHER;
  }

  #readIn<Read>(
    language: Language,
    tokens: readonly Token[],
    names: NamesInText,
    today: Day,
    put: (parts: Parts, language: Language) => Read | null,
  ): Outcome<Read> {
    const items = withGovernments(
      readItems(tokens, language, names),
      this.#governments,
      language.lexicon.language,
    );
    const parts = readParts(items, language.lexicon, today, this.#governments);
    const reading = parts === null ? null : put(parts, language);
    if (parts === null || reading === null) return OTHER;
    if (parts.unread.length === 0) return { outcome: 'read', reading };
    return parts.unread.length <= mostUnread ? { outcome: 'unread', words: parts.unread } : OTHER;
  }
}

function mayTellTime(token: Token): boolean {
  return token.type === 'date' || (token.type === 'number' && token.isYear);
}

/** A longer text says more than one thing. */
const mostTokens = 60;
/** With more words unknown, it is about something else. */
const mostUnread = 2;

function agreed(readings: readonly unknown[]): boolean {
  return new Set(readings.map((reading) => JSON.stringify(reading))).size === 1;
}

/** Parties named "Government of …", as UCDP does, by the country in their name. */
function governmentsIn(table: EventTable): Governments {
  const found = new Map<string, string>();
  const names = new Set(table.parties.values.flatMap((actors) => actors.flatMap(membersOf)));
  for (const name of names) {
    const country = /^Government of (.+?)(?: \(.*\))?$/.exec(name)?.[1];
    const code = country === undefined ? null : countryCode(country);
    if (code !== null) found.set(code, name);
  }
  return found;
}
