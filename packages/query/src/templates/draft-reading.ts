import type { EventQuery } from '../event-query.js';
import type { Draft } from '../slots/draft.js';
import { has, isNoted, slotValue, type TaggedToken } from '../slots/tagged-token.js';
import type { Slots } from './slots-of.js';

/** The queries that a template makes from the slots of a text. */
export interface TemplateResult {
  readonly queries: readonly [EventQuery, ...EventQuery[]];
  /** Whether a slot is left unused, so that the query may miss what the text counts. */
  readonly isIncomplete: boolean;
  /** Whether the template applies only when every word is parsed, as for a question without a time. */
  readonly isFullParseRequired?: boolean;
}

/** The indexes of unparsed words, numbers and names, without punctuation. */
export function leftOver({ draft, role, parties, where }: Slots): number[] {
  const free = draft.free().filter((at) => !isMeaningless(draft, at, where, parties));
  const unread = role === null ? parties.flatMap(({ from, to }) => range(from, to)) : [];
  return [...new Set([...free, ...unread])].toSorted((one, other) => one - other);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Percent signs and negating crosses, which carry meaning. */
const MEANINGFUL_SIGNS = ['%', '\u066a', '\u274c', '\u2716', '\u{1f6ab}', '\u274e'];

/** Whether an unused item carries no meaning: a sign or a stop word, even one that templates may use. */
function isMeaningless(draft: Draft, at: number, where: Slots['where'], parties: Slots['parties']): boolean {
  const item = draft.at(at);
  if (item?.type === 'sign') return !MEANINGFUL_SIGNS.includes(item.sign);
  // A hashtag is a topic: "#Syria".
  const before = draft.at(at - 1);
  if (item?.type === 'unknown' && before?.type === 'sign' && before.sign === '#') return true;
  if (item?.type === 'demonym')
    return where !== null && !item.isCapital && item.countries.includes(where.country);
  if (item?.type !== 'term' || isNoted(item, 'misspelt')) return false;
  if (isNoted(item, 'of_party')) {
    const [before, after] = [draft.skipStopWords(at, -1), draft.skipStopWords(at, 1)];
    return parties.some(({ from, to }) => from === after || to - 1 === before);
  }
  // "In the province" refers to a named province.
  if (
    item.slots.get('unit') === 'province' &&
    !item.slots.has('group') &&
    where !== null &&
    where.provinces.length > 0
  )
    return true;
  return (
    has(item, 'stop', 'passive', 'people', 'and', 'that', 'whether', 'countrywide', 'refers', 'count') &&
    !has(item, 'guard', 'opinion', 'denies', 'not', 'compare')
  );
}

/**
 * Whether an unparsed item would change what is counted: a subset of the victims, another harm, an exception. A negation,
 * a modal or another number changes only the predicate, which a partial reading drops.
 */
export function isGuard(item: TaggedToken | undefined): boolean {
  return has(item, 'of_them') || COUNTS_OTHERS.includes(slotValue(item, 'guard') ?? '');
}

const COUNTS_OTHERS = ['subset', 'harm', 'except', 'part'];
