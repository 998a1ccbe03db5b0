import { isDivisionOf } from '../gazetteer/division-kinds.js';
import { hasTag, type Item, isSilent, wordOf } from './item.js';

/**
 * Leaves out words that only say what a name beside them is: "FARC rebels", "los insurgentes de las FARC", "Borno State",
 * "la région de Donetsk", "Донецкая и Луганская области".
 */
export function withoutDescribing(items: readonly Item[]): Item[] {
  return items.filter((item, place) => !isKindOfNamed(items, place) && !isDivision(item, items, place));
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
  while (isSilent(items[next]) && !hasTag(items[next], 'in', 'hashtag')) next++;
  return next;
}
