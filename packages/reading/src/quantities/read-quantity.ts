import {
  about,
  between,
  compared,
  exactly,
  NONE,
  type Predicate,
  plainNumber,
  reached,
  upTo,
  vague,
} from '../domain/predicate.js';
import { COMPARATORS, COUNTED, KINDS, TIMES } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isOfTime, isSilent, textOf } from '../items/item.js';
import type { Comparator, Vague } from '../lexicons/lexicon.js';
import { isWordBefore, type Numeral, readNumeral } from './numeral.js';

export interface Quantity {
  readonly predicate: Predicate;
  /** Whether "more than" or "fewer than" goes before it, which a "not" turns around. */
  readonly turned: Predicate | null;
  /** Place of its number. */
  readonly start: number;
  /** Place of the first item after it. */
  readonly end: number;
  readonly used: ReadonlySet<number>;
}

/** The one number that a text names, with how it compares; `many` when there are several, null when there is none. */
export function readQuantity(items: readonly Item[], taken: ReadonlySet<number>): Quantity | 'many' | null {
  const numbers: Numeral[] = [];
  for (let place = 0; place < items.length; place++) {
    const found = taken.has(place) ? null : readNumeral(items, place, taken);
    if (found === null) continue;
    // "ألفا شخص" may be two thousand, where "خمسون ألفا" is fifty.
    if (hasTag(items[place - 1], 'not_plainly') || hasTag(items[place], 'not_plainly')) return 'many';
    // "Погибло за 10 тысяч": over so many.
    if (textOf(items[place - 1]) === 'за') return 'many';
    const last = numbers.at(-1);
    if (last !== undefined && repeats(found, last)) numbers.splice(-1, 1, { ...last, end: found.end });
    else numbers.push(found);
    place = found.end - 1;
  }
  const comparators = items.flatMap((item, place) => {
    const comparator = taken.has(place) ? undefined : COMPARATORS.find((name) => hasTag(item, name));
    return comparator === undefined ? [] : [{ comparator, place }];
  });
  if (numbers.some(({ start, end }) => isOfUnit(items, end, taken) || isAge(items, start))) return 'many';
  if (numbers.some(({ start }) => isHour(items, start) || isOrdinal(items[start]))) return 'many';
  // "Deaths in 2017 exceeded 2016": the year, and not so many.
  if (numbers.some(({ start, end }) => isYearAlone(items, start, end))) return 'many';
  if (numbers.some((number) => isMultiple(items, number))) return 'many';
  const [first, second] = numbers;
  // "More than in Hama" compares with no number.
  if (first === undefined)
    return comparators.length === 0 || items.some((item) => hasTag(item, 'comparing', 'either'))
      ? null
      : 'many';
  if (second !== undefined)
    return numbers.length === 2 && comparators.length === 0 ? readBetween(items, first, second) : 'many';
  if (comparators.length > 1) return 'many';
  return withComparator(items, first, comparators[0]);
}

/** "Fifty (50)". */
function repeats({ value, start }: Numeral, before: Numeral): boolean {
  return before.end === start && before.value === value;
}

/** "8 provinces", "34 years old": neither people nor events. */
function isOfUnit(items: readonly Item[], end: number, taken: ReadonlySet<number>): boolean {
  let next = end;
  while (isSilent(items[next]) && !hasTag(items[next], 'unit') && !hasTag(items[next], 'in')) next++;
  const unit = items[next];
  // "500 عام 2016": the unit is that of the time.
  const isOfTime = unit?.type === 'phrase' && /^(?:عام|سنة)$/u.test(unit.text) && taken.has(next + 1);
  return hasTag(unit, 'unit') && !taken.has(next) && !isOfTime;
}

/** "Three times more", "в два раза", "более чем в 10 раз": no number of events. */
function isMultiple(items: readonly Item[], { start, end }: Numeral): boolean {
  const [before, times] = [items[start - 1], items[end]];
  if (!TIMES.has(textOf(times))) return false;
  const isOf = before?.type === 'phrase' && /(?:^| )(?:в|во|у)$/u.test(before.text);
  const next = items[afterSilent(items, end + 1)];
  return isOf || hasTag(next, 'more_than', 'fewer_than', 'comparing', 'most', 'fewest', 'change');
}

