import type { PlaceName } from '../gazetteer/place-book.js';
import { longestPhrase } from '../language/longest-phrase.js';
import type { PhraseBook } from '../language/phrase-book.js';
import type { Token } from '../language/tokens.js';
import { wordReadings } from '../language/word-readings.js';
import type { Tag } from '../lexicons/lexicon.js';
import type { Language, Meaning } from '../lexicons/lexicons.js';
import type { NamesInText } from '../names/names-in-text.js';
import { fallen } from './fallen.js';
import { afterSilent, hasTag, type Item, isOfTime, type PlaceWritten, textOf, wordOf } from './item.js';
import { withPlacesInDoubt } from './places-in-doubt.js';
import { withSummer } from './summer.js';
import { withoutCopula } from './without-copula.js';
import { withoutDescribing } from './without-describing.js';
import { yearBefore } from './year-before.js';

/** What the tokens of a text mean in a language: the longest phrase at each place. */
export function readItems(tokens: readonly Token[], language: Language, names: NamesInText): Item[] {
  const placed = placedItems(tokens, language, names).map(({ item }) => item);
  const items = fallen(placed.map((item, place) => (isOfToll(placed, place) ? colon : item)));
  const told = withSummer(asTopics(items)).filter((_, place) => !isPause(items, place));
  return byState(withoutDescribing(withPlacesInDoubt(withoutCopula(told))));
}

/** "Syria: fighting in Homs …", "Sudan | …", "Mali – …": pauses are left out of what is read, and tell it here. */
function asTopics(items: readonly Item[]): Item[] {
  return items.map((item, place) => {
    const isTopic = item.type === 'place' && isPause(items, place + 1);
    return isTopic ? { ...item, isTopic } : item;
  });
}

/** "Israeli soldiers killed: 66", which is not "killed 66". */
function isOfToll(items: readonly Item[], place: number): boolean {
  const item = items[place];
  const isSign = item?.type === 'pause' || textOf(item) === '-';
  return isSign && textOf(items[place - 1]) === 'killed';
}

const colon: Item = { type: 'phrase', tags: new Set(['filler']), text: ':' };

/** "Deaths by state in 2014"; "killed by state forces" is another matter, and so the phrase is no entry of the lexicon. */
function byState(items: readonly Item[]): Item[] {
  return items.flatMap((item, place) => {
    const isState = isStateOf(items, place);
    if (isState) return [{ type: 'phrase', tags: new Set<Tag>(['by_province']), text: 'by state' }];
    return isStateOf(items, place + 1) ? [] : [item];
  });
}

function isStateOf(items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  const isEnd = next === undefined || next.type === 'stop' || isOfTime(next) || hasTag(next, 'in');
  return wordOf(items[place]) === 'state' && textOf(items[place - 1]) === 'by' && isEnd;
}

/** The same with the token that each begins at, pauses included. */
export function placedItems(tokens: readonly Token[], { book }: Language, names: NamesInText): PlacedItem[] {
  const items: Item[] = [];
  const starts: number[] = [];
  for (let place = 0; place < tokens.length; ) {
    const token = tokens[place];
    if (token === undefined) break;
    const start = place;
    if (token.type === 'number') {
      const { value, length } = groupedNumber(tokens, place, items.at(-1));
      const isMonth =
        hasTag(items.at(-1), 'numbered_month') && value >= 1 && value <= 12 && isYearNext(tokens, place + 1);
      const isYear = token.isYear && length === 1;
      if (isMonth) items.push({ type: 'month', month: value });
      else items.push({ type: 'number', value, isYear, isInflected: token.isInflected, isWord: false });
      place += length;
    } else if (token.type === 'month') {
      items.push(token);
      place++;
    } else if (token.type === 'date') {
      items.push({ type: 'date', day: token.day });
      place++;
    } else if (token.type === 'sign') {
      const item = signItem(token.text);
      if (item !== null && !endsAbbreviation(tokens[place - 1], items.at(-1), token.text)) items.push(item);
      place++;
    } else {
      place += pushPhrase(items, token, isBesideTime(tokens, place), place, book, names);
      // "April–June": a dash within a word says nothing, but from month to month it does.
      if (token.isJoined && items.at(-1)?.type === 'month' && items.at(-2)?.type === 'month')
        items.splice(-1, 0, { type: 'phrase', tags: new Set(['to']), text: '-' });
      joinMonth(items);
      if (token.isJoined && areOfTwo(items)) items.splice(-1, 0, hyphen);
    }
    // What was joined to the item before it has none of its own.
    starts.length = Math.min(starts.length, items.length);
    while (starts.length < items.length) starts.push(start);
  }
  return items.flatMap((item, index) =>
    (
      yearBefore(items, index) ?? (isAndMore(items, index) ? andMore : [isPlus(items, index) ? plus : item])
    ).map((one) => ({ item: one, start: starts[index] ?? 0 })),
  );
}

