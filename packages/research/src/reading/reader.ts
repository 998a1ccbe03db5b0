import { foldText } from '@partner-api/text';
import type { Day } from '../events/day.js';
import type { EventTable } from '../events/event-table.js';
import { PlaceBook } from '../places/place-book.js';
import { actorBookOf } from './actor-book.js';
import { asWritten } from './as-written.js';
import { withoutAsides } from './asides.js';
import { KINDS } from './counted.js';
import {
  type Aside,
  type EventClaim,
  type Obstacle,
  OTHER,
  type Outcome,
  type Unread,
} from './event-reading.js';
import { withGovernments } from './government-actors.js';
import { type Governments, governmentsIn } from './governments.js';
import { hasTag, type Item, isSilent } from './item.js';
import { type Language, languagesOf } from './lexicons/lexicons.js';
import { type Names, NamesInText } from './names-in-text.js';
import { claimOf } from './read-claim.js';
import { placedItems, readItems } from './read-items.js';
import { type EventQuestion, questionOf } from './read-question.js';
import { type Parts, readParts } from './read-text.js';
import { statementIn } from './statement.js';
import { plainText, type Token, tokensOf } from './tokens.js';
import { completed, halvesOf } from './two-statements.js';
import { STOP } from './unread-words.js';

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
   * What a text claims about the events, in one statement or two, whatever its language. It is read only where every word
   * of its statements has a meaning here, and where all languages that it can be read in agree.
   */
  readClaim(text: string, today: Day): Outcome<readonly EventClaim[]> {
    const statement = statementIn(text);
    // "No, more than 40 were killed": it denies what another said.
    if (answer.test(statement)) return OTHER;
    const tokens = tokensOf(statement);
    // Most texts name neither a time nor a place, and are about something else.
    if (!tokens.some(mayTellTime) && new NamesInText(tokens, this.#names).provinces().length === 0)
      return OTHER;
    const claimIn: Put<EventClaim> = (parts, { lexicon }, isAsked) =>
      isObstacle(parts) ? parts : claimOf(parts, lexicon, isAsked);
    const one = this.#read<readonly EventClaim[]>(statement, today, (parts, language, isAsked) => {
      const claim = claimIn(parts, language, isAsked);
      return claim === null || isObstacle(claim) ? claim : [claim];
    });
    const two = one.outcome === 'unread' ? this.#readTwo(statement, today, claimIn) : null;
    return two?.outcome === 'read' ? two : one;
  }

  /** What a text asks that counting events can answer; read as claims are. */
  readQuestion(text: string, today: Day): Outcome<EventQuestion> {
    return this.#read(text, today, (parts, { lexicon }, isAsked) =>
      isObstacle(parts) ? null : questionOf(parts, lexicon, { countries: this.#countries, isAsked }),
    );
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

  #read<Read>(text: string, today: Day, put: Put<Read>): Outcome<Read> {
    const tokens = tokensOf(text);
    if (tokens.length > mostTokens) return OTHER;
    const readings = languagesOf(text).map((language) => this.#readIn(language, { tokens }, today, put));
    const read = agreed(readings.map(({ outcome }) => ({ outcome, asides: [] })));
    if (read !== null) return read;
    const fewest = Math.min(...readings.map(({ unknown }) => unknown));
    const nearest = readings.filter(({ unknown, isOfEvents }) => unknown === fewest && isOfEvents);
    const rest = nearest.flatMap(({ language }) => {
      const left = withoutAsides(text, language, this.#names, this.#governments);
      if (left === null) return [];
      return [{ outcome: this.#readIn(language, left, today, put).outcome, asides: left.asides }];
    });
    const found = agreed(rest);
    if (found !== null) return found;
    const [unread] = readings
      .filter(({ outcome }) => outcome.outcome === 'unread')
      .toSorted((a, b) => a.unknown - b.unknown);
    return unread?.outcome.outcome === 'unread' ? asIs(text, tokens, unread.outcome) : OTHER;
  }

  /** Two statements of one text, each with what it has from the other; null where it does not read so. */
  #readTwo(text: string, today: Day, put: Put<EventClaim>): Outcome<readonly EventClaim[]> | null {
    const all = tokensOf(text, { withPauses: true });
    const found = languagesOf(text).flatMap((language) => {
      const left = withoutAsides(text, language, this.#names, this.#governments);
      const { tokens, asides } = left ?? { tokens: all, asides: [] };
      const { language: code } = language.lexicon;
      const items = placedItems(tokens, language, new NamesInText(tokens, this.#names)).map(
        ({ item }) => item,
      );
      const setting = { today, year: onlyYear(items) };
      const partsOf = (half: readonly Item[]) =>
        readParts(
          withGovernments(half, this.#governments, code),
          language.lexicon,
          setting,
          this.#governments,
        );
      const isAsked = left?.isAsked ?? asks(items);
      const claimsOf = (halves: readonly (readonly Item[])[]) => {
        const [first, second] = halves.map(partsOf);
        if (first === undefined || second === undefined || isObstacle(first) || isObstacle(second)) return [];
        const claims = completed(first, second)?.map((parts) => put(parts, language, isAsked)) ?? [];
        const read = claims.flatMap((claim) => (claim === null || isObstacle(claim) ? [] : [claim]));
        return read.length === 2 ? [read] : [];
      };
      const readings = halvesOf(items).map((halves) => halves.flatMap(claimsOf));
      const sure = readings.find(({ length }) => length > 0) ?? [];
      return sure.map((reading) => ({ outcome: { outcome: 'read', reading } as const, asides }));
    });
    return agreed(found);
  }

  #readIn<Read>(
    language: Language,
    { tokens, isAsked }: Statement,
    today: Day,
    put: Put<Read>,
  ): ReadingIn<Read> {
    const items = withGovernments(
      readItems(tokens, language, new NamesInText(tokens, this.#names)),
      this.#governments,
      language.lexicon.language,
    );
    const unknown = items.filter(({ type }) => type === 'unknown').length;
    const isOfEvents = items.some((item) => hasTag(item, 'killed', 'event', 'nothing', ...KINDS));
    const parts = readParts(items, language.lexicon, { today, year: null }, this.#governments);
    const outcome = outcomeOf(parts, put(parts, language, isAsked ?? asks(items)), items, unknown);
    return { language, outcome, unknown, isOfEvents };
  }
}

/** Puts the parts of a text together, or tells what keeps them apart; null when they make up something else. */
type Put<Read> = (parts: Parts | Obstacle, language: Language, isAsked: boolean) => Read | Obstacle | null;

interface Statement {
  readonly tokens: readonly Token[];
  /** Whether it is a question; by its own question marks where that is not told. */
  readonly isAsked?: boolean;
}

function outcomeOf<Read>(
  parts: Parts | Obstacle,
  reading: Read | Obstacle | null,
  items: readonly Item[],
  unknown: number,
): ReadingIn<Read>['outcome'] {
  if (reading === null) return OTHER;
  const words = isObstacle(parts) ? [] : parts.unread;
  if (!isObstacle(reading) && words.length === 0) return { outcome: 'read', reading };
  if (unknown > mostUnknown || !speaksOfEvents(items)) return OTHER;
  // A place that is not known is the reason why none is named.
  if (isObstacle(reading) && (reading !== 'place' || words.length === 0))
    return { outcome: 'unread', because: reading, words: [] };
  const named = words.filter((word) => word !== STOP);
  return { outcome: 'unread', because: named.length === 0 ? 'sentences' : 'words', words: named };
}

/** "40 were killed in March 2018 and 50 in April": the year of both. */
function onlyYear(items: readonly Item[]): number | null {
  const years = new Set(items.flatMap((item) => (item.type === 'number' && item.isYear ? [item.value] : [])));
  const [only, ...others] = years;
  return only === undefined || others.length > 0 ? null : only;
}

/** How a text reads in one language. */
interface ReadingIn<Read> {
  readonly language: Language;
  readonly outcome: { readonly outcome: 'read'; readonly reading: Read } | Unread | typeof OTHER;
  /** How many words the language does not know. */
  readonly unknown: number;
  /** Whether it has a word for what is counted. */
  readonly isOfEvents: boolean;
}

function isObstacle<Read>(read: Read | Obstacle): read is Obstacle {
  return typeof read === 'string';
}

function speaksOfEvents(items: readonly Item[]): boolean {
  return items.some((item) => hasTag(item, 'killed', ...KINDS));
}

const answer = /^\P{L}*(?:no|nope|non|нет|ні|لا|كلا)\s*[,.:!،]/iu;

/** Whether a question mark ends more than a greeting: "True or false?" asks for nothing that counting tells. */
function asks(items: readonly Item[]): boolean {
  return items.some((item, end) => {
    if (item.type !== 'stop' || !item.isQuestion) return false;
    const start = items.findLastIndex(({ type }, place) => place < end && type === 'stop');
    return !items.slice(start + 1, end).every((one) => isSilent(one) || hasTag(one, 'greeting'));
  });
}

function mayTellTime(token: Token): boolean {
  return token.type === 'date' || (token.type === 'number' && token.isYear);
}

/** A longer text says more than one thing. */
const mostTokens = 60;
/** With more words unknown, it is about something else. */
const mostUnknown = 5;

/** What all languages say that a text could be read in; null where it was read in none. */
function agreed<Read>(
  readings: readonly { readonly outcome: ReadingIn<Read>['outcome']; readonly asides: readonly Aside[] }[],
): Outcome<Read> | null {
  const read = readings.flatMap(({ outcome, asides }) =>
    outcome.outcome === 'read' ? [{ ...outcome, asides }] : [],
  );
  const [first] = read;
  if (first === undefined) return null;
  return new Set(read.map(({ reading }) => JSON.stringify(reading))).size === 1 ? first : OTHER;
}

function asIs(text: string, tokens: readonly Token[], unread: Unread): Unread {
  return { ...unread, words: unread.words.map((word) => asWritten(text, tokens, word)) };
}
