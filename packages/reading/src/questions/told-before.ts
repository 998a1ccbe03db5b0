import type { Obstacle } from '../domain/event-reading.js';
import { hasTag, type Item, isFirst, textOf } from '../items/item.js';
import type { Parts } from '../parts/read-text.js';
import { refersBack } from '../parts/span-told.js';

/**
 * Whether a question is asked of a place or a time that was told before it, "How many were killed there in 2017?": of all there is
 * another number would be told.
 */
export function askedOfBefore({ items, place, times, tags }: Parts): Obstacle | null {
  const namesPlace = place.country !== null || place.provinces.length > 0;
  const asksPlace = tags.has('which_province') || tags.has('by_province');
  if (!namesPlace && !asksPlace && items.some(refersToPlace)) return 'place';
  const asksTime = (
    ['which_year', 'by_year', 'which_month', 'by_month', 'which_day', 'by_day'] as const
  ).some((tag) => tags.has(tag));
  return times.window === null && !asksTime && items.some((item) => refersBack(textOf(item))) ? 'time' : null;
}

/** "There", but in "there were", "y a-t-il eu", "هل هناك". */
function refersToPlace(item: Item, place: number, items: readonly Item[]): boolean {
  if (!hasTag(item, 'told_place')) return false;
  const text = textOf(item);
  const [before, after] = [textOf(items[place - 1]), textOf(items[place + 1])];
  if (text === 'there') return !isFirst(items, place) && !being.test(before) && !being.test(after);
  if (text === 'y') return !having.test(after);
  return text !== 'هناك' || (!isFirst(items, place) && !arabicBeing.test(before) && !arabicBeing.test(after));
}

const being = /(?:^| )(?:was|were|is|are|be|been|being|has|have|had)$/;
const having = /^(?:en )?a(?:vait|vaient|ura|urait|it)?(?: |$)|^eut$/;
const arabicBeing = /^(?:هل|كان|كانت|يكن|تكن|يكون|يوجد|توجد|وكان|وكانت)$/u;
