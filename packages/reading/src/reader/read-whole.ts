import { withGovernments } from '../actors/government-actors.js';
import { namesTimeByEvents } from '../clauses/apposition.js';
import { withoutAsides } from '../clauses/asides.js';
import type { Account } from '../clauses/counting-source.js';
import { withThan } from '../comparisons/with-than.js';
import { withDeaths } from '../deaths/with-deaths.js';
import { withDetails } from '../details/with-details.js';
import { type Aside, type Obstacle, OTHER, type Outcome, type Unread } from '../domain/event-reading.js';
import { KINDS } from '../items/counted.js';
import { inOneEvent } from '../items/in-one-event.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { PausedText } from '../items/paused-text.js';
import { readItems } from '../items/read-items.js';
import { asWritten } from '../language/as-written.js';
import { folded } from '../language/folded.js';
import { type Token, tokensOf } from '../language/tokens.js';
import { type Language, languagesOf } from '../lexicons/lexicons.js';
import type { Governments } from '../names/governments.js';
import { type Names, NamesInText } from '../names/names-in-text.js';
import { asCounted } from '../parts/as-counted.js';
import { type Parts, readParts } from '../parts/read-text.js';
import { STOP } from '../parts/unread-words.js';
import { withCountry } from '../places/countrywide.js';
import { describesProvince } from '../places/described-province.js';
import type { TimeSetting } from '../times/read-times.js';
import { mayCountForYear } from '../times/year-that-counts.js';

/** What texts are read with. */
export interface Known {
  readonly names: Names;
  readonly governments: Governments;
  /** Of the events. */
  readonly countries: readonly string[];
}

/** Puts the parts of a text together, or tells what keeps them apart; null when they make up something else. */
export type Put<Read> = (
  parts: Parts | Obstacle,
  language: Language,
  isAsked: boolean,
) => Read | Obstacle | null;

/** A text, what it is read with, and what is made of its parts. */
export interface ToRead<Read> {
  readonly known: Known;
  readonly text: string;
  readonly setting: TimeSetting;
  readonly put: Put<Read>;
}

/**
 * Reads a text as a whole, or without what is told beside its statement, whatever its language. It is read only where
 * every word of its statement has a meaning here, and where all languages that it can be read in agree.
 */
export function readWhole<Read>(toRead: ToRead<Read>): Outcome<Read> {
  const { known, text } = toRead;
  const tokens = tokensOf(text);
  if (tokens.length > mostTokens) return OTHER;
  if (hasYearThatCounts(toRead)) return { outcome: 'unread', because: 'numbers', words: [] };
  const readings = languagesOf(text).map((language) => readIn(toRead, language, { tokens }));
  const read = agreed(readings.map(({ outcome, narrower }) => ({ outcome, asides: narrower })));
  if (read !== null && !isTimeToldByEvents(toRead)) return read;
  const fewest = Math.min(...readings.map(({ unknown }) => unknown));
  const nearest = readings.filter(({ unknown, isOfEvents }) => unknown === fewest && isOfEvents);
  const rest = nearest.flatMap(({ language }) => {
    const left = withoutAsides(new PausedText(text, known.names), language, known.governments);
    if (left === null) return [];
    const { outcome, narrower } = readIn(toRead, language, left);
    return [{ outcome, asides: [...left.asides, ...narrower] }];
  });
  const found = agreed(rest);
  if (found !== null) return found;
  const [unread] = readings
    .filter(({ outcome }) => outcome.outcome === 'unread')
    .toSorted((a, b) => a.unknown - b.unknown);
  return unread?.outcome.outcome === 'unread' ? asIs(text, tokens, unread.outcome) : OTHER;
}

/** "In April, 2018 people were killed": commas are left out of what is read, and tell it here. */
function hasYearThatCounts({ known, text }: Pick<ToRead<unknown>, 'known' | 'text'>): boolean {
  if (!yearBeforeWord.test(text)) return false;
  const paused = new PausedText(text, known.names);
  return languagesOf(text).some((language) =>
    mayCountForYear(paused.itemsIn(language), language.lexicon.language),
  );
}

