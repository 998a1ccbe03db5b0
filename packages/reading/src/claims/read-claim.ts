import type { NumberClaim, Obstacle } from '../domain/event-reading.js';
import {
  falseOnlyBelow,
  isBoundedAbove,
  maybeSoFar,
  NONE,
  neverFailing,
  opposite,
  type Predicate,
  SOME,
  whenSaid,
} from '../domain/predicate.js';
import { hasTag } from '../items/item.js';
import { AMONG_TAGS, type Lexicon, QUESTION_TAGS, type Tag } from '../lexicons/lexicon.js';
import { asksDenying } from '../parts/asks-denying.js';
import type { Parts } from '../parts/read-text.js';
import { isSpread } from '../parts/spread.js';
import { saysSoFar } from '../quantities/so-far.js';

/**
 * The claim that the parts of a text make, or what keeps them from making one that can be computed; null when it is none.
 * Every part must have a place in it: a word more could change what is claimed.
 */
export function claimOf(parts: Parts, lexicon: Lexicon, isAsked: boolean): NumberClaim | Obstacle | null {
  const { measure, kind, place, times, actors, role, isSingle, tags } = parts;
  if (isAsked && !isYesOrNo(parts)) return null;
  // By how much it changed is told of two times.
  if (parts.changedBy !== null) return 'numbers';
  // "2016 was Homs's deadliest year since 2012": which ones it is the first of is not clear.
  if (asks(tags)) return !isAsked && tags.has('deadliest') ? 'numbers' : null;
  // "Pas plus de morts en 2018 qu'en 2017": the words that compare are told with their time.
  const compares = parts.items.some((item) => hasTag(item, 'comparing'));
  if (compares || tags.has('change')) return 'numbers';
  // "The state with the most attacks on the coast": what is not read as a comparison does not say that there were some.
  if (AMONG_TAGS.some((tag) => tags.has(tag))) return 'numbers';
  // "In Homs or in Hama": no one number is claimed.
  if (tags.has('either')) return 'parts';
  // "In 2017 and 2018 respectively": of each, and not of all together.
  if (tags.has('each') && parts.quantity !== null) return 'numbers';
  if (measure === null) return 'parts';
  if (times.window === null || times.isRelative || times.isLatestOf) return 'time';
  if (parts.areApart || (place.country === null && !isOfNamedAnywhere(parts))) return 'place';
  if (actors.length > 1 && kind === 'any' && measure !== 'events') return 'actors';
  const predicate = predicateOf(parts, lexicon);
  if (predicate === null) return 'denial';
  if (predicate === SOME && isSpread(parts.items)) return 'parts';
  // "IS and Hezbollah were involved": each by itself, or both in one.
  const areInvolved = tags.has('involving') || tags.has('takes_part');
  if (actors.length > 1 && areInvolved && !tags.has('between') && !parts.areOpposed) return 'actors';
  if (isSingle && !mayBeSingle(predicate)) return 'parts';
  const scope = {
    country: place.country,
    provinces: place.provinces,
    window: times.window,
    kind,
    actors,
    role,
    deaths: parts.deaths?.deaths ?? null,
  };
  // When it was said is not known.
  const isOpen = parts.isUntilToday && Number.isFinite(predicate.fails.to);
  return { measure, scope, predicate: isOpen ? whenSaid(predicate) : predicate, isSingle };
}

/** "Malian soldiers killed more than 180 civilians in 2021": what those who are named did, wherever that was. Rebels may be any. */
function isOfNamedAnywhere({ items, actors, tellsPlace }: Parts): boolean {
  return (
    actors.length > 0 && !tellsPlace && !items.some((item) => item.type === 'actor' && item.isKind === true)
  );
}

/** What is said of the number; null where it cannot be told what is denied. */
export function predicateOf(parts: Parts, lexicon: Lexicon): Predicate | null {
  const told = toldPredicate(parts, lexicon);
  return told !== null && isOfSoFar(parts) && Number.isFinite(told.fails.to) ? whenSaid(told) : told;
}

/** "Already 10,000"; "already fewer than 200" tells a change, and no number of those so far. */
function isOfSoFar({ items, times, quantity }: Parts): boolean {
  const isFrom = times.window !== null && times.window.from !== null;
  return isFrom && quantity !== null && !isBoundedAbove(quantity.predicate) && saysSoFar(items);
}

function toldPredicate(parts: Parts, lexicon: Lexicon): Predicate | null {
  const said = saidPredicate(parts, lexicon);
  if (said === null) return null;
  if (parts.deaths !== null) return ofDeadly(said, parts);
  // That so many had not died by then says nothing of how many did in that time.
  if (parts.isSoFar) return parts.isSaidFalse ? null : maybeSoFar(said);
  return parts.isSaidFalse ? opposite(said) : said;
}

function saidPredicate(
  { quantity, denial }: Parts,
  { hasNegativeConcord, language }: Lexicon,
): Predicate | null {
  if (denial.count > 1 && !hasNegativeConcord) return null;
  if (denial.count === 0) return quantity?.predicate ?? SOME;
  if (quantity === null) return NONE;
  if (denial.count !== 1 || !denial.isBeforeNumber) return null;
  const { says, named } = quantity.predicate;
  return says === 'number' && named?.[0] === 1 && !notOneIsMore.has(language) ? NONE : quantity.turned;
}

/**
 * "Five battles killed more than 100 people": if each of five did, all of them together did as well; and if fewer did each,
 * five may have together.
 */
function ofDeadly(said: Predicate, { deaths, isSaidFalse }: Parts): Predicate | null {
  if (deaths?.mayBeTogether !== true || isBoundedAbove(said))
    return isSaidFalse ? opposite(said) : openAbove(said);
  return isSaidFalse ? null : neverFailing(said);
}

/** "30 attacks killed civilians", "about 30" may be said of some of more. */
function openAbove(said: Predicate): Predicate {
  return said.says === 'number' || said.says === 'about' ? falseOnlyBelow(said) : said;
}

/** Languages where "not one" may say more than one: "не один". */
const notOneIsMore: ReadonlySet<string> = new Set(['ru', 'uk']);

/** "Were at least 40 killed?" puts a claim; "What …?", "How many …?" and "Did nobody …?" put none. */
export function isYesOrNo(parts: Parts): boolean {
  const { tags, quantity, denial, isSaidFalse, interrogatives } = parts;
  const isOfNumber = tags.has('whether') && quantity !== null;
  const asksNumber = tags.has('how_many') && !isOfNumber;
  return interrogatives === 0 && denial.count === 0 && !isSaidFalse && !asksNumber && !asksDenying(parts);
}

/** That no single battle killed so many, or fewer did, says little; it is left alone. */
function mayBeSingle({ says }: Predicate): boolean {
  return ['at_least', 'more_than', 'number', 'exactly', 'about', 'vague'].includes(says);
}

/** Some words ask in one place and state in another: "más" and "number of" alone make no question. */
function asks(tags: ReadonlySet<Tag>): boolean {
  return QUESTION_TAGS.some((tag) => tags.has(tag) && !states.has(tag));
}

const states: ReadonlySet<Tag> = new Set<Tag>(['how_many', 'change', 'comparing', 'either']);
