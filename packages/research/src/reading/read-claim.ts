import type { EventClaim } from './event-reading.js';
import { type Lexicon, QUESTION_TAGS, type Tag } from './lexicons/lexicon.js';
import { NONE, type Predicate, SOME } from './predicate.js';
import type { Parts } from './read-text.js';

/**
 * The claim that the parts of a text make; null when they make none that can be computed. Every part must have a place
 * in it: a word more could change what is claimed.
 */
export function claimOf(parts: Parts, lexicon: Lexicon): EventClaim | null {
  const { measure, kind, place, times, actors, role, isSingle, tags } = parts;
  if (measure === null || times.window === null || times.isRelative) return null;
  if (place.country === null || asks(tags)) return null;
  if (actors.length > 1 && kind === 'any' && measure !== 'events') return null;
  const predicate = predicateOf(parts, lexicon);
  if (predicate === null) return null;
  if (isSingle && !mayBeSingle(predicate)) return null;
  const scope = {
    country: place.country,
    provinces: place.provinces,
    window: times.window,
    kind,
    actors,
    role,
  };
  return { measure, scope, predicate, isSingle };
}

function predicateOf({ quantity, denial }: Parts, { hasNegativeConcord }: Lexicon): Predicate | null {
  if (denial.count > 1 && !hasNegativeConcord) return null;
  if (denial.count === 0) return quantity?.predicate ?? SOME;
  if (quantity === null) return NONE;
  return denial.count === 1 && denial.isBeforeNumber ? quantity.turned : null;
}

/** That no single battle killed so many, or fewer did, says little; it is left alone. */
function mayBeSingle({ says }: Predicate): boolean {
  return ['at_least', 'more_than', 'number', 'exactly', 'about', 'vague'].includes(says);
}

/** Some words ask in one place and state in another: "más" and "number of" alone make no question. */
function asks(tags: ReadonlySet<Tag>): boolean {
  return QUESTION_TAGS.some((tag) => tags.has(tag) && tag !== 'how_many');
}
