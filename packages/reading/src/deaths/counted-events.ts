import { COMPARATORS, KINDS } from '../items/counted.js';
import { hasTag, type Item, isFirst, isSilent } from '../items/item.js';
import { isParty } from './parties.js';

/** The one word for events in a text, and what counts them. */
export interface CountedEvents {
  readonly place: number;
  /** Place of what counts them, "in" and a word that compares included. */
  readonly start: number;
  /**
   * `any`: "did any attack kill …?"; `bare`: "were there attacks that killed …?"; `compared`: "more attacks killed … than",
   * "the most attacks that killed …".
   */
  readonly by: 'how_many' | 'number' | 'none' | 'any' | 'bare' | 'compared';
  /** "In how many attacks": those who died are told after it, or before. */
  readonly isWithin: boolean;
}

/** Null where the events are not what is counted, or several are named. */
export function countedEvents(items: readonly Item[]): CountedEvents | null {
  const places = items.flatMap((item, place) => (hasTag(item, 'event', ...KINDS) ? [place] : []));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) return null;
  // "How many battle deaths" counts the dead; "attacked" tells of people.
  if (hasTag(items[place], 'killed', 'struck')) return null;
  let counting = hasTag(items[place], 'how_many') ? place : place - 1;
  while (isParty(items[counting]) || (isSilent(items[counting]) && !hasTag(items[counting], 'in')))
    counting--;
  const by = countedBy(items, counting, place);
  if (by === null) return null;
  let start = by === 'bare' ? place : counting;
  while (by === 'number' && isOfNumber(items[start - 1])) start--;
  const isWithin = hasTag(items[start - 1], 'in');
  return { place, start: isWithin ? start - 1 : start, by, isWithin };
}

function countedBy(items: readonly Item[], counting: number, place: number): CountedEvents['by'] | null {
  const item = items[counting];
  if (hasTag(item, 'comparing', 'most', 'fewest')) return 'compared';
  const asked = items.filter((one) => hasTag(one, 'how_many') && !hasTag(one, 'killed'));
  // "How many battles and how many of the dead".
  if (hasTag(item, 'how_many')) return asked.length === 1 && !hasTag(item, 'killed') ? 'how_many' : null;
  if (asked.length > 0) return null;
  if (hasTag(item, 'no')) return 'none';
  const isAsked = items.some((one) => one.type === 'stop' && one.isQuestion);
  if (hasTag(item, 'any')) {
    // "لم تقتل أي معركة …": no battle killed.
    const isDenied = items.slice(0, counting).some((one) => hasTag(one, 'not'));
    return isDenied ? 'none' : isAsked ? 'any' : null;
  }
  if (item?.type === 'number') {
    // "One battle" is one among others, unless there was one at least.
    const isOne = item.value === 1 && !hasTag(items[counting - 1], ...COMPARATORS);
    return item.isYear || isOne ? null : 'number';
  }
  return isAsked && isFirst(items, place) ? 'bare' : null;
}

function isOfNumber(item: Item | undefined): boolean {
  return (
    (item?.type === 'number' && !item.isYear) || hasTag(item, ...COMPARATORS, 'between', 'to', 'and', 'a')
  );
}