/** "And more than 40", "et plus de 40" go before their number; "40 and more" after it. */
function isAndMore(items: readonly Item[], place: number): boolean {
  const item = items[place];
  const next = items[hasTag(items[place + 1], 'filler') ? place + 2 : place + 1];
  return hasTag(item, 'or_more') && !hasTag(item, 'at_least') && next?.type === 'number';
}

/** "Daraa + Quneitra"; "40+" is 40 or more. */
function isPlus(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'phrase' || item.text !== '+') return false;
  const [before, after] = [items[place - 1]?.type, items[place + 1]?.type];
  return before === after && (before === 'place' || before === 'actor');
}

const plus: Item = { type: 'phrase', tags: new Set(['and']), text: '+' };

const andMore: readonly Item[] = [
  { type: 'phrase', tags: new Set(['and']), text: 'and' },
  { type: 'phrase', tags: new Set(['more_than']), text: 'more' },
];

/** "شهر 7 عام 2018", "شهر 7 2018"; "في شهر 10 قتلى" counts deaths. */
function isYearNext(tokens: readonly Token[], place: number): boolean {
  const next = tokens.slice(place).find((token) => token.type !== 'sign' && token.type !== 'word');
  const words = tokens.slice(place, next === undefined ? place : tokens.indexOf(next));
  const isNear = words.every((token) => token.type !== 'word' || /^(?:من|عام|سنة|العام)$/.test(token.text));
  return isNear && next?.type === 'number' && next.isYear;
}

/** "Israel-Hamas", "US-Afghan": a country and a party, or one that may be told by an adjective. */
function areOfTwo(items: readonly Item[]): boolean {
  const [before, last] = items.slice(-2);
  if (before === undefined || last === undefined || !isName(before)) return false;
  if (isName(last)) return before.type !== last.type;
  return last.type === 'unknown' && last.isCapital;
}

/** A dash within a word, which is none of a pause. */
const hyphen: Item = { type: 'phrase', tags: new Set(['to']), text: '‐' };

/** "أيار/مايو", "май (травень)": one month under two names is named once. */
function joinMonth(items: Item[]): void {
  const last = items.at(-1);
  if (last?.type !== 'month') return;
  const before = items.at(-2);
  const isSlash = before?.type === 'unknown' && before.text === '/';
  const named = isSlash ? items.at(-3) : before;
  if (named?.type === 'month' && named.month === last.month) items.splice(isSlash ? -2 : -1);
}

export interface PlacedItem {
  readonly item: Item;
  /** Place of its first token. */
  readonly start: number;
}

