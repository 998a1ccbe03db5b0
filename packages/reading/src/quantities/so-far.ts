import { isBoundedAbove } from '../domain/predicate.js';
import type { Window } from '../domain/scope.js';
import { COUNTED } from '../items/counted.js';
import { afterSilent, hasTag, type Item, textOf } from '../items/item.js';
import type { Quantity } from './read-quantity.js';

interface TimeTold {
  readonly window: Window | null;
  /** Places of the items that tell it. */
  readonly used: ReadonlySet<number>;
}

/**
 * Whether a number may be told of all that had happened up to a time, and not in it: "the toll reached 400,000 in 2016",
 * "in 2016, 400,000 had already been killed". "The dead of 2016 exceeded …" and "since 2016" tell where it begins.
 */
export function isSoFar(items: readonly Item[], quantity: Quantity, { window, used }: TimeTold): boolean {
  if (window?.from === null || items.some((item) => hasTag(item, 'since'))) return false;
  // More than so many in that time are more up to then, too.
  if (isBoundedAbove(quantity.predicate)) return false;
  const isTotal = (item: Item, place: number) =>
    hasTag(item, 'reached', 'exceeds') ? quantity.used.has(place) : tellsSoFar(items, place, used);
  return items.some(isTotal) && !isOfTime(items, quantity, used);
}

/** Whether a word tells that more may have come: "already", "so far". */
export function saysSoFar(items: readonly Item[]): boolean {
  return items.some((item) => adverbs.test(textOf(item)));
}

const adverbs =
  /^(?:already|so far|to date|ya|ya van|van|deja|(?:avait|avaient) deja(?: fait)?|(?:дошло )?уже(?: до)?|вже)$/u;

/** "Had been killed", "ya"; "so far in 2016" begins with it, and "Homs had 40 dead" tells of that time. */
function tellsSoFar(items: readonly Item[], place: number, times: ReadonlySet<number>): boolean {
  if (!hasTag(items[place], 'so_far')) return false;
  const next = afterSilent(items, place + 1);
  if (auxiliaries.has(textOf(items[place]))) return hasTag(items[next], 'killed', 'reached', 'exceeds');
  return !times.has(next);
}

const auxiliaries: ReadonlySet<string> = new Set(['had', 'habia', 'habian', 'avait', 'avaient']);

/** "Deaths in 2016 exceeded 40,000", "the 2016 death toll": the time stands between what is counted and its number, or beside it. */
function isOfTime(items: readonly Item[], { start }: Quantity, times: ReadonlySet<number>): boolean {
  const counted = items.findIndex((item) => hasTag(item, ...COUNTED));
  if (counted < 0) return false;
  const isBeside = times.has(counted - 1) && !hasTag(items[firstOfTime(times, counted - 1) - 1], 'in');
  return isBeside || [...times].some((place) => place > counted && place < start);
}

function firstOfTime(times: ReadonlySet<number>, place: number): number {
  let first = place;
  while (times.has(first - 1)) first--;
  return first;
}
