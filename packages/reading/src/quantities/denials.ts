import { COMPARATORS, KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, textOf } from '../items/item.js';
import type { Lexicon } from '../lexicons/lexicon.js';
import type { Quantity } from './read-quantity.js';
import { isUnitAfter } from './units.js';

/** How often and by what a text denies. */
export interface Denial {
  readonly count: number;
  /** Whether "not" goes before the number; "no battle killed more than 40" says nothing of all of them. */
  readonly isBeforeNumber: boolean;
}

export function denialIn(items: readonly Item[], quantity: Quantity | null): Denial {
  const places = items.flatMap((item, index) =>
    !quantity?.used.has(index) && hasTag(item, 'no', 'nobody', 'nothing', 'not') ? [index] : [],
  );
  return {
    count: places.length,
    isBeforeNumber:
      quantity !== null &&
      places.every((place) => place < quantity.start && (hasTag(items[place], 'not') || isOne(quantity))),
  };
}

function isOne({ predicate }: Quantity): boolean {
  return predicate.says === 'number' && predicate.named?.[0] === 1;
}

/** Whether it cannot be told what is denied, or it is not all that is counted. */
export function isUnclearDenial(
  items: readonly Item[],
  times: ReadonlySet<number>,
  lexicon: Lexicon,
): boolean {
  // "Not a month without deaths", "no province had more than 40".
  const isOfUnit = items.some((item, place) => hasTag(item, 'no') && isUnitAfter(items, place));
  return (
    isOfUnit ||
    deniesPlace(items, times, lexicon) ||
    isHalfDenied(items) ||
    isNotOnly(items) ||
    deniesOfSome(items) ||
    isDeniedTwice(items) ||
    isMoreThanOnly(items)
  );
}

/** "N'a tué personne", "n'a tué que des civils": what "ne" goes with is no word that denies elsewhere. */
function isHalfDenied(items: readonly Item[]): boolean {
  const denies = (item: Item) => hasTag(item, 'no', 'nobody', 'nothing', 'not', 'false_that');
  return items.some((item) => hasTag(item, 'half_denial')) && !items.some(denies);
}

/** "Les combats n'ont pas tué que des civils": others as well. */
function isNotOnly(items: readonly Item[]): boolean {
  const denied = items.findIndex((item) => hasTag(item, 'half_denial'));
  if (denied < 0) return false;
  const rest = items.slice(denied);
  const only = rest.findIndex((item) => /^qu[e']?$/.test(textOf(item)));
  return (
    only > 0 &&
    !rest.slice(0, only).some((item) => hasTag(item, ...COMPARATORS, 'said', 'false_that', 'comparing'))
  );
}

/** "Some battles killed nobody", "battles without deaths took place": that is no denial of all of them. */
function deniesOfSome(items: readonly Item[]): boolean {
  const isOfEvents = (item: Item | undefined) => hasTag(item, 'event', ...KINDS);
  return items.some((item, place) => {
    if (hasTag(item, 'some') && isOfEvents(items[place + 1]))
      return items.slice(place).some((other) => hasTag(other, 'no', 'nobody', 'nothing', 'not'));
    return (
      hasTag(item, 'no') &&
      isOfEvents(items[place - 1]) &&
      items.slice(place).some((other) => hasTag(other, 'killed'))
    );
  });
}

/**
 * "Not a day without deaths", "без жертв не обошлось": that there were some, where else two denials deny once, as in "sin que
 * nadie muriera".
 */
function isDeniedTwice(items: readonly Item[]): boolean {
  const places = items.flatMap((item, place) =>
    hasTag(item, 'no', 'nobody', 'nothing', 'not', 'half_denial') ? [place] : [],
  );
  const without = places.find((place) => isWithout(items[place]));
  if (without === undefined) return false;
  return places.some((place) => place < without || hasTag(items[place], 'not', 'half_denial'));
}

function isWithout(item: Item | undefined): boolean {
  return hasTag(item, 'without') || (hasTag(item, 'no') && lacking.test(textOf(item)));
}

const lacking =
  /^(?:without|free |sin(?: |$)|libre |exent|sans|exempt|без|بدون|دون|من دون|بلا|خال|خلا|تخلو|يخلو)/u;

/** "Not only more than 40". */
function isMoreThanOnly(items: readonly Item[]): boolean {
  return items.some(
    (item, place) => hasTag(item, 'not') && hasTag(items[afterSilent(items, place + 1)], 'only'),
  );
}

/** "In Homs, not in Hama": the denial is of a place or time, and the claim another one. */
function deniesPlace(
  items: readonly Item[],
  times: ReadonlySet<number>,
  { hasNegativeConcord }: Lexicon,
): boolean {
  // "Не было в Хомсе ни одного боя": beside another denial, this one is of the verb.
  if (hasNegativeConcord && items.some((item) => hasTag(item, 'no', 'nobody', 'nothing'))) return false;
  return items.some((item, index) => {
    if (!hasTag(item, 'not') || isOfVerb(item)) return false;
    const next = afterSilent(items, index + 1);
    return items[next]?.type === 'place' || times.has(next);
  });
}

/** "لم تقع في حماة أي معركة": it denies the verb after it, which may be a word between others here. */
function isOfVerb(item: Item): boolean {
  return item.type === 'phrase' && item.text === 'لم';
}
