import { COMPARATORS, KINDS } from './counted.js';
import { hasTag, type Item, isSilent } from './item.js';
import { type Comparator, VAGUE, VAGUE_TAGS, type Vague } from './lexicons/lexicon.js';
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
} from './predicate.js';

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
    if (hasTag(items[place - 1], 'not_plainly')) return 'many';
    numbers.push(found);
    place = found.end - 1;
  }
  const comparators = items.flatMap((item, place) => {
    const comparator = taken.has(place) ? undefined : COMPARATORS.find((name) => hasTag(item, name));
    return comparator === undefined ? [] : [{ comparator, place }];
  });
  if (numbers.some(({ start, end }) => isOfUnit(items, end, taken) || isAge(items, start))) return 'many';
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

/** "8 provinces", "34 years old": neither people nor events. */
function isOfUnit(items: readonly Item[], end: number, taken: ReadonlySet<number>): boolean {
  let next = end;
  while (isSilent(items[next]) && !hasTag(items[next], 'unit') && !hasTag(items[next], 'in')) next++;
  const unit = items[next];
  // "500 عام 2016": the unit is that of the time.
  const isOfTime = unit?.type === 'phrase' && /^(?:عام|سنة)$/u.test(unit.text) && taken.has(next + 1);
  return hasTag(unit, 'unit') && !taken.has(next) && !isOfTime;
}

/** "A civilian, 34, was killed". */
function isAge(items: readonly Item[], start: number): boolean {
  return hasTag(items[start - 1], 'people', 'civilians') && hasTag(items[start - 2], 'a');
}

interface Numeral {
  readonly value: number;
  readonly order: Vague | null;
  readonly start: number;
  readonly end: number;
}

/** A number in digits or words, multipliers included ("1.5 million", "two hundred and fifty"), or a vague one. */
function readNumeral(items: readonly Item[], start: number, taken: ReadonlySet<number>): Numeral | null {
  const [vagueName, order] = vagueAt(items[start]);
  const isOne = vagueName !== null && isOneOf(items, start);
  if (vagueName !== null && !isOne) return { value: order, order: vagueName, start, end: start + 1 };
  if (vagueName === null && items[start]?.type !== 'number') return null;
  let total = 0;
  let current = 0;
  let place = start;
  while (place < items.length && !taken.has(place)) {
    const item = items[place];
    if (item?.type === 'number') {
      if (place > start && !item.isWord && !isRestOfThousands(items, place, total + current)) break;
      [total, current] = added(total, current, item.value);
    } else if (vagueAt(item)[0] !== null) [total, current] = times(total, current, vagueAt(item)[1]);
    else if (
      !isOddWithin(items, place) &&
      !(hasTag(item, 'and') && continues(items, place + 1, total + current))
    )
      break;
    place++;
  }
  return { value: total + current, order: null, start, end: place };
}

/**
 * "Более тысячи двухсот", "достигло тысячи", "гибель сотни людей": an order is one of it before hundreds, which do not
 * follow several, and after what tells its case.
 */
function isOneOf(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'may_be_one')) return false;
  const [before, next] = [items[place - 1], items[place + 1]];
  if (hasTag(before, 'of_genitive', 'reached', 'up_to', 'from')) return true;
  return next?.type === 'number' && next.isWord && next.value >= 100 && next.value < vagueAt(items[place])[1];
}

/** "Пять с лишним тысяч". */
function isOddWithin(items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  if (!hasTag(items[place], 'and_odd')) return false;
  return vagueAt(next)[0] !== null || (next?.type === 'number' && next.isWord && next.value >= 1_000);
}

/** "Three dozens": an order after a number multiplies it. */
function times(total: number, current: number, order: number): [number, number] {
  const value = (current === 0 ? 1 : current) * order;
  return order >= 1_000 ? [total + value, 0] : [total, value];
}

function added(total: number, current: number, value: number): [number, number] {
  if (value >= 1_000) return [total + (current === 0 ? 1 : current) * value, 0];
  // "Two dozen"; no language puts twelve after a smaller number to add it.
  if (value === 12 && current > 0 && current < 12) return [total, current * 12];
  if (value === 100 && current > 0) return [total, current * 100];
  // "quatre-vingts".
  if (value === 20 && current % 100 === 4) return [total, current + 76];
  return [total, current + value];
}

/** Whether a number after "and" goes on with the one before it: "two hundred and fifty", "ألف و200". */
function continues(items: readonly Item[], place: number, value: number): boolean {
  const next = items[place];
  if (next?.type !== 'number') return false;
  if (!next.isWord) return isRestOfThousands(items, place, value);
  return isWordBefore(items, place - 1) && isSmaller(items, place);
}