function isYearAlone(items: readonly Item[], start: number, end: number): boolean {
  const number = items[start];
  if (number?.type !== 'number' || !number.isYear || end > start + 1) return false;
  const next = items[afterSilent(items, end)];
  const isOfRange =
    hasTag(items[start - 1], 'between', 'from', 'from_or_with') || hasTag(items[end], 'to', 'and');
  return !isOfRange && !hasTag(next, ...COUNTED);
}

/** "A civilian, 34, was killed". */
function isAge(items: readonly Item[], start: number): boolean {
  return hasTag(items[start - 1], 'people', 'civilians') && hasTag(items[start - 2], 'a');
}

/** "At 10 on 3 March", "a las 10". */
function isHour(items: readonly Item[], start: number): boolean {
  const [first, second] = [start - 2, start - 1].map((place) => textOf(items[place]));
  return second === 'at' || (first === 'a' && /^las?$/.test(second ?? ''));
}

/** "The 5th battle": one of them. */
function isOrdinal(item: Item | undefined): boolean {
  return item?.type === 'number' && item.isInflected && !item.isYear;
}

/** "Between 40 and 60", "40 to 60". */
function readBetween(items: readonly Item[], first: Numeral, second: Numeral): Quantity | 'many' {
  const links = items.slice(first.end, second.start).filter((item) => !isSilent(item));
  const opens = hasTag(items[first.start - 1], 'between', 'from', 'from_or_with');
  const isLinked = links.length === 1 && (hasTag(links[0], 'to') || (opens && hasTag(links[0], 'and')));
  const low = first.value * sharedUnit(first, second);
  if (!isLinked || first.order !== null || second.order !== null || !isOrdered(low, second.value))
    return 'many';
  const start = opens ? first.start - 1 : first.start;
  return {
    predicate: between(low, second.value),
    turned: null,
    start: first.start,
    end: second.end,
    used: places(start, second.end),
  };
}

/** "Between ten and twenty thousand", "two to three hundred": what multiplies the second multiplies the first as well. */
function sharedUnit(first: Numeral, second: Numeral): number {
  return first.unit === 1 && first.value * second.unit < second.value ? second.unit : 1;
}

function isOrdered(low: number, high: number): boolean {
  return Number.isInteger(low) && Number.isInteger(high) && low < high;
}

function withComparator(
  items: readonly Item[],
  { value, order, isRough, start, end }: Numeral,
  found: { comparator: Comparator; place: number } | undefined,
): Quantity | 'many' {
  if (!Number.isSafeInteger(value)) return 'many';
  // "Deux cent une personnes": the one belongs to the number.
  if (hasTag(items[end], 'a') && isWordBefore(items, end)) return 'many';
  const after = items[afterCounted(items, end)];
  const suffix = hasTag(after, 'or_more') ? 'at_least' : hasTag(after, 'or_fewer') ? 'at_most' : null;
  const used = new Set(places(start, end));
  if (suffix !== null) used.add(afterCounted(items, end));
  // "40 people were killed south of Damascus", "over Homs": after its number it compares nothing.
  if (found !== undefined && found.place >= end && isOfPlaceBehind(items, found)) return 'many';
  // "Погибло 20 тысяч, меньше, чем в 2017 году": a comparison with that.
  if (found !== undefined && found.place >= end && isWithThan(items, found.place)) return 'many';
  // "40 deaths exceeded …" compares them with another; "40 deaths, tops" is no verb.
  if (found !== undefined && found.place >= end && hasTag(items[found.place], 'exceeds')) return 'many';
  if (found !== undefined) {
    const distance = found.place < start ? countSounding(items, found.place + 1, start) : found.place - end;
    const isFar =
      distance > mostBetween &&
      !(found.place < start && hasTag(items[found.place], 'exceeds')) &&
      !endsStatement(items, found, end);
    if (isFar || suffix !== null || isOfVerb(items, found, end)) return 'many';
    used.add(found.place);
  }
  const isSome = found === undefined && hasTag(items[start - 1], 'some') && order === null;
  const comparator = found?.comparator ?? suffix ?? (isSome || isRough ? 'about' : null);
  const said = comparator === null && order === null && value > 0 ? saidBefore(items, start) : null;
  // "At most several hundred": of an order, and of how many of it is not told. "Более сотни" is of one.
  if (order !== null && comparator !== null && !hasTag(items[start], 'may_be_one')) return 'many';
  const predicate = said?.predicate(value) ?? predicateOf(comparator, value, order);
  if (predicate === null) return 'many';
  // "Reached at least 40" says no more than "at least 40".
  const weak = said?.place ?? wordBefore(items, found?.place ?? start, 'reached');
  if (weak !== null) used.add(weak);
  return { predicate, turned: turnedOf(comparator, value), start, end, used };
}

