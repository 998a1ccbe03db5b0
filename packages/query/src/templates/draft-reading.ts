import type { EventQuery } from '../event-query.js';
import type { Draft } from '../slots/draft.js';
import { has, type Item, slotValue } from '../slots/item.js';
import type { Slots } from './slots-of.js';

/** What a template makes of the slots of a text. */
export interface Filled {
  readonly queries: readonly [EventQuery, ...EventQuery[]];
  /** Whether a slot could not be put to use, so that what is counted may be another thing. */
  readonly isLoose: boolean;
  /** Whether it is meant only where every word was read: of all times, words that are left over are too many. */
  readonly isOnlyWhole?: boolean;
}

/** The places of items that no template has taken: words, numbers and names, and no punctuation. */
export function leftOver({ draft, role, parties, where }: Slots): number[] {
  const free = draft.free().filter((at) => !isSilentAlone(draft, at, where));
  const unread = role === null ? parties.flatMap(({ from, to }) => range(from, to)) : [];
  return [...new Set([...free, ...unread])].toSorted((one, other) => one - other);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Percent signs, and crosses that deny. */
const SPEAKING_SIGNS = ['%', '\u066a', '\u274c', '\u2716', '\u{1f6ab}', '\u274e'];

/** Stop words, also those that mean something where a template asks for it, and signs. */
function isSilentAlone(draft: Draft, at: number, where: Slots['where']): boolean {
  const item = draft.at(at);
  if (item?.type === 'sign') return !SPEAKING_SIGNS.includes(item.sign);
  // "#Syria", the name of a topic that nothing else tells of.
  const before = draft.at(at - 1);
  if (item?.type === 'unknown' && before?.type === 'sign' && before.sign === '#') return true;
  if (item?.type === 'demonym')
    return where !== null && !item.isCapital && item.countries.includes(where.country);
  if (item?.type !== 'term' || item.isMisspelt) return false;
  // "In the province", of one that is named.
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
 * Whether a left-over item would change what is counted: a part of the victims, another harm, an exception. A denial, a possibility or
 * another number changes only what is said of it, which is not judged.
 */
export function isGuard(item: Item | undefined): boolean {
  return has(item, 'of_them') || COUNTS_OTHERS.includes(slotValue(item, 'guard') ?? '');
}

const COUNTS_OTHERS = ['subset', 'harm', 'except', 'part'];