/** "Fifty and sixty" are two numbers, as "three thousand and four thousand" are; "three and fifty" is one. */
function isSmaller(items: readonly Item[], place: number): boolean {
  const [last, value, unit] = [place - 2, place, place + 1].map((index) => numberAt(items[index]));
  if (last === undefined || value === undefined) return false;
  if (unit !== undefined && unit >= 100 && last >= unit && last < unit * 10) return false;
  if (last < 10) return value >= 20 && value < 100;
  return last >= 100 ? value < last && (last >= 1_000 || value < 100) : last >= 20 && value < 20;
}

function numberAt(item: Item | undefined): number | undefined {
  return item?.type === 'number' ? item.value : vagueAt(item)[1] || undefined;
}

/** The 200 of "three thousand and 200". */
function isRestOfThousands(items: readonly Item[], place: number, value: number): boolean {
  const [rest, and, thousands] = [items[place], items[place - 1], items[place - 2]];
  if (rest?.type !== 'number' || !hasTag(and, 'and') || value < 1_000 || value % 1_000 !== 0) return false;
  const isOrder = hasTag(thousands, 'thousands') || (thousands?.type === 'number' && thousands.isWord);
  return isOrder && Number.isInteger(rest.value) && rest.value >= 100 && rest.value < 1_000;
}

function isWordBefore(items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  return before?.type === 'number' && before.isWord;
}

function vagueAt(item: Item | undefined): [Vague, number] | [null, 0] {
  const name = VAGUE_TAGS.find((known) => hasTag(item, known));
  return name === undefined ? [null, 0] : [name, VAGUE[name]];
}

/** "Between 40 and 60", "40 to 60". */
function readBetween(items: readonly Item[], first: Numeral, second: Numeral): Quantity | 'many' {
  const links = items.slice(first.end, second.start).filter((item) => !isSilent(item));
  const opens = hasTag(items[first.start - 1], 'between', 'from', 'from_or_with');
  const isLinked = links.length === 1 && (hasTag(links[0], 'to') || (opens && hasTag(links[0], 'and')));
  if (!isLinked || first.order !== null || second.order !== null || !isOrdered(first.value, second.value))
    return 'many';
  const start = opens ? first.start - 1 : first.start;
  return {
    predicate: between(first.value, second.value),
    turned: null,
    start: first.start,
    end: second.end,
    used: places(start, second.end),
  };
}

function isOrdered(low: number, high: number): boolean {
  return Number.isInteger(low) && Number.isInteger(high) && low < high;
}

function withComparator(
  items: readonly Item[],
  { value, order, start, end }: Numeral,
  found: { comparator: Comparator; place: number } | undefined,
): Quantity | 'many' {
  if (!Number.isSafeInteger(value)) return 'many';
  // "Deux cent une personnes": the one belongs to the number.
  if (hasTag(items[end], 'a') && isWordBefore(items, end)) return 'many';
  const after = items[afterCounted(items, end)];
  const suffix = hasTag(after, 'or_more') ? 'at_least' : hasTag(after, 'or_fewer') ? 'at_most' : null;
  const used = new Set(places(start, end));
  if (suffix !== null) used.add(afterCounted(items, end));
  if (found !== undefined) {
    const distance = found.place < start ? countSounding(items, found.place + 1, start) : found.place - end;
    const isFar =
      distance > mostBetween &&
      !(found.place < start && hasTag(items[found.place], 'exceeds')) &&
      !endsStatement(items, found, end);
    if (isFar || suffix !== null || isOfVerb(items, found, end) || isOfPlace(items, found, end))
      return 'many';
    used.add(found.place);
  }
  const isSome = found === undefined && hasTag(items[start - 1], 'some') && order === null;
  const comparator = found?.comparator ?? suffix ?? (isSome ? 'about' : null);
  const said = comparator === null && order === null && value > 0 ? saidBefore(items, start) : null;
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

/** "40 people were killed close to Homs": not in it, then. */
function isOfPlace(
  items: readonly Item[],
  { comparator, place }: { comparator: Comparator; place: number },
  end: number,
): boolean {
  let next = place + 1;
  while (hasTag(items[next], 'filler') && !hasTag(items[next], 'in')) next++;
  return comparator === 'about' && place >= end && items[next]?.type === 'place';
}

/** "40 or more people", "40 people or more". */
function afterCounted(items: readonly Item[], end: number): number {
  let next = end;
  while (
    next < end + 3 &&
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
