import type { Window } from '../domain/scope.js';
import { COUNTED, KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { AMONG_TAGS } from '../lexicons/lexicon.js';
import type { Parts } from '../parts/read-text.js';

/** What a text tells before its "than", and after it. */
interface Sides {
  /** Where it stands. */
  readonly than: number;
  readonly first: Side;
  readonly second: Side;
}

interface Side {
  /** The places that it names, as the lists of what a name may mean. */
  readonly places: ReadonlySet<string>;
  readonly tellsTime: boolean;
}

/**
 * The two sides of a comparison. Null where "than" stands elsewhere than between them, or what follows it tells of
 * something else: "more civilians in Homs than soldiers in Hama".
 */
export function sidesOf({ items, times }: Parts): Sides | null {
  const than = thanIn(items);
  // "The most were killed in Homs, more than in Hama": of all as well.
  if (than === null || items.some(isSuperlative)) return null;
  const [before, after] = [items.slice(0, than), items.slice(than + 1)];
  const [told, other] = [new Set(before.flatMap(counting)), new Set(after.flatMap(counting))];
  // "أكثر دموية في 2016 منها في 2017 من حيث عدد القتلى".
  if (before.some((item) => hasTag(item, 'deadliest'))) told.add('killed');
  if (![...other].every((one) => told.has(one))) return null;
  // "More civilians were killed in Homs than the number of people killed in Hama".
  const isCountedAnew = after.some((item) => hasTag(item, 'how_many'));
  if (isCountedAnew && told.has('civilians') !== other.has('civilians')) return null;
  return {
    than,
    first: { places: placesOf(before), tellsTime: [...times.used].some((place) => place < than) },
    second: { places: placesOf(after), tellsTime: [...times.used].some((place) => place > than) },
  };
}

/** The one "than" of a text, or else its one word that says as much right before what it compares with: "кровавее Хамы". */
export function thanIn(items: readonly Item[]): number | null {
  const comparing = items.flatMap((item, at) => (compares(item) ? [at] : []));
  const found = comparing.filter((at) => than.test(textOf(items[at])));
  const [only, ...others] = found.length > 0 ? found : comparing;
  if (only === undefined || others.length > 0) return null;
  const next = items[only + 1];
  const isBefore = next?.type === 'place' || next?.type === 'number' || textOf(next) === 'за';
  return found.length > 0 || isBefore ? only : null;
}

function compares(item: Item): boolean {
  return hasTag(item, 'comparing') && !hasTag(item, ...AMONG_TAGS);
}

/** As folded. Those at the end compare in some places only, where they are told to. */
const than =
  /(?:^| )(?:than|than in|que|qu|que en|que el ano|чем|нежели|ніж|аніж|مما|منه في|منها في|منها?|(?:superior|inferior) (?:al|a la) de|(?:superieur|inferieur)e? a cel(?:ui|le) de|من|за)$/u;

/** "The most", "наибольшее число": told of one among all. */
export function isSuperlative(item: Item): boolean {
  return hasTag(item, 'most', 'fewest') && superlative.test(textOf(item));
}

const superlative = folded(
  /^(?:the )?(?:most|fewest|least|highest|lowest|largest|greatest|biggest)(?: |$)|^le (?:plus|moins)|^(?:el|la) (?:mayor|menor)|все(?:го|х)$|^(?:наибол|наимен|найб|найм)/u,
);

/** What a word counts, or who did it. */
export function counting(item: Item): readonly string[] {
  if (item.type === 'actor') return [item.actor.join('/')];
  return COUNTED.filter((tag) => hasTag(item, tag));
}

function placesOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(
    items.flatMap((item) =>
      item.type === 'place'
        ? [item.places.map((one) => (one.type === 'province' ? one.province.slug : one.type)).join()]
        : [],
    ),
  );
}

/**
 * Whether the text says from which time to which other its number went: "from 2016 to 2018", "in 2018 compared with
 * 2016". "It rose in 2016 and 2018" tells of two rises, and "fell in 2016 compared with 2018" looks back to front.
 */
export function tellsEnds({ items, times }: Parts, [first, second]: readonly [Window, Window]): boolean {
  const used = [...times.used].toSorted((a, b) => a - b);
  const [start = 0, end = 0] = [used[0], used.at(-1)];
  const isInOrder = (first.from ?? 0) < (second.from ?? 0);
  // "انخفض في 2018 عن 2016".
  const isAgainstTime = (item: Item, place: number) =>
    place > start && isAgainst(item) && times.used.has(afterSilent(items, place + 1));
  if (items.some(isAgainstTime)) return !isInOrder;
  const isRange = hasTag(items[start], 'between') || used.some((place) => hasTag(items[place], 'to'));
  const isTogether = used.length === end - start + 1;
  return isInOrder && (isTogether ? isRange : hasTag(items[start - 1], 'compare'));
}

function isAgainst(item: Item): boolean {
  return hasTag(item, 'compare', 'involving') || textOf(item) === 'عن';
}

/** Whether battles or attacks are told of before the word for a change, and the killed only after it: "attacks rose and people died". */
export function partsCause({ items }: Parts): boolean {
  const change = items.findIndex((item) => hasTag(item, 'change'));
  const [before, after] = [items.slice(0, change), items.slice(change + 1)];
  const ofDead = (item: Item) => hasTag(item, 'killed', 'people', 'civilians');
  return (
    change >= 0 && !before.some(ofDead) && before.some((item) => hasTag(item, ...KINDS)) && after.some(ofDead)
  );
}
