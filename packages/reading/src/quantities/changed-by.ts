import { type PercentSaid, percentSaid } from '../domain/percent.js';
import { COMPARATORS } from '../items/counted.js';
import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { asksDirection, type Direction } from '../language/asks-direction.js';
import { folded } from '../language/folded.js';
import type { Tag } from '../lexicons/lexicon.js';

/** A text without what it says of how far a number changed. */
export interface WithoutPercent {
  readonly items: readonly Item[];
  readonly changedBy: PercentSaid | null;
}

/** How far a number is said to have changed, and the items that tell it. */
interface Extent {
  readonly from: number;
  /** After the last. */
  readonly to: number;
  readonly percent: number;
  /** Whether it is said of what is roughly so: "by half". */
  readonly isRough: boolean;
  /** Whether its word tells the change as well: "doubled". */
  readonly isVerb: boolean;
}

/**
 * "Fell by more than 80 %", "disminuyó un 85 %", "انخفض عدد القتلى في حمص بنسبة 85%", "fell by half", "doubled": right behind the one word for
 * the change, or behind the place where the verb stands first. "An 85 % drop" and "85 % of the dead" are left as they are.
 */
export function withoutPercent(items: readonly Item[]): WithoutPercent {
  const unchanged = { items, changedBy: null };
  const [extent, ...others] = items.flatMap((_, place) => extentAt(items, place) ?? []);
  if (extent === undefined || others.length > 0) return unchanged;
  let start = extent.from;
  const said: PercentSaid['says'][] = [];
  // "A plus que doublé".
  if (extent.isVerb && beyond.test(wordOf(items[start - 1]))) {
    start--;
    said.push('more_than');
  }
  while (isLink(items[start - 1], extent) || hasTag(items[start - 1], ...SAID)) {
    // Nothing but how far it is said to have gone stands before the verb: "the toll more than doubled".
    if (extent.isVerb && !hasTag(items[start - 1], ...SAID)) break;
    start--;
    said.push(...SAID.filter((tag) => hasTag(items[start], tag)));
  }
  // "80 % more than it had fallen before".
  if (hasTag(items[extent.to], 'comparing', 'most', 'fewest', 'or_more', 'or_fewer', ...COMPARATORS))
    return unchanged;
  if (said.length > 1 || !isOfOneChange(items, start, extent)) return unchanged;
  const says = said[0] ?? (extent.isRough ? 'about' : 'number');
  const verb = extent.isVerb ? [changing(items[extent.from])] : [];
  return {
    items: [...items.slice(0, start), ...verb, ...items.slice(extent.to)],
    changedBy: percentSaid(says, extent.percent),
  };
}

/** Whether it is said of the one change that the text tells. */
function isOfOneChange(items: readonly Item[], start: number, { isVerb, to }: Extent): boolean {
  const changes = items.flatMap((item, place) => (hasTag(item, 'change') ? [place] : []));
  const [change = -1, ...others] = changes;
  if (isVerb) return changes.length === 0;
  if (others.length > 0 || change < 0 || change >= to) return false;
  return change === start - 1 || (items[start - 1]?.type === 'place' && change < start);
}

function changing(item: Item | undefined): Item {
  return { type: 'phrase', tags: new Set<Tag>(['change']), text: wordOf(item) };
}

function extentAt(items: readonly Item[], place: number): Extent | null {
  const [item, next] = [items[place], items[place + 1]];
  const word = wordOf(item);
  if (item?.type === 'number') {
    if (item.isYear || item.value <= 0) return null;
    if (percent.test(wordOf(next)))
      return { from: place, to: place + 2, percent: item.value, isRough: false, isVerb: false };
    // "В 2 раза".
    const isTimes = times.test(wordOf(next)) && /^[ву]$/u.test(wordOf(items[place - 1])) && item.value > 1;
    const by = isTimes ? byTimes(items, item.value) : null;
    return by === null ? null : { from: place - 1, to: place + 2, percent: by, isRough: true, isVerb: false };
  }
  const verb = verbs.find(([words]) => words.test(word));
  // "Un double attentat".
  const isParticiple = !alike.test(word) || having.test(wordOf(items[place - 1]));
  if (verb !== undefined && isParticiple)
    return { from: place, to: place + 1, percent: verb[1], isRough: true, isVerb: true };
  if (half.test(word)) return { from: place, to: place + 1, percent: 50, isRough: true, isVerb: false };
  const by = twofold.test(word) ? byTimes(items, 2) : null;
  return by === null ? null : { from: place, to: place + 1, percent: by, isRough: true, isVerb: false };
}

/** Twice as many are 100 % more, half as many 50 % fewer. */
function byTimes(items: readonly Item[], count: number): number | null {
  const went: Direction | null = asksDirection(
    items.flatMap((item) => (hasTag(item, 'change') ? [wordOf(item)] : [])).join(' '),
  );
  if (went === null) return null;
  return went === 'up' ? (count - 1) * 100 : (1 - 1 / count) * 100;
}

const SAID = COMPARATORS.filter((tag) => tag !== 'exactly');

function isLink(item: Item | undefined, { isRough }: Extent): boolean {
  if (item?.type !== 'unknown' && item?.type !== 'phrase') return false;
  if (hasTag(item, ...SAID)) return false;
  // "Fell to 80 %" is by 20; "to half" is by half.
  const isToHalf = isRough && to.test(wordOf(item));
  return isSilent(item) || hasTag(item, 'by', 'a') || rate.test(wordOf(item)) || isToHalf;
}

const beyond = folded(/^(?:plus que|más que)$/u);
const alike = /^(?:double|triple)$/;
const having = /^(?:a|ont|avait|avaient|plus que)$/;

/** "بنسبة 85%". */
const rate = folded(/^(?:نسبة|بنسبة)$/u);
/** "إلى النصف", "a la mitad". */
const to = folded(/^(?:إلى|a)$/u);
const half = folded(/^(?:half|mitad|moitié|النصف|نصف|наполовину)$/u);
const twofold = folded(/^(?:вдвое|вдвічі|удвічі)$/u);
const times = folded(/^раз(?:а|и)$/u);

const verbs: readonly (readonly [words: RegExp, percent: number])[] = [
  [folded(/^(?:halved)$/u), 50],
  [
    folded(
      /^(?:doubled|duplicó|duplicaron|duplicado|doublé|удвоил(?:ось|ся|ась|ись)|подвоїл(?:ося|ася|ися)|подвоївся)$/u,
    ),
    100,
  ],
  [folded(/^(?:tripled|triplicó|triplicaron|triplé|утроил(?:ось|ся|ась|ись)|потроїл(?:ося|ася|ися))$/u), 200],
];

const percent = folded(
  /^(?:%|٪|percent|per cent|pct|por ciento|pour cent|процент(?:а|ов)?|відсотк(?:и|ів|а)|في المئة|بالمئة|في المائة|بالمائة|المئة|المائة)$/u,
);
