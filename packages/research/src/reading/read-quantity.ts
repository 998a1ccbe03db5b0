import { COMPARATORS } from './counted.js';
import { hasTag, type Item, isSilent } from './item.js';
import { type Comparator, VAGUE, type Vague } from './lexicons/lexicon.js';
import { about, between, compared, exactly, NONE, type Predicate, plainNumber, vague } from './predicate.js';

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
    numbers.push(found);
    place = found.end - 1;
  }
  const comparators = items.flatMap((item, place) => {
    const comparator = taken.has(place) ? undefined : COMPARATORS.find((name) => hasTag(item, name));
    return comparator === undefined ? [] : [{ comparator, place }];
  });
  const [first, second] = numbers;
  if (first === undefined) return comparators.length === 0 ? null : 'many';
  if (second !== undefined)
    return numbers.length === 2 && comparators.length === 0 ? readBetween(items, first, second) : 'many';
  if (comparators.length > 1) return 'many';
  return withComparator(items, first, comparators[0]);
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
  if (vagueName !== null) return { value: order, order: vagueName, start, end: start + 1 };
  if (items[start]?.type !== 'number') return null;
  let total = 0;
  let current = 0;
  let place = start;
  while (place < items.length && !taken.has(place)) {
    const item = items[place];
    const next = items[place + 1];
    if (item?.type === 'number') {
      if (place > start && !item.isWord) break;
      [total, current] = added(total, current, item.value);
    } else if (vagueAt(item)[0] !== null) [total, current] = added(total, current, vagueAt(item)[1]);
    else if (!(hasTag(item, 'and') && next?.type === 'number' && next.isWord && isWordBefore(items, place)))
      break;
    place++;
  }
  return { value: total + current, order: null, start, end: place };
}

function added(total: number, current: number, value: number): [number, number] {
  if (value >= 1_000) return [total + (current === 0 ? 1 : current) * value, 0];
  if (value === 100 && current > 0) return [total, current * 100];
  // "quatre-vingts".
  if (value === 20 && current % 100 === 4) return [total, current + 76];
  return [total, current + value];
}

function isWordBefore(items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  return before?.type === 'number' && before.isWord;
}

function vagueAt(item: Item | undefined): [Vague, number] | [null, 0] {
  const name = vagueNames.find((known) => hasTag(item, known));
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
  const after = items[afterCounted(items, end)];
  const suffix = hasTag(after, 'or_more') ? 'at_least' : hasTag(after, 'or_fewer') ? 'at_most' : null;
  const used = new Set(places(start, end));
  if (suffix !== null) used.add(afterCounted(items, end));
  if (found !== undefined) {
    const distance = found.place < start ? countSounding(items, found.place + 1, start) : found.place - end;
    if (distance > mostBetween || suffix !== null) return 'many';
    used.add(found.place);
  }
  const isSome = found === undefined && hasTag(items[start - 1], 'some') && order === null;
  const comparator = found?.comparator ?? suffix ?? (isSome ? 'about' : null);
  const predicate = predicateOf(comparator, value, order);
  if (predicate === null) return 'many';
  return { predicate, turned: turnedOf(comparator, value), start, end, used };
}

/** "40 or more people", "40 people or more". */
function afterCounted(items: readonly Item[], end: number): number {
  let next = end;
  while (
    next < end + 3 &&
    (isSilent(items[next]) || hasTag(items[next], 'people', 'civilians', 'event', 'killed'))
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

// The keys of the list are its names, by its type; Object.keys forgets it.
const vagueNames = Object.keys(VAGUE) as Vague[];
