import { COMPARATORS, COUNTED } from './counted.js';
import { hasTag, type Item, isSilent } from './item.js';
import { PARTS_OF_YEAR, type PartOfYear } from './lexicons/lexicon.js';

/** Whether a number counts people or events, and is no part of a date: "at least 12", "12 people". */
export function isCount(items: readonly Item[], place: number): boolean {
  if (hasTag(items[beforeArticle(items, place)], ...COMPARATORS)) return true;
  const item = items[place];
  if (item?.type !== 'number') return false;
  if (beginsCountedRange(items, place)) return true;
  let next = place + 1;
  // "Two hundred people"; a numeral that follows is another number: "14, 2017, there were 27 battles".
  while (isNumberWord(items[next])) next++;
  while (isSilent(items[next])) next++;
  const isCounted = hasTag(items[next], ...COUNTED);
  // "In 2017 people were killed": a year where a preposition or a month goes before.
  return isCounted && !(item.isYear && isAfterTimeWord(items, place));
}

/** The 2045 of "between 2045 and 3100 people": what a number is that no year can be, the one before it is too. */
export function beginsCountedRange(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place - 1], 'between', 'from', 'from_or_with')) return false;
  const last = items[place + 2];
  return (
    hasTag(items[place + 1], 'and', 'to') &&
    last?.type === 'number' &&
    !last.isYear &&
    isCount(items, place + 2)
  );
}

function beforeArticle(items: readonly Item[], place: number): number {
  return hasTag(items[place - 1], 'a') ? place - 2 : place - 1;
}

function isAfterTimeWord(items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  return (
    before?.type === 'month' ||
    hasTag(before, 'in', 'filler', 'since', 'from', 'to', 'and', 'before', 'after', ...PART_NAMES)
  );
}

function isNumberWord(item: Item | undefined): boolean {
  return item?.type === 'number' && item.isWord;
}

// The keys of the list are its names, by its type; Object.keys forgets it.
const PART_NAMES = Object.keys(PARTS_OF_YEAR) as PartOfYear[];
