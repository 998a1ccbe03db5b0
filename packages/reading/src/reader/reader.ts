import { foldText } from '@partner-api/text';
import { claimOf } from '../claims/read-claim.js';
import { type Dateline, datelineIn } from '../clauses/dateline.js';
import { statementIn } from '../clauses/statement.js';
import { comparedWay, hasObjectFirst } from '../comparisons/compared-way.js';
import { comparisonOf, type Ways } from '../comparisons/read-comparison.js';
import { comparesUnread } from '../comparisons/sums.js';
import type { Day } from '../domain/day.js';
import type { EventQuestion } from '../domain/event-question.js';
import { type EventClaim, type Obstacle, OTHER, type Outcome, type Unread } from '../domain/event-reading.js';
import type { Scope } from '../domain/scope.js';
import { calendarOf } from '../domain/whole-months.js';
import { PlaceBook } from '../gazetteer/place-book.js';
import { asksDirection } from '../language/asks-direction.js';
import { mayTellTime, plainText, tokensOf } from '../language/tokens.js';
import { actorBookOf } from '../names/actor-book.js';
import { governmentsIn, hasSupporter } from '../names/governments.js';
import { NamesInText } from '../names/names-in-text.js';
import { isNamedInSmall } from '../names/names-of-words.js';
import type { RecordedNames } from '../names/recorded-names.js';
import type { Parts } from '../parts/read-text.js';
import { rankAsked } from '../questions/rank-asked.js';
import { asksOneEvent, questionOf } from '../questions/read-question.js';
import { askedOfBefore } from '../questions/told-before.js';
import { unreadRemarks, withUnanswered } from '../questions/unanswered.js';
import { asOf, type TimeSetting } from '../times/read-times.js';
import { placeAndTime } from './place-and-time.js';
import { readConfirmed } from './read-confirmed.js';
import { asksOfNobody, readLoosely } from './read-loosely.js';
import { readTwo } from './read-two.js';
import { isObstacle, type Known, type Put, readWhole } from './read-whole.js';

/** Reads texts with the names that the events know. */
export class EventReader {
  readonly #known: Known;

  constructor(recorded: RecordedNames) {
    const governments = governmentsIn(recorded);
    const countries = recorded.countries.values;
    const places = new PlaceBook(recorded.provinces.values, [
      ...new Set([...countries, ...governments.keys()]),
    ]);
    this.#known = { names: { places, actors: actorBookOf(recorded.parties.values) }, governments, countries };
  }

