import { daysIn, type Window } from '../domain/scope.js';
import { monthsIn, yearsIn } from '../domain/whole-months.js';
import { hasTag, type Item, isSilent } from '../items/item.js';
import { isProvinceNoun } from '../items/province-nouns.js';
import { folded } from '../language/folded.js';
import type { Times } from '../times/read-times.js';
import { type Unit, unitOf } from '../times/relative-time.js';

/**
 * Places of the items that only say how many there are of what is listed: "the three southern governorates of Daraa,
 * Quneitra and Sweida", "the two years 2016 and 2017", "the six months running from October 2016 to March 2017". Where
 * the number is not that of the list it says something else, and is left as it is.
 */
export function countsOfListed(items: readonly Item[], times: Times): ReadonlySet<number> {
  return new Set([...countsOfProvinces(items), ...countsOfTimes(items, times)]);
}

function countsOfProvinces(items: readonly Item[]): number[] {
  return items.flatMap((item, place) => {
    if (item.type !== 'place' || isInList(items, place)) return [];
    const from = startOfCount(items, place);
    if (from === null) return [];
    const numbers = items.slice(from, place).flatMap((one) => (one.type === 'number' ? [one.value] : []));
    if (numbers.length !== 1 || numbers[0] !== namesListed(items, place)) return [];
    return Array.from({ length: place - from }, (_, offset) => from + offset);
  });
}

/** Where a number and a word for provinces begin that go before a list, with at most two words that tell which they are. */
function startOfCount(items: readonly Item[], list: number): number | null {
  let [words, numbers, nouns] = [0, 0, 0];
  let from: number | null = null;
  for (let place = list - 1; place >= 0; place--) {
    const item = items[place];
    if (item?.type === 'number' && !item.isYear) numbers++;
    else if (isProvinceNoun(item)) nouns++;
    else if (item?.type === 'unknown' || hasTag(item, 'restricts')) words++;
    else if (!isSilent(item)) break;
    if (numbers > 1 || nouns > 1 || words > 2) break;
    if (numbers === 1 && nouns === 1) from ??= place;
  }
  return from;
}

/** "Daraa, Quneitra" has one place before another. */
function isInList(items: readonly Item[], place: number): boolean {
  let before = place - 1;
  while (isLink(items[before])) before--;
  return items[before]?.type === 'place';
}

function isLink(item: Item | undefined): boolean {
  return hasTag(item, 'and') || (isSilent(item) && !hasTag(item, 'in'));
}

function namesListed(items: readonly Item[], start: number): number {
  const found = new Set<string>();
  for (let place = start; place < items.length; place++) {
    const item = items[place];
    if (item?.type === 'place') {
      const [only] = item.places;
      if (only?.type !== 'province') return 0;
      found.add(only.province.slug);
    } else if (!isLink(item)) break;
  }
  return found.size;
}

function countsOfTimes(items: readonly Item[], { window, used }: Times): number[] {
  return items.flatMap((item, place) => {
    if (item.type !== 'number' || item.isYear || used.has(place)) return [];
    let next = place + 1;
    while (isSilent(items[next]) && unitIn(items[next]) === undefined) next++;
    const unit = unitIn(items[next]);
    if (unit === undefined || item.value < 2 || lengthIn(unit, window) !== item.value) return [];
    const after = items[next + 1];
    const isRun = after?.type === 'unknown' && inARow.test(after.text);
    const end = isRun ? next + 1 : next;
    return Array.from({ length: end - place + 1 }, (_, offset) => place + offset);
  });
}

function unitIn(item: Item | undefined): Unit | undefined {
  if (item?.type !== 'phrase') return undefined;
  return (
    unitOf(item) ?? (yearWords.test(item.text) ? 'years' : monthWords.test(item.text) ? 'months' : undefined)
  );
}

const yearWords = /^(?:ans|annees|года|годы|роки|років|عامين|سنتين)$/u;
const monthWords = folded(/^(?:mois|месяца|месяцев|місяці|місяців|أشهر|شهور)$/u);

const inARow =
  /^(?:running|consecutive|straight|seguid[oa]s|consecutiv[oa]s|consecuti(?:f|fs|ves)|подряд|поспіль|متتالي(?:ة|ه|ين)|متعاقب(?:ة|ه|ين))$/u;

/** How many days, whole months or whole years a time has; null where it is not made of them. */
function lengthIn(unit: Unit, window: Window | null): number | null {
  if (window === null || unit === 'weeks' || unit === 'hours') return null;
  if (unit === 'days') return daysIn(window);
  return unit === 'months' ? monthsIn(window) : yearsIn(window);
}
