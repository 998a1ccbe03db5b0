import { KINDS } from '../items/counted.js';
import { hasTag, type Item, isOfTime, isSilent, wordOf } from '../items/item.js';
import { isTargeting } from '../items/on-civilians.js';
import { folded } from '../language/folded.js';
import type { Detail } from './detail.js';
import { isCheckpoint, namesScene } from './names-scene.js';

/**
 * "An attack on a mosque in Borno", "a bombing at a market": at what it was aimed, or where it was, right after what is counted.
 * What lies elsewhere ("on a village across the border") is no part of the place, and what is neither a scene nor a name makes
 * another thing of it: "battles against cancer".
 */
export function targetAt(items: readonly Item[], place: number): Detail | null {
  const [before, link] = [items[place - 1], items[place]];
  if (!hasTag(before, 'event', ...KINDS) || !isLink(link)) return null;
  let to = place + 1;
  while (isOfTarget(items, to) && to - place <= longest) to++;
  while (to > place && endsInSilence(items[to - 1])) to--;
  const told = items.slice(place + 1, to);
  if (!namesScene({ before, link, told }) || told.some((item) => elsewhere.test(wordOf(item)))) return null;
  return endsThere(items, to) ? { from: place, to, told: 'narrower' } : null;
}

const longest = 6;

const toward = /^(?:for|to|towards?)$/;

function endsInSilence(item: Item | undefined): boolean {
  return item !== undefined && isSilent(item) && !isCheckpoint(item);
}

function isLink(item: Item | undefined): boolean {
  return isTargeting(item) || hasTag(item, 'in') || links.test(wordOf(item));
}

const links = folded(
  /^(?:at|near|of|outside|targeting|de|del|en|à|au|contra|cerca de|près de|по|на|у|в|біля|возле|قرب)$/u,
);

function isOfTarget(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item === undefined || isWhereOrWhen(item) || hasTag(item, 'people', 'civilians', 'killed'))
    return false;
  if (isCheckpoint(item)) return true;
  const isArticle = item.type === 'number' && item.isWord && item.value === 1;
  if (item.type === 'unknown' || isArticle || hasTag(item, 'restricts', 'a')) return true;
  // "In a market in Idlib": what tells of the province is left to it.
  let next = place;
  while (isSilent(items[next])) next++;
  return isSilent(item) && !isWhereOrWhen(items[next]);
}

function isWhereOrWhen(item: Item | undefined): boolean {
  return item !== undefined && (item.type === 'place' || isOfTime(item));
}

/** Before where or when, its verb, or the end. */
function endsThere(items: readonly Item[], place: number): boolean {
  const item = items[place];
  // "On a village opposite Homs": no more than what stands right before a name tells where it is.
  if (item?.type === 'place') return false;
  if (item === undefined || item.type === 'stop' || isOfTime(item)) return true;
  // "On a convoy for Homs".
  let next = place;
  while (isSilent(items[next]) && (!hasTag(items[next], 'in') || toward.test(wordOf(items[next])))) next++;
  if (next > place && items[next]?.type === 'place') return false;
  return (
    isSilent(item) ||
    hasTag(item, 'in', 'killed', 'resulted', 'slew', 'passive', 'by', 'narrower', 'unchecked')
  );
}

const elsewhere = folded(
  /(?:^| )(?:every|each|all|whole|cada|tod[oa]s?|chaque|кажд\p{L}*|кожн\p{L}*|كل|جميع|bound|heading|headed|leaving|arriving|travell?ing|coming|returning|en route|route|road|way|direction|procedente|camino|rumbo|destino|provenance|destination|пути|следова\p{L}+|направля\p{L}+|ехавш\p{L}+|дорог\p{L}+|шляху|прямува\p{L}+|طريق|متجه\p{L}*|قادم\p{L}*|across|beyond|border|borders|abroad|neighbou?ring|elsewhere|frontera|fronteriz[oa]s?|vecin[oa]s?|frontière|frontalier|voisine?s?|границ\p{L}*|сосед\p{L}*|кордон\p{L}*|сусід\p{L}*|حدود\p{L}*|الحدود\p{L}*|مجاور\p{L}*)(?: |$)/u,
);