/** Reads the longest phrase at a place and returns its length in tokens. */
function pushPhrase(
  items: Item[],
  { text: written, isCapital }: Extract<Token, { type: 'word' }>,
  isBesideTime: boolean,
  place: number,
  book: PhraseBook<Meaning>,
  names: NamesInText,
): number {
  for (const { before, word } of wordReadings(written)) {
    const found = longestAt(names, place, word, isBesideTime, book);
    if (found === null) continue;
    if (before === 'and') items.push({ type: 'phrase', tags: new Set(['and']), text: 'و' });
    const hasParticle = before === 'particle';
    items.push(...found.items.map((item) => (isName(item) ? { ...item, hasParticle } : item)));
    return found.length;
  }
  items.push({ type: 'unknown', text: written, isCapital });
  return 1;
}

function isName(item: Item): item is Extract<Item, { type: 'actor' | 'place' }> {
  return item.type === 'actor' || item.type === 'place';
}

/** "3 sept", "sept. 2017", "sept. à oct."; what a sentence ends with is no abbreviation. */
function isBesideTime(tokens: readonly Token[], place: number): boolean {
  const [before, next, afterNext] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]];
  const isShortened = next?.type === 'sign' && next.text === '.' && afterNext !== undefined;
  return (
    isShortened || (before?.type === 'number' && !before.isYear) || (next?.type === 'number' && next.isYear)
  );
}

function longestAt(
  names: NamesInText,
  place: number,
  word: string,
  isBesideTime: boolean,
  book: PhraseBook<Meaning>,
): { length: number; items: Item[] } | null {
  const words = names.wordsFrom(place, word);
  const phrase = longestPhrase(book, holdsBeginning(names, place, words) ? words.slice(0, 1) : words);
  const { placeName, actor } = names.at(place, word);
  const length = Math.max(phrase?.length ?? 0, placeName?.length ?? 0, actor?.length ?? 0);
  if (length === 0) return null;
  // In capitals a name is no common word, else a common word is no name.
  if (actor !== null && actor.length === length && (actor.isAcronym || phrase?.length !== length))
    return {
      length,
      items: [
        { type: 'actor', actor: actor.names, isKind: actor.isKind, text: words.slice(0, length).join(' ') },
      ],
    };
  // "Атакама" is a place, though it begins as "атака" does.
  const isNamed = (phrase?.isOfStem || placeName?.isShared) && placeName?.length === length;
  if (phrase?.length === length && !isNamed)
    return { length, items: meaningItems(phrase.meanings, isBesideTime, words.slice(0, length).join(' ')) };
  if (placeName === null) return { length, items: [] };
  const isCapital = names.areCapital(place, length);
  return { length, items: placeItems(placeName, words.slice(0, length).join(' '), isCapital) };
}

/** A region is told as its provinces are: "in the Donbas" is in Donetsk and Luhansk. */
function placeItems(
  { places, areTogether, isOfCountry }: PlaceName,
  text: string,
  isCapital: boolean,
): Item[] {
  const written: PlaceWritten = { text, isCapital, isOfRegion: areTogether, isOfCountry };
  if (!areTogether) return [{ type: 'place', places, written }];
  const listed = places.map((place): Item => ({ type: 'place', places: [place], written }));
  return listed.flatMap((item, place) => (place === 0 ? [item] : [andBetween, item]));
}

const andBetween: Item = { type: 'phrase', tags: new Set(['and']), text: '' };

/** "El Ejército Libre Sirio" is the name of a party, though it begins as "el ejército" does. */
function holdsBeginning(names: NamesInText, place: number, [article = '', next = '']: string[]): boolean {
  return articles.test(article) && (names.at(place + 1, next).actor?.length ?? 0) > 1;
}

const articles = /^(?:the|el|la|las|los|l|le|les)$/;

