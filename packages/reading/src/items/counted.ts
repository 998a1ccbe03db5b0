import { EVENT_TYPES } from '@partner-api/contract';
import type { Comparator, Tag } from '../lexicons/lexicon.js';
import { hasTag, type Item } from './item.js';

export const COMPARATORS: readonly Comparator[] = [
  'at_least',
  'more_than',
  'at_most',
  'fewer_than',
  'about',
  'exactly',
];

/** Kinds of events that words name. */
export const KINDS = [...EVENT_TYPES, 'state_based', 'non_state', 'one_sided', 'attack', 'violent'] as const;
export type NamedKind = (typeof KINDS)[number];

/** What a number may stand before. */
export const COUNTED: readonly Tag[] = [
  'people',
  'civilians',
  'killed',
  'event',
  'or_more',
  'or_fewer',
  ...KINDS,
];

/** Whether a number counts something: none is a year, "5th", or the day of "5 May". */
export function isCount(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'number' || item.isYear || item.isInflected) return false;
  return items[place + 1]?.type !== 'month';
}

/** "2000 people": a number that counts, though it looks like a year. */
export function isOfCounted(items: readonly Item[], number: number): boolean {
  return hasTag(items[number + 1], 'people', 'civilians');
}

/** Whether events are told of by words that no number goes before: more violence may be more events, or more dead. */
export function isMass(items: readonly Item[]): boolean {
  const named = items.filter((item) => hasTag(item, 'event', ...KINDS));
  return named.length > 0 && named.every((item) => hasTag(item, 'mass'));
}

/** "5 times", "в 10 раз", as folded. */
export const TIMES: ReadonlySet<string> = new Set([
  ...['times', 'veces', 'fois', 'раз', 'раза', 'разів', 'рази', 'مرة', 'مرات'],
]);