  /**
   * What a text claims about the events, in one statement or two, whatever its language. It is read only where every word
   * of its statements has a meaning here, and where all languages that it can be read in agree.
   */
  readClaim(text: string, today: Day): Outcome<readonly EventClaim[]> {
    const statement = statementIn(text);
    const tokens = tokensOf(statement);
    // Most texts name neither a time nor a place, and are about something else.
    if (!tokens.some(mayTellTime) && new NamesInText(tokens, this.#known.names).provinces().length === 0)
      return OTHER;
    const read = this.#claimIn(statement, asOf(today));
    if (read.outcome === 'read')
      return read.reading.some(({ scope }) => isNamedInSmall(text, scope.actors)) ? unnamed : read;
    const dateline = datelineIn(statement, this.#known.names, today);
    return (dateline && this.#claimSent(dateline)) ?? read;
  }

  /** "Last month", "in January", told from the day on which it was sent; null where that day stands within the time meant. */
  #claimSent({ text, day, rest }: Dateline): Outcome<readonly EventClaim[]> | null {
    const { year } = calendarOf(day);
    for (const told of [year, year - 1]) {
      const read = this.#claimIn(rest, { today: day, year: told, isDated: true });
      if (read.outcome !== 'read') return null;
      const windows = read.reading.map(({ scope }) => scope.window);
      if (windows.every(({ to }) => to !== null && to <= day))
        return { ...read, asides: [{ text, says: 'source' }, ...read.asides] };
      if (windows.some(({ from }) => from === null || from <= day)) return null;
    }
    return null;
  }

  #claimIn(statement: string, setting: TimeSetting): Outcome<readonly EventClaim[]> {
    // "No, more than 40 were killed": it denies what another said.
    if (answer.test(statement)) return OTHER;
    const claimIn: Put<EventClaim> = (parts, { lexicon }, isAsked) =>
      isObstacle(parts) ? parts : claimOf(parts, lexicon, isAsked);
    const ways = () => this.#waysIn(statement);
    const claimsIn: Put<readonly EventClaim[]> = (parts, language, isAsked) => {
      const compared = isObstacle(parts) ? null : comparisonOf(parts, ways, isAsked);
      const claim = compared ?? claimIn(parts, language, isAsked);
      return claim === null || isObstacle(claim) ? claim : [claim];
    };
    const toRead = { known: this.#known, text: statement, setting };
    const one = readWhole({ ...toRead, put: claimsIn });
    const two = one.outcome === 'unread' ? readTwo({ ...toRead, put: claimIn }) : null;
    return two?.outcome === 'read' ? two : one;
  }

  /**
   * What a text asks that counting events can answer; read as claims are, and where that fails as a claim that is to be
   * confirmed, by the one sentence that asks, or without a few words that no language knows. What is left out is told as
   * asides.
   */
  readQuestion(text: string, today: Day): Outcome<EventQuestion> {
    const { countries } = this.#known;
    const ways = () => this.#waysIn(text);
    const put: Put<EventQuestion> = (parts, { lexicon }, isAsked) => {
      if (isObstacle(parts)) return kept(parts);
      const comparison = comparisonOf(parts, ways, isAsked);
      if (comparison === null && (parts.changedBy !== null || comparesUnread(parts))) return null;
      return (
        askedOfBefore(parts) ??
        rankAsked(comparison) ??
        questionOf(parts, lexicon, { countries, isAsked }) ??
        (asksOneEvent(parts) || isOfEventsAlone(parts) ? 'parts' : null)
      );
    };
    const toRead = { known: this.#known, text, setting: asOf(today), put };
    const whole = readWhole(toRead);
    const claimIn = (part: string) => this.readClaim(part, today);
    const read =
      whole.outcome === 'read'
        ? whole
        : (readConfirmed(text, this.#known.names, claimIn) ?? readLoosely(toRead) ?? whole);
    if (read.outcome !== 'read') return read;
    if (isNamedInSmall(text, read.reading.scope.actors)) return unnamed;
    // "I am asking about horses: how many were killed?"
    const hasRemark = read.asides.some(({ says }) => says === 'remark');
    const asides = hasRemark && asksOfNobody(this.#known, text) ? unreadRemarks(read.asides) : read.asides;
    return { ...read, asides: withUnanswered(asides) };
  }

  /**
   * Whether sources may tell under other names what the parties of a scope did, of which `counted` events are on record: what
   * came from abroad under those whom it supported, and of two who never met by these names anything.
   */
  mayBeUnderOtherNames(scope: Pick<Scope, 'country' | 'actors'>, counted: number): boolean {
    const haveMet = scope.actors.length < 2 || counted > 0;
    return !haveMet || hasSupporter(scope, this.#known.governments);
  }

  /**
   * All that happened at the one place and in the days, at most a month, that a text about events names, whatever it says of them;
   * null where it names none, or several.
   */
  placeAndTime(text: string, today: Day): Scope | null {
    return placeAndTime(statementIn(text), this.#known, asOf(today));
  }

  #waysIn(text: string): Ways {
    const told = this.withoutNames(text);
    return { went: asksDirection(told), compared: hasObjectFirst(text) ? null : comparedWay(told) };
  }

  /** The words of a text that are no part of a place's or a party's name. */
  withoutNames(text: string): string {
    const tokens = tokensOf(text);
    const named = new NamesInText(tokens, this.#known.names).named();
    return tokens
      .flatMap((token, place) => (token.type === 'word' && !named.has(place) ? [token.text] : []))
      .join(' ');
  }

  /** The provinces that a text names, as the records name them. */
  provincesIn(text: string): ReadonlySet<string> {
    return new Set(new NamesInText(tokensOf(text), this.#known.names).provinces().map(({ name }) => name));
  }

  /** The text with provinces named as the records name them, where it names them otherwise. */
  withRecordedPlaces(text: string): string {
    const tokens = tokensOf(text);
    const names = new NamesInText(tokens, this.#known.names);
    let named = plainText(text);
    // From the end, so that what comes before stays where it is.
    for (const { start, end, name } of names.provinces().toReversed())
      if (foldText(named.slice(start, end)) !== foldText(name))
        named = `${named.slice(0, start)}${name}${named.slice(end)}`;
    return named;
  }
}

const unnamed: Unread = { outcome: 'unread', because: 'actors', words: [] };

const answer = /^\P{L}*(?:no|nope|non|нет|ні|لا|كلا)\s*[,.:!،]/iu;

/** What keeps a question from being counted, where it names what it could be counted of; else it may ask for anything. */
function kept(obstacle: Obstacle): Obstacle | null {
  return obstacle === 'place' || obstacle === 'actors' || obstacle === 'parts' ? obstacle : null;
}

/** Whether every word is one of what is counted: a headline that shares some of them answers no such question. */
function isOfEventsAlone({ measure, unread }: Parts): boolean {
  return measure !== null && unread.length === 0;
}