function meaningItems(meanings: readonly Meaning[], isBesideTime: boolean, text: string): Item[] {
  const [first] = meanings;
  if (first === undefined) return [];
  const named = meanings.find((meaning) => 'number' in meaning);
  // "Sept. 2017", "sept combats".
  if ('month' in first && (named === undefined || isBesideTime))
    return [{ type: 'month', month: first.month }];
  const tags = meanings.flatMap((meaning) => ('tag' in meaning ? [meaning.tag] : []));
  if (tags.length > 0) return [{ type: 'phrase', tags: new Set(tags), text }];
  if (named === undefined) return [];
  const number: Item = {
    type: 'number',
    value: named.number,
    isYear: false,
    isInflected: false,
    isWord: true,
  };
  return named.isRough ? [{ type: 'phrase', tags: new Set(['some']), text }, number] : [number];
}

/** "12 610"; in "on April 3 200 people" the day stands by itself. */
function groupedNumber(tokens: readonly Token[], start: number, before: Item | undefined) {
  let digits = '';
  let length = 0;
  for (const token of tokens.slice(start)) {
    if (token.type !== 'number') break;
    if (length > 0 && (token.digits.length !== 3 || !token.isBesideNumber)) break;
    if (length > 0 && (before?.type === 'month' || digits.length > 3 * length)) break;
    if (length > 0 && !/^\d+$/.test(token.digits)) break;
    digits += token.digits;
    length++;
  }
  return { value: Number(digits), length };
}

/** Null for a sign that says nothing. */
function signItem(sign: string): Item | null {
  const tag = signTags.get(sign);
  if (tag !== undefined) return { type: 'phrase', tags: new Set([tag]), text: sign };
  if (pauses.has(sign)) return { type: 'pause', text: sign };
  if (!stops.has(sign)) return { type: 'unknown', text: sign, isCapital: false };
  return { type: 'stop', isQuestion: /[?؟？]/u.test(sign) };
}

const signTags: ReadonlyMap<string, Tag> = new Map([
  ['+', 'or_more'],
  ['>', 'more_than'],
  ['<', 'fewer_than'],
  ['≥', 'at_least'],
  ['≤', 'at_most'],
  ['~', 'about'],
  ['≈', 'about'],
  ['-', 'to'],
  ['#', 'hashtag'],
  ['&', 'and'],
]);

const pauses: ReadonlySet<string> = new Set([
  // Spanish opens questions with them within a sentence: "En Hama, ¿cuántos murieron?".
  ...['¿', '¡'],
  ...[':', '|', '•', '·', '=', '…'],
  ...[',', '،', '(', ')', '"', '“', '”', '„', '«', '»'],
]);
const stops: ReadonlySet<string> = new Set(['.', '!', '?', '؟', '？', ';', '؛']);

/** "2017 г.", "Mar. 2017", "15 тыс." */
function endsAbbreviation(token: Token | undefined, item: Item | undefined, sign: string): boolean {
  if (sign !== '.' || token?.type !== 'word') return false;
  const isShortened = item?.type === 'number' && token.text.length <= longestUnit;
  return (
    item?.type === 'month' || hasTag(item, 'about') || isShortened || token.text.length <= longestAbbreviation
  );
}

const longestAbbreviation = 2;
/** Of a thousand or a million. */
const longestUnit = 3;

/** A dash between numbers or times joins them; elsewhere it is a pause. */
export function isPause(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type === 'pause') return true;
  if (item?.type !== 'phrase' || item.text !== '-') return false;
  return isAfterDate(items, place) || !(isJoined(items[place - 1]) && isJoined(items[place + 1]));
}

/** "14 Sept 2017 – 87 killed": no range ends so. */
function isAfterDate(items: readonly Item[], dash: number): boolean {
  const [month, year, next] = [items[dash - 2], items[dash - 1], items[dash + 1]];
  const isOfYear = year?.type === 'number' && year.isYear && month?.type === 'month';
  return (
    isOfYear &&
    next?.type === 'number' &&
    !next.isYear &&
    items[afterSilent(items, dash + 2)]?.type !== 'month'
  );
}

function isJoined(item: Item | undefined): boolean {
  return item?.type === 'number' || item?.type === 'month' || item?.type === 'date';
}
