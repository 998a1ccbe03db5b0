import { isClosed } from '../domain/scope.js';
import { COUNTED, KINDS } from '../items/counted.js';
import { hasTag, type Item, textOf } from '../items/item.js';
import { isPause } from '../items/read-items.js';
import { asksDirection, type Direction } from '../language/asks-direction.js';
import type { Parts } from '../parts/read-text.js';
import { completed } from './two-statements.js';

/** What is counted, with each of two numbers that it went from and to. */
interface Ends {
  readonly way: Direction;
  readonly halves: readonly [readonly Item[], readonly Item[]];
}

/** "Deaths in Homs fell from 2,839 in 2017 to 422 in 2018"; null where a text tells no change from one number to another. */
export function endsOfChange(written: readonly Item[]): Ends | null {
  const items = written.filter(
    (item, place) => !isPause(written, place) && !isLastStop(written, item, place),
  );
  const [change, ...others] = items.flatMap((item, place) => (hasTag(item, 'change') ? [place] : []));
  if (change === undefined || others.length > 0 || items.some(({ type }) => type === 'stop')) return null;
  const way = asksDirection(textOf(items[change]));
  const from = items.findIndex((item, place) => place > change && isFrom(item) && isNumber(items, place + 1));
  const to = items.findIndex((item, place) => place > from + 1 && isTo(item) && isNumber(items, place + 1));
  if (way === null || from < 0 || to < 0) return null;
  const counted = [...items.slice(0, change), ...items.slice(change + 1, from)];
  if (countsThoseOf(counted)) return null;
  return { way, halves: [[...counted, ...items.slice(from + 1, to)], items.slice(to + 1)] };
}

/** Both ends as statements, each with a time of its own; null where the numbers go another way than they are said to. */
export function withEnds(first: Parts, second: Parts, way: Direction): readonly [Parts, Parts] | null {
  const [start = null, end = null] = [first, second].map(({ times }) =>
    times.pieces.length === 1 ? times.window : null,
  );
  const [from, to] = [first, second].map(({ quantity }) => quantity?.predicate.named?.[0]);
  if (!isClosed(start) || !isClosed(end) || start.to >= end.from) return null;
  if (from === undefined || to === undefined || (way === 'up' ? to <= from : to >= from)) return null;
  // "In Homs it fell from 40 in 2016 to 30 in Hama in 2017".
  return second.place.country === null ? completed(first, second) : null;
}

/** "Attacks that killed civilians fell from 40 …": the attacks did; "deaths in battles" counts those who died. */
function countsThoseOf(counted: readonly Item[]): boolean {
  const first = counted.findIndex((item) => hasTag(item, ...COUNTED));
  return hasTag(counted[first], 'event', ...KINDS) && counted.slice(first + 1).some(isOfDead);
}

function isOfDead(item: Item): boolean {
  return hasTag(item, 'killed', 'people', 'civilians');
}

function isLastStop(items: readonly Item[], item: Item, place: number): boolean {
  return item.type === 'stop' && place === items.length - 1;
}

function isFrom(item: Item | undefined): boolean {
  return hasTag(item, 'from', 'from_or_with', 'whence') || /^(?:de|d|desde|من)$/u.test(textOf(item));
}

function isTo(item: Item | undefined): boolean {
  return hasTag(item, 'to') || textOf(item) === 'a';
}

/** A number that is no year, with what may stand before it: "nearly 49,000", "some 20,000". */
function isNumber(items: readonly Item[], place: number): boolean {
  const isNear = hasTag(items[place], 'about', 'some', 'more_than', 'fewer_than', 'at_least', 'only');
  const item = items[isNear ? place + 1 : place];
  return item?.type === 'number' && !item.isYear;
}