/** "In 2016, the year of the attacks, 400 were killed": commas are left out of what is read, and tell it here. */
function isTimeToldByEvents({ known, text }: Pick<ToRead<unknown>, 'known' | 'text'>): boolean {
  if (!spanAfterPause.test(text)) return false;
  const paused = new PausedText(text, known.names);
  return languagesOf(text).some((language) => namesTimeByEvents(paused.itemsIn(language)));
}

/** Cheap, and of any of the languages: what it lets through is looked at by its words. */
const spanAfterPause =
  /[,،(–—-]\s*(?:[\p{L}'’]+\s+){0,3}?(?:[\p{L}'’]*(?:year|month|day|a.o|mes|d.a|ann\p{L}+|an|mois|jour)\b|год|месяц|ден|дн|рік|рок|роц|місяц|عام|سنة|شهر|يوم)/iu;

const yearBeforeWord = /\p{L}[,،]?\s+(?:19|20)\d\d\s+\p{L}/u;

function readIn<Read>(
  { known, text, setting, put }: ToRead<Read>,
  language: Language,
  { tokens, isAsked, account = null }: Statement,
): ReadingIn<Read> {
  const { names, governments } = known;
  const written = withDetails(
    withThan(withDeaths(inOneEvent(readItems(tokens, language, new NamesInText(tokens, names))))),
  );
  const other = (items: readonly Item[]): ReadingIn<Read> => ({
    language,
    outcome: OTHER,
    unknown: unknownIn(items),
    isOfEvents: tellsOfEvents(items),
    narrower: [],
  });
  // To put its parts together is dear, and most texts are about something else.
  const most = speaksOfEvents(written) ? mostUnknown : mostBesideNone;
  if (unknownIn(written) > most + mostDescribing) return other(written);
  const items = withCountry(withGovernments(written, governments, language.lexicon.language), known);
  const unknown = unknownIn(items);
  if (unknown > most && unknownBesideProvinces(items, language) > most) return other(items);
  const isOfEvents = tellsOfEvents(items);
  const parts = asCounted(readParts(items, language.lexicon, setting, governments), account);
  const outcome = outcomeOf(parts, put(parts, language, isAsked ?? asks(items)), items);
  return { language, outcome, unknown, isOfEvents, narrower: narrowerIn(parts, text, tokens) };
}

/** Words that name but a part of what is counted, as they are written. */
export function narrowerIn(parts: Parts | Obstacle, text: string, tokens: readonly Token[]): Aside[] {
  if (isObstacle(parts)) return [];
  const aside = (words: string, says: Aside['says']): Aside => ({
    text: asWritten(text, tokens, words),
    says,
  });
  return [
    ...parts.narrower.map((words) => aside(words, 'narrower')),
    ...parts.unchecked.map((words) => aside(words, 'unchecked')),
    ...parts.alsoAsked.map((words) => aside(words, 'unread')),
  ];
}

/** How many unknown words describe no province, as in "the mainly Druze province of Sweida". */
function unknownBesideProvinces(items: readonly Item[], { lexicon }: Language): number {
  return items.filter(
    (item, place) => item.type === 'unknown' && !describesProvince(items, place, lexicon.language),
  ).length;
}

export function unknownIn(items: readonly Item[]): number {
  return items.filter(({ type }) => type === 'unknown').length;
}

function tellsOfEvents(items: readonly Item[]): boolean {
  return items.some((item) => hasTag(item, 'killed', 'event', 'nothing', ...KINDS) || isOfDeadliest(item));
}

/** "The deadliest year". */
function isOfDeadliest(item: Item): boolean {
  return hasTag(item, 'deadliest') && hasTag(item, 'which_province', 'which_month', 'which_year');
}

interface Statement {
  readonly tokens: readonly Token[];
  /** Whether it is a question; by its own question marks where that is not told. */
  readonly isAsked?: boolean;
  /** Of what is told beside it. */
  readonly account?: Account;
}

function outcomeOf<Read>(
  parts: Parts | Obstacle,
  reading: Read | Obstacle | null,
  items: readonly Item[],
): ReadingIn<Read>['outcome'] {
  if (reading === null) return OTHER;
  const words = isObstacle(parts) ? [] : parts.unread.map(({ text }) => text);
  if (!isObstacle(reading) && words.length === 0) return { outcome: 'read', reading };
  if (!speaksOfEvents(items) && !asksForEvents(items)) return OTHER;
  // A place that is not known is the reason why none is named.
  if (isObstacle(reading) && (reading !== 'place' || words.length === 0))
    return { outcome: 'unread', because: reading, words: [] };
  const named = words.filter((word) => word !== STOP);
  return { outcome: 'unread', because: named.length === 0 ? 'sentences' : 'words', words: named };
}

/** How a text reads in one language. */
interface ReadingIn<Read> {
  readonly language: Language;
  readonly outcome: { readonly outcome: 'read'; readonly reading: Read } | Unread | typeof OTHER;
  /** How many words the language does not know. */
  readonly unknown: number;
  /** Whether it has a word for what is counted. */
  readonly isOfEvents: boolean;
  readonly narrower: readonly Aside[];
}

/** What all languages say that a text could be read in; null where it was read in none. */
export function agreed<Read>(
  readings: readonly { readonly outcome: ReadingIn<Read>['outcome']; readonly asides: readonly Aside[] }[],
): Outcome<Read> | null {
  const read = readings.flatMap(({ outcome, asides }) =>
    outcome.outcome === 'read' ? [{ ...outcome, asides }] : [],
  );
  const [first] = read;
  if (first === undefined) return null;
  return new Set(read.map(({ reading }) => JSON.stringify(reading))).size === 1 ? first : OTHER;
}

export function isObstacle<Read>(read: Read | Obstacle): read is Obstacle {
  return typeof read === 'string';
}

function speaksOfEvents(items: readonly Item[]): boolean {
  return items.some((item) => hasTag(item, 'killed', ...KINDS)) || tellsDeadliest(items);
}

/** "The deadliest year in Homs". */
function tellsDeadliest(items: readonly Item[]): boolean {
  return items.some(isOfDeadliest) && items.some(({ type }) => type === 'place');
}

/** "How many events were there in …?"; how many times, or in how many cases, may be asked of anything. */
function asksForEvents(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    const next = items[afterSilent(items, place + 1)];
    return hasTag(item, 'how_many') && hasTag(next, 'event') && eventNouns.test(textOf(next));
  });
}

const eventNouns = folded(
  /event|incident|suceso|acontecimiento|hechos|évènement|événement|событи|инцидент|происшестви|поді|інцидент|حدث|أحداث|حادث|حوادث|واقعة|وقائع/u,
);

/** Whether a question mark ends more than a greeting: "True or false?" asks for nothing that counting tells. */
export function asks(items: readonly Item[]): boolean {
  return items.some((item, end) => {
    if (item.type !== 'stop' || !item.isQuestion) return false;
    const start = items.findLastIndex(({ type }, place) => place < end && type === 'stop');
    return !items.slice(start + 1, end).every((one) => isSilent(one) || hasTag(one, 'greeting'));
  });
}

function asIs(text: string, tokens: readonly Token[], unread: Unread): Unread {
  return { ...unread, words: unread.words.map((word) => asWritten(text, tokens, word)) };
}

/** A longer text says more than one thing. */
export const mostTokens = 60;
/** With more words unknown, it is about something else. */
const mostUnknown = 5;
/** Where nothing is named that is counted: "the deadliest day in the Druze province of Sweida". */
const mostBesideNone = 2;
/** As many more may describe provinces, or be adjectives of countries or names of governments. */
export const mostDescribing = 6;