/** "Reached 40", "up to 40": said where no other comparison is. */
function saidBefore(items: readonly Item[], start: number) {
  const up = wordBefore(items, start, 'up_to');
  if (up !== null) return { place: up, predicate: upTo };
  const hit = wordBefore(items, start, 'reached');
  return hit === null ? null : { place: hit, predicate: reached };
}

/** The place of a word that stands before another with nothing between. */
function wordBefore(items: readonly Item[], place: number, tag: 'reached' | 'up_to'): number | null {
  let before = place - 1;
  while (
    before >= 0 &&
    !hasTag(items[before], tag) &&
    (isSilent(items[before]) || hasTag(items[before], 'a'))
  )
    before--;
  return hasTag(items[before], tag) ? before : null;
}

function isWithThan(items: readonly Item[], place: number): boolean {
  return [place, place + 1].some((at) => /(?:^| )(?:чем|ніж)$/u.test(textOf(items[at])));
}

/** "40 people were killed close to Homs", "about May 2017": not in it, then. */
function isOfPlaceBehind(
  items: readonly Item[],
  { comparator, place }: { comparator: Comparator; place: number },
): boolean {
  const next = items[afterSilent(items, place + 1)];
  if (!['more_than', 'fewer_than', 'about'].includes(comparator)) return false;
  const beside = items[place + 1];
  return next?.type === 'place' || (beside !== undefined && isOfTime(beside));
}

/** "40 people were killed in Homs in 2017 at least". */
function endsStatement(
  items: readonly Item[],
  { comparator, place }: { comparator: Comparator; place: number },
  end: number,
): boolean {
  return (
    place >= end &&
    (comparator === 'at_least' || comparator === 'at_most') &&
    items.slice(place + 1).every((item) => item.type === 'stop' || isSilent(item))
  );
}

/** "40 were nearly killed" says that none was. */
function isOfVerb(
  items: readonly Item[],
  { comparator, place }: { comparator: Comparator; place: number },
  end: number,
): boolean {
  let next = place + 1;
  while (hasTag(items[next], 'filler', 'passive')) next++;
  return comparator === 'about' && place >= end && hasTag(items[next], 'killed');
}

/** "40 or more people", "40 people or more". */
function afterCounted(items: readonly Item[], end: number): number {
  let next = end;
  // "120 plus people".
  while (
    next < end + 3 &&
    !hasTag(items[next], 'or_more', 'or_fewer') &&
    (isSilent(items[next]) || hasTag(items[next], 'people', 'civilians', 'event', 'killed', ...KINDS))
  )
    next++;
  return next;
}

/** A comparator stands before its number with nothing between, or soon after it: "40 people at least". */
const mostBetween = 3;

function countSounding(items: readonly Item[], from: number, to: number): number {
  const between = items.slice(from, to).filter((item) => !isSilent(item) && !hasTag(item, 'a', 'some', 'in'));
  return between.length === 0 ? 0 : mostBetween + 1;
}

function predicateOf(comparator: Comparator | null, value: number, order: Vague | null): Predicate | null {
  // With a comparator it is the number itself: "более тысячи".
  if (order !== null && comparator === null) return vague(value);
  if (value === 0 && (comparator === null || comparator === 'exactly')) return NONE;
  switch (comparator) {
    case null:
      return plainNumber(value);
    case 'about':
      return about(value);
    case 'exactly':
      return exactly(value);
    default:
      return compared(comparator, value);
  }
}

/** What is said when the comparator is denied: "not more than 40" is at most 40. */
function turnedOf(comparator: Comparator | null, value: number): Predicate | null {
  if (comparator === 'more_than') return compared('at_most', value);
  return comparator === 'fewer_than' ? compared('at_least', value) : null;
}

function places(from: number, to: number): Set<number> {
  return new Set(Array.from({ length: to - from }, (_, offset) => from + offset));
}
