import { type Grouping, isOfMonthsOrYears } from '../domain/event-question.js';
import { isClosed, isSameTime, isWithin, type Window } from '../domain/scope.js';
import { keyOfPart, monthsIn, yearsIn } from '../domain/whole-months.js';
import { KINDS } from '../items/counted.js';
import { afterSilent, hasTag } from '../items/item.js';
import type { Parts } from '../parts/read-text.js';
import type { Times } from '../times/read-times.js';

export const groupingTags = [
  'which_province',
  'by_province',
  'which_day',
  'by_day',
  'which_month',
  'by_month',
  'which_year',
  'by_year',
  'by_type',
] as const;

export function groupingOf(parts: Parts): Grouping | null {
  const { tags, place, times, numberAsked } = parts;
  if (numberAsked !== null && numberAsked.of !== 'event') return numberAsked.of;
  if (tags.has('which_actor') || tags.has('by_actor')) return 'actor';
  if (tags.has('which_province') || tags.has('by_province')) return 'province';
  if (tags.has('which_day') || tags.has('by_day')) return 'day';
  if (tags.has('which_month') || tags.has('by_month')) return 'month';
  if (tags.has('which_year') || tags.has('by_year')) return 'year';
  if (tags.has('by_type')) return 'type';
  if (asksWhenDeadliest(parts)) return times.window === null ? 'year' : splitOf(times.window);
  if (tags.has('change')) return splitOf(times.window);
  const isOfOrder = comparesNumbers(parts) || tags.has('most') || tags.has('fewest');
  const parted = isOfOrder || tags.has('compare') ? null : partedBy(parts);
  if (parted !== null) return parted === 'place' ? 'province' : splitOf(times.window);
  if (place.provinces.length > 1 && (isOfOrder || tags.has('compare'))) return 'province';
  const isOfTimes = tags.has('compare') || comparesNumbers(parts) || (isOfOrder && tags.has('either'));
  return isOfTimes ? splitOf(times.window) : null;
}

/** "When was Borno deadliest?": in which year; "when was the deadliest attack?" asks for one event. */
export function asksWhenDeadliest({ items, tags }: Parts): boolean {
  const isOfTime = tags.has('when') && tags.has('deadliest');
  return isOfTime && !items.some((item) => hasTag(item, 'event', ...KINDS));
}

/** What a number is asked for of each by itself: "in 2017 or 2018", "in Homs and Hama respectively"; null for none. */
export function partedBy({ items, tags, place, times, quantity }: Parts): 'place' | 'time' | null {
  if (quantity !== null || tags.has('whether') || tags.has('opens_question')) return null;
  if (tags.has('each')) return place.provinces.length > 1 ? 'place' : times.pieces.length > 1 ? 'time' : null;
  const next = items.flatMap((item, at) => (hasTag(item, 'either') ? [afterSilent(items, at + 1)] : []));
  if (next.some((at) => items[at]?.type === 'place')) return 'place';
  return next.some((at) => times.used.has(at)) ? 'time' : null;
}

/** Whether the parts that a number is asked for of each are told by one list alone, and are the groups of the answer. */
export function arePartsTold(parts: Parts, grouping: Grouping | null): boolean {
  const { place, times } = parts;
  if (partedBy(parts) === 'place') return place.provinces.length > 1 && times.pieces.length < 2;
  if (grouping === null || place.provinces.length > 1) return false;
  return times.pieces.length > 1 && times.pieces.every((piece) => isOne(piece, grouping));
}

/** "More deaths in Homs or in Hama?", "deadlier than": two numbers are compared, and none is named. */
export function comparesNumbers({ tags, quantity }: Parts): boolean {
  return tags.has('comparing') || (quantity === null && (tags.has('more_than') || tags.has('fewer_than')));
}

/** What a time is made of, for its first and last part to be compared: whole years or months, two at least. */
export function splitOf(window: Window | null): 'year' | 'month' | null {
  if (window === null) return null;
  if ((yearsIn(window) ?? 0) > 1) return 'year';
  return (monthsIn(window) ?? 0) > 1 ? 'month' : null;
}

/**
 * Whether the times that are told are the first and the last part to be compared, and those between. "From the first
 * quarter of 2017 to that of 2018" compares quarters, and "the first half of 2016 with the second" halves: in months the
 * answer would be to another question.
 */
export function areComparable({ window, pieces }: Times, grouping: Grouping): boolean {
  const others = pieces.filter((piece) => window === null || !isSameTime(piece, window));
  return others.every((piece) => isOne(piece, grouping) || (window !== null && isWithin(window, piece)));
}

/** Whether a time is one whole month, or one whole year. */
export function isOne(window: Window, grouping: Grouping): boolean {
  return (grouping === 'year' ? yearsIn(window) : monthsIn(window)) === 1;
}

/** Whether what is asked has more than one of the parts that are to be put in order. */
export function hasSeveralParts({ place, times: { window } }: Parts, grouping: Grouping): boolean {
  if (grouping === 'province') return place.provinces.length !== 1;
  if (!isClosed(window)) return true;
  if (grouping === 'day') return window.to > window.from;
  if (!isOfMonthsOrYears(grouping)) return true;
  return keyOfPart(window.from, grouping) !== keyOfPart(window.to, grouping);
}
