import { COMPARATORS, COUNTED } from '../items/counted.js';
import { hasTag, type Item, isSilent } from '../items/item.js';
import { PART_OF_YEAR_TAGS, VAGUE_TAGS } from '../lexicons/lexicon.js';

/** Whether a number counts people or events, and is no part of a date: "at least 12", "12 people". */
export function isCount(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type === 'number' && item.isYear && (item.isInflected || hasTag(items[place + 1], 'year_word')))
    return false;
  const before = items[beforeArticle(items, place)];
  // "Over 2019 there were 40 deaths": all through it. "Deaths were over 2019" tells how many.
  const isOver =
    before?.type === 'phrase' && before.text === 'over' && item?.type === 'number' && item.isYear;
  if (hasTag(before, ...COMPARATORS) && !(isOver && items.some(countsElse))) return true;
  if (item?.type !== 'number') return false;
  if (beginsCountedRange(items, place)) return true;
  let next = place + 1;
  // "Two hundred people"; a numeral that follows is another number: "14, 2017, there were 27 battles".
  while (isNumberWord(items[next])) next++;
  while (isSilent(items[next])) next++;
  if (item.isYear && isKilledOf(items, next)) return false;
  const isCounted = hasTag(items[next], ...COUNTED);
  // "In 2017 people were killed": a year where a preposition or a month goes before.
  return isCounted && !(item.isYear && (isAfterTimeWord(items, place) || isOfHeading(items, place)));
}

function countsElse(item: Item): boolean {
  return (item.type === 'number' && !item.isYear) || hasTag(item, 'how_many', ...VAGUE_TAGS);
}

/** "Hama 2016: incidents: 397": a year after a place, where another number tells how many. */
function isOfHeading(items: readonly Item[], place: number): boolean {
  const isNumber = (item: Item) => item.type === 'number' && !item.isYear;
  return items[place - 1]?.type === 'place' && items.slice(place + 1).some(isNumber);
}

/** "Syria, 2018: killed at least 400": what is counted is told after the verb. */
function isKilledOf(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'killed') || hasTag(items[place], 'people')) return false;
  let next = place + 1;
  while (isSilent(items[next]) || hasTag(items[next], ...COMPARATORS)) next++;
  const item = items[next];
  return item?.type === 'number' && !item.isYear;
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
    hasTag(before, 'in', 'filler', 'since', 'from', 'to', 'and', 'before', 'after', ...PART_OF_YEAR_TAGS)
  );
}

function isNumberWord(item: Item | undefined): boolean {
  return item?.type === 'number' && item.isWord;
}
