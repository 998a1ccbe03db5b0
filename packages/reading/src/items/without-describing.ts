import { isDivisionOf } from '../gazetteer/division-kinds.js';
import { countryOfPlace } from '../gazetteer/place-book.js';
import { folded } from '../language/folded.js';
import { hasTag, type Item, isSilent, textOf, wordOf } from './item.js';

/**
 * Leaves out words that only say what a name beside them is: "FARC rebels", "los insurgentes de las FARC", "Borno State",
 * "la région de Donetsk", "Донецкая и Луганская области".
 */
export function withoutDescribing(items: readonly Item[]): Item[] {
  return withoutPartsOfCountry(items)
    .map((item, place) => ofDivision(inRegion(item, items[place + 1]), items, place))
    .filter((item, place) => !isKindOfNamed(items, place) && !isDivision(item, items, place));
}

/**
 * "In Borno, northeast Nigeria", "en el estado de Borno, en el noreste de Nigeria": in which part of its country a province lies, which is told
 * with the province.
 */
function withoutPartsOfCountry(items: readonly Item[]): readonly Item[] {
  const left = new Set<number>();
  for (const [place, item] of items.entries()) {
    const end = item.type === 'place' ? endOfPart(items, place) : null;
    for (let part = place + 1; end !== null && part <= end; part++) left.add(part);
  }
  return left.size === 0 ? items : items.filter((_, place) => !left.has(place));
}

/** The place of the country behind a province and words for a part of it; null where there is none. */
function endOfPart(items: readonly Item[], place: number): number | null {
  let [next, isPart] = [place + 1, false];
  while (isSilent(items[next]) || compass.test(wordOf(items[next]))) {
    isPart ||= compass.test(wordOf(items[next]));
    next++;
  }
  const [province, country] = [items[place], items[next]];
  if (!isPart || province?.type !== 'place' || country?.type !== 'place') return null;
  // "Amazonas, southern Colombia": of two provinces of a name the country tells which.
  const [own, ...others] = new Set(province.places.map(countryOfPlace));
  const isProvince = province.places.every(({ type }) => type === 'province') && others.length === 0;
  const isOwn = country.places.every((one) => one.type === 'country' && one.country === own);
  return isProvince && isOwn ? next : null;
}

const compass = folded(
  /^(?:(?:north|south)(?:[- ]?(?:east|west))?(?:ern)?|(?:east|west|centr(?:e|al))(?:ern)?|(?:nor|sur|sud)(?:este|oeste)|norte|sur|este|oeste|centro|nord|sud|est|ouest|centre|север[оа]?|юг[оае]?|восток[еа]?|запад[еа]?|северн\p{L}+|южн\p{L}+|восточн\p{L}+|западн\p{L}+|центральн\p{L}+|півн\p{L}+|півд\p{L}+|схід\p{L}*|сході|захід\p{L}*|заході|شمالي?|جنوبي?|شرقي?|غربي?|وسط)$/u,
);

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
