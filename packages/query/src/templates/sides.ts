import {
  addDays,
  type ClosedWindow,
  daysIn,
  isClosed,
  keysOfParts,
  monthsIn,
  type Window,
  windowOfKey,
  yearsIn,
} from '../calendar.js';
import type { Comparison, EventQuery } from '../event-query.js';
import { type PlaceMention, slugsOf } from '../slots/places.js';
import type { TimeSpan } from '../slots/times.js';
import { areApart, oneTime } from './read-statement.js';
import type { Slots } from './slots-of.js';

export interface Sides {
  readonly grouping: Comparison['grouping'];
  readonly part: readonly string[];
  readonly than: readonly string[] | null;
  readonly window: EventQuery['window'];
  /** The places of the whole comparison. */
  readonly places: readonly PlaceMention[];
}

/** The two sides of "than": two places in one period, or two periods in one place. */
export function sidesAt({ places, times }: Slots, than: number, areTogether: boolean): Sides | null {
  const isAhead = <At extends { readonly at?: number; readonly from?: number }>(one: At) =>
    (one.at ?? one.from ?? 0) < than;
  const [placesAhead, placesBehind] = [places.filter(isAhead), places.filter((one) => !isAhead(one))];
  const [timesAhead, timesBehind] = [times.filter(isAhead), times.filter((one) => !isAhead(one))];
  const provinces = (named: readonly PlaceMention[]) => named.filter(({ place }) => place.type !== 'country');
  const [one, other] = [provinces(placesAhead), provinces(placesBehind)];
  if (one.length > 0 && other.length > 0) {
    const time = oneTime(times);
    if (
      time === null ||
      time.isUnclear ||
      !isClosed(time.window) ||
      (!areTogether && one.length + other.length > 2)
    )
      return null;
    if (areApart(times)) return null;
    return { grouping: 'province', part: slugsOf(one), than: slugsOf(other), window: time.window, places };
  }
  const [first, second] = [oneTime(timesAhead), oneTime(timesBehind)];
  const isListed = times.some(({ parts, isRange }) => parts.length > 1 && !isRange);
  if (
    isListed ||
    placesBehind.some(({ place }) => JSON.stringify(place) !== JSON.stringify(placesAhead[0]?.place))
  )
    return null;
  if (first === null || second === null || !isClosed(first.window) || !isClosed(second.window)) return null;
  return sidesOfTimes(places, first.window, second.window);
}

export function sidesOfTimes(
  places: readonly PlaceMention[],
  part: ClosedWindow,
  than: ClosedWindow,
): Sides | null {
  const grouping = [part, than].every((window) => yearsIn(window) !== null) ? 'year' : 'month';
  if (grouping === 'month' && [part, than].some((window) => monthsIn(window) === null)) return null;
  const [first, last] = part.from < than.from ? [part, than] : [than, part];
  const window = { from: first.from, to: last.to };
  return { grouping, part: keysOfParts(part, grouping), than: keysOfParts(than, grouping), window, places };
}

/** One province, month or year compared with all others. */
export function sidesOfAll({ places, times }: Slots, grouping: string | null): Sides | null {
  if (times.some(({ isUnclear }) => isUnclear)) return null;
  if (grouping === 'province') {
    const provinces = places.filter(({ place }) => place.type === 'province');
    const time = oneTime(times);
    return provinces.length !== 1 || time === null
      ? null
      : { grouping, part: slugsOf(provinces), than: null, window: time.window, places };
  }
  if (grouping !== 'month' && grouping !== 'year') return null;
  if (new Set(places.map(({ place }) => JSON.stringify(place))).size > 1) return null;
  const days = grouping === 'month' ? 31 : 366;
  const isPart = ({ window }: TimeSpan) => isClosed(window) && (daysIn(window) ?? 0) <= days;
  const [part, second] = times.filter(isPart);
  const [whole, more] = times.filter((time) => time !== part);
  if (part === undefined || second !== undefined || more !== undefined || !isClosed(part.window)) return null;
  const window = wholeOf(part, whole ?? null, grouping);
  return window === null
    ? null
    : { grouping, part: keysOfParts(part.window, grouping), than: null, window, places };
}

/** The period in which a part ranks first: the one given, the year of its month, or all time. */
function wholeOf(part: TimeSpan, whole: TimeSpan | null, grouping: 'month' | 'year'): Window | null {
  const key = part.window.from?.slice(0, 4) ?? '';
  if (whole === null)
    return part.isYearApart && grouping === 'month' ? windowOfKey(key) : { from: null, to: null };
  if (whole.window.from === null || whole.window.to !== null) return whole.window;
  // "The deadliest since June" covers the time after June, up to the part itself. "Since 2016" is ambiguous for a month.
  const [since] = whole.parts;
  const units = since === undefined ? null : grouping === 'month' ? monthsIn(since) : yearsIn(since);
  return since === undefined || units !== 1 ? null : { from: addDays(since.to, 1), to: part.window.to };
}
