import type { Grouping } from '../domain/event-question.js';
import { isOfTimes } from '../domain/event-question.js';
import { afterSilent, hasTag, type Item, isFirst, wordOf } from '../items/item.js';
import { spanNamed } from '../items/span-named.js';
import { folded } from '../language/folded.js';
import type { Tag } from '../lexicons/lexicon.js';
import type { Parts } from '../parts/read-text.js';
import { comparesNumbers, isOne } from './question-grouping.js';

/** Whether a question is told apart, or compared, in two ways at once: an answer has one of them, and would lose the other. */
export function hasSecondAxis(parts: Parts, grouping: Grouping | null): boolean {
  return (
    isGroupedTwice(parts) ||
    comparesOtherParts(parts, grouping) ||
    comparesEachGroup(parts) ||
    comparesWithUntold(parts)
  );
}

const by: Readonly<Partial<Record<Tag, Grouping>>> = {
  ...{ by_province: 'province', by_type: 'type', by_actor: 'actor' },
  ...{ by_day: 'day', by_month: 'month', by_year: 'year' },
};
const which: Readonly<Partial<Record<Tag, Grouping>>> = {
  ...{ which_province: 'province', which_actor: 'actor' },
  ...{ which_day: 'day', which_month: 'month', which_year: 'year' },
};

function groupingsOf({ tags }: Parts, named: Readonly<Partial<Record<Tag, Grouping>>>): readonly Grouping[] {
  return [...tags].flatMap((tag) => named[tag] ?? []);
}

/** "Deaths by province and by year", "by province and year", "which province, by month". */
function isGroupedTwice(parts: Parts): boolean {
  const told = groupingsOf(parts, by);
  if (told.length === 0) return false;
  const isTwice = new Set([...told, ...groupingsOf(parts, which)]).size > 1;
  return isTwice || parts.items.some((_, place) => goesOn(parts.items, place));
}

/** "By province [and year]", "по областям [и годам]": a unit, or a word that is not known. */
function goesOn(items: readonly Item[], place: number): boolean {
  if (!isBy(items[place]) || !hasTag(items[place + 1], 'and')) return false;
  const next = items[place + 2];
  const isUnit = hasTag(next, 'unit', 'members') || units.test(wordOf(next));
  return next?.type === 'unknown' || isUnit || spanNamed(wordOf(next)) !== null;
}

const units = folded(
  /^(?:годам|месяцам|дням|роками|місяцями|днями|провинциям|областям|провінціями|областями)$/u,
);

function isBy(item: Item | undefined): boolean {
  return item?.type === 'phrase' && [...item.tags].some((tag) => by[tag] !== undefined);
}

/** "Which provinces had more deaths in 2015 than in 2014?", "which months of 2014 had more in Borno than in Yobe?" */
function comparesOtherParts(parts: Parts, grouping: Grouping | null): boolean {
  const { tags, place, times } = parts;
  const isAsked = [...groupingsOf(parts, by), ...groupingsOf(parts, which)].length > 0;
  if (!isAsked || grouping === null || !comparesNumbers(parts) || tags.has('either')) return false;
  const areTimes = times.pieces.length > 1;
  const arePlaces = place.provinces.length > 1;
  if (grouping === 'province') return areTimes;
  if (!isOfTimes(grouping)) return areTimes || arePlaces;
  return arePlaces || (areTimes && !times.pieces.every((piece) => isOne(piece, grouping)));
}

/** "Compare deaths in Borno and Yobe by year", "did deaths rise more in Borno or in Yobe from 2013 to 2014?" */
function comparesEachGroup(parts: Parts): boolean {
  const { tags, place, times } = parts;
  const isOfPlaces = place.provinces.length > 1;
  if (tags.has('change') && comparesNumbers(parts) && isOfPlaces) return true;
  const told = groupingsOf(parts, by);
  if (!tags.has('compare') || told.length === 0) return false;
  return (isOfPlaces && !told.includes('province')) || (times.pieces.length > 1 && !told.some(isOfTimes));
}

/** "How many were killed in Khartoum compared to last year?": in which time that is to be compared is not told. */
function comparesWithUntold(parts: Parts): boolean {
  const { items, place, times } = parts;
  if (place.provinces.length > 1 || times.pieces.length > 1) return false;
  if (groupingsOf(parts, by).length > 0) return false;
  return items.some((item, at) => {
    if (!hasTag(item, 'compare') || isFirst(items, at)) return false;
    const next = afterSilent(items, at + 1);
    return times.used.has(next) || items[next]?.type === 'place';
  });
}
