import { isDivisionOf } from '../gazetteer/division-kinds.js';
import { hasTag, type Item, isSilent, textOf, wordOf } from './item.js';

/**
 * Leaves out words that only say what a name beside them is: "FARC rebels", "los insurgentes de las FARC", "Borno State",
 * "la région de Donetsk", "Донецкая и Луганская области".
 */
export function withoutDescribing(items: readonly Item[]): Item[] {
  return items
    .map((item, place) => ofDivision(inRegion(item, items[place + 1]), items, place))
    .filter((item, place) => !isKindOfNamed(items, place) && !isDivision(item, items, place));
}

/** "In the region of Donetsk"; "in the region of 40" is about as many. */
function inRegion(item: Item, next: Item | undefined): Item {
  const isPlace = next?.type === 'place' && textOf(item) === 'in the region of';
  return isPlace ? { type: 'phrase', tags: new Set(['in']), text: 'in' } : item;
}

/** "Kyiv region" is not the city of that name. */
function ofDivision(item: Item, items: readonly Item[], place: number): Item {
  if (item.type !== 'place' || item.places.length < 2) return item;
  let before = place - 1;
  while (isLink(items[before])) before--;
  const words = [wordOf(items[before]), wordOf(items[place + 1])];
  const meant = item.places.filter(
    (one) => one.type === 'province' && words.some((word) => isDivisionOf(word, one.province)),
  );
  return meant.length === 0 ? item : { ...item, places: meant };
}

function isKindOfNamed(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'actor' || item.isKind !== true) return false;
  return isNamed(items[place - 1]) || isNamed(items[afterLink(items, place + 1)]);
}

function isNamed(item: Item | undefined): boolean {
  return item?.type === 'actor' && item.isKind !== true;
}

function isDivision(item: Item, items: readonly Item[], place: number): boolean {
  const word = wordOf(item);
  if (word === '') return false;
  return [items[place - 1], items[afterLink(items, place + 1)]].some(
    (named) =>
      named?.type === 'place' &&
      named.places.some((one) => one.type === 'province' && isDivisionOf(word, one.province)),
  );
}

/** The place after "of the". */
function afterLink(items: readonly Item[], place: number): number {
  let next = place;
  while (isLink(items[next])) next++;
  return next;
}

function isLink(item: Item | undefined): boolean {
  return isSilent(item) && !hasTag(item, 'in', 'hashtag');
}
