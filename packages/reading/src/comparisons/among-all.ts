import type { ComparedParts } from '../domain/event-reading.js';
import { ANY_TIME, isClosed, isSameTime, isWithin, type Window } from '../domain/scope.js';
import { keyOfPart, type MonthOrYear, monthsIn, windowOfKey, yearsIn } from '../domain/whole-months.js';
import { hasTag, isSilent } from '../items/item.js';
import type { Direction } from '../language/asks-direction.js';
import type { Parts } from '../parts/read-text.js';
import { isThatYear } from '../parts/span-told.js';
import { isOne } from '../questions/question-grouping.js';
import { isBesideAllOthers, isFirstOfAll } from './comparison-sense.js';
import { isSuperlative } from './comparison-sides.js';
import { isAllTogether } from './sums.js';

/** "Aleppo was the deadliest province": more than each other of its country. */
export function amongProvinces(
  parts: Parts,
  compared: () => Direction | null,
  tellsTwo: boolean,
): ComparedParts | null {
  const { place, tags, times } = parts;
  const [only, ...others] = place.provinces;
  if (only === undefined || others.length > 0 || times.isScattered || times.isLatestOf) return null;
  if (!tags.has('which_province') && !tags.has('among_provinces')) return null;
  const way = wayOfFirst(parts, compared, tellsTwo);
  if (way === null) return null;
  return { ...ofAll('province', way, only.slug), areTogether: parts.items.some(isAllTogether) };
}

/** "2016 was the deadliest year in Aleppo": more than each other of the time that is told beside it, or of all. */
export function amongTimes(
  parts: Parts,
  compared: () => Direction | null,
  tellsTwo: boolean,
): ComparedParts | null {
  const { place, tags, times } = parts;
  if (place.provinces.length > 1 || tags.has('which_province') || tags.has('among_provinces')) return null;
  const part = shortest(times);
  const grouping = part === null ? null : groupingOf(parts, part);
  if (part === null || part.from === null || grouping === null) return null;
  if (!isOfWholeParts(timeOfAll(parts), grouping)) return null;
  const way = wayOfFirst(parts, compared, tellsTwo);
  return way === null ? null : ofAll(grouping, way, keyOfPart(part.from, grouping));
}

/** The time of which one part is said to be the first; all time where none is told beside that part. */
export function timeOfAll({ items, times }: Parts): Window {
  const { spans } = times;
  const whole = spans.find((span) => !spans.every((other) => isWithin(span, other)));
  return whole ?? yearOfMonth(items, times.window) ?? ANY_TIME;
}

/** "July 2017 was the deadliest month that year". */
function yearOfMonth(items: Parts['items'], month: Window | null): Window | null {
  if (month === null || !isClosed(month) || !isOne(month, 'month') || !items.some(isThatYear)) return null;
  return windowOfKey(keyOfPart(month.from, 'year'));
}

/** The one that lies within each other, of two at most. */
function shortest({ spans, isScattered }: Parts['times']): Window | null {
  const distinct = spans.filter((span, at) => !spans.slice(0, at).some((other) => isSameTime(span, other)));
  if (isScattered || distinct.length > 2) return null;
  return distinct.find((span) => distinct.every((other) => isWithin(span, other))) ?? null;
}

/** By the word for its parts, or else by what a time is that is told to be the first: "2016 год был самым кровопролитным". */
function groupingOf(parts: Parts, part: Window): MonthOrYear | null {
  const { tags } = parts;
  const named = UNITS.filter((one) => tags.has(`which_${one}`) || tags.has(`among_${one}s`));
  const [only, ...others] = named;
  if (only !== undefined) return others.length === 0 && isOne(part, only) ? only : null;
  return isTimeThatIsFirst(parts) ? (UNITS.find((one) => isOne(part, one)) ?? null) : null;
}

const UNITS = ['year', 'month'] as const;

/** "2016 was the deadliest", "2016 saw the most deaths in Syria": where a province or a party is told as well, that may be the first. */
function isTimeThatIsFirst({ items, place, actors, tags, times }: Parts): boolean {
  const start = items.findIndex((item) => !isSilent(item) || hasTag(item, 'in'));
  if (!times.used.has(start) || hasTag(items[start], 'in')) return false;
  return (
    tags.has('deadliest') ||
    (place.provinces.length === 0 && actors.length === 0 && items.some(isSuperlative))
  );
}

function isOfWholeParts(window: Window, grouping: MonthOrYear): boolean {
  if (window.from === null && window.to === null) return true;
  return ((grouping === 'year' ? yearsIn(window) : monthsIn(window)) ?? 0) > 1;
}

/** Which way the one that is meant is told to be the first of all. */
function wayOfFirst(parts: Parts, compared: () => Direction | null, tellsTwo: boolean): Direction | null {
  const { tags } = parts;
  if (tags.has('change') || !isFirstOfAll(parts)) return null;
  if (isBesideAllOthers(parts)) return compared();
  if (tellsTwo) return null;
  // "The least deadly" is both.
  const isMost = parts.items.some((item) => hasTag(item, 'most', 'deadliest') && !hasTag(item, 'fewest'));
  const isFewest = tags.has('fewest');
  return isMost === isFewest ? null : isMost ? 'up' : 'down';
}

function ofAll(grouping: ComparedParts['grouping'], way: Direction, part: string): ComparedParts {
  return {
    grouping,
    says: way === 'up' ? 'more' : 'fewer',
    part: [part],
    than: null,
    areTogether: false,
    changedBy: null,
  };
}
