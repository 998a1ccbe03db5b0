import type { NumberClaim } from '../domain/event-reading.js';
import { isClosed } from '../domain/scope.js';
import { KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, onlyYear, textOf } from '../items/item.js';
import { isPause } from '../items/read-items.js';
import { CALENDAR_TAGS, type Tag } from '../lexicons/lexicon.js';
import type { Parts } from '../parts/read-text.js';
import { refersBack } from '../parts/span-told.js';

type Halves = readonly [readonly Item[], readonly Item[]];

/**
 * Where a text with pauses may be parted into two statements: first at its punctuation, at "while" and at "compared to", then
 * at "and", which more often joins two places or two times of one.
 */
export function halvesOf(items: readonly Item[]): readonly (readonly Halves[])[] {
  // "While 40 died in Homs, …": the word that parts them may go before both.
  const isPart = (item: Item, place: number) =>
    item.type !== 'stop' && !isPause(items, place) && !(place === 0 && hasTag(item, 'amid'));
  const parts = items.flatMap((item, place) => (isPart(item, place) ? [[item, place] as const] : []));
  const itemOf = ([item]: readonly [Item, number]) => item;
  const halvesAt = (isBound: (item: Item, place: number) => boolean) =>
    items.flatMap((item, place): Halves[] => {
      const isEnd = place === 0 || place === items.length - 1;
      return isEnd || !isBound(item, place)
        ? []
        : [
            [
              parts.filter(([, at]) => at < place).map(itemOf),
              parts.filter(([, at]) => at > place).map(itemOf),
            ],
          ];
    });
  return [
    halvesAt(
      (item, place) =>
        item.type === 'stop' ||
        isPause(items, place) ||
        hasTag(item, 'amid', 'compare') ||
        isAgainstNumber(items, place),
    ),
    halvesAt((item) => hasTag(item, 'and')),
  ];
}

/** "20,251 in 2018, against 33,316 in 2017"; in "fought against IS" another follows. */
function isAgainstNumber(items: readonly Item[], place: number): boolean {
  const next = items[afterSilent(items, place + 1)];
  return against.test(textOf(items[place])) && next?.type === 'number' && !next.isYear;
}

const against = /^(?:against|contre|contra|против|проти|مقابل)$/u;

/** Whether the second of two numbers is told as one that the first went up or down from, and was not. */
export function wentOtherwise(items: readonly Item[], [first, second]: readonly NumberClaim[]): boolean {
  const [from = 0, to = 0] = [second?.predicate.named?.[0], first?.predicate.named?.[0]];
  return items.some(
    (item) => (textOf(item) === 'up from' && to <= from) || (textOf(item) === 'down from' && to >= from),
  );
}

/**
 * "At least 900 were killed in Idlib and more than 150 in Latakia in August": each has a number of its own, and what one
 * leaves out it has from the other; what is counted is told first. Null where they do not complete each other.
 */
export function completed(first: Parts, second: Parts): readonly [Parts, Parts] | null {
  if ([first, second].some((parts) => parts.unread.length > 0 || !saysNumber(parts))) return null;
  // "It is false that 40 died in Homs and 50 in Hama": that both did.
  if (first.isSaidFalse || second.isSaidFalse) return null;
  // "400 people, 30 by IS", "400 people, 30 in battles": the second tells a part of the first.
  const isOfOthers = second.place.country !== null || second.times.window !== null;
  const isPart = second.measure === null ? second.actors.length > 0 : !isOfOthers;
  // "300 in battles in Hama" counts those who died in them.
  const isOfDead = second.measure === 'events' && second.quantity !== null && !second.isBesideCounted;
  // "400 in 2018, and in 2019 – 200": where the second is parted from its time, that would be another's.
  const isOfTwoTimes =
    (first.times.isScattered && second.times.window === null) ||
    (second.times.isScattered && first.times.window === null);
  // "By the end of June 2017, 400 in Homs, and that year 300 in Hama": of a part of what the first tells.
  const isOfPartOfTime =
    second.times.window === null &&
    !isClosed(first.times.window) &&
    second.items.some((item) => refersBack(textOf(item)));
  // "Mali exceeded 400 deaths, Nigeria 300": the verb is of both.
  const isElliptic = second.measure === null && first.tags.has('exceeds') && !second.tags.has('exceeds');
  if (isElliptic) return null;
  // "Were 40 killed? No."
  const isAnswer = second.measure === null && second.quantity === null;
  if (isPart || isOfDead || isOfTwoTimes || isOfPartOfTime || isAnswer || isWider(second, first)) return null;
  const own = second.measure !== null || counting.some((tag) => second.tags.has(tag)) ? second : first;
  const { measure, kind, actors, role, areOpposed, isSingle } = own;
  return [
    withPlaceAndTime(first, second),
    withPlaceAndTime({ ...second, measure, kind, actors, role, areOpposed, isSingle }, first),
  ];
}

/** "IS killed 70 in 2017, and 300 were killed in 2016": by whom, in what or of whom the second leaves out, perhaps. */
function isWider(second: Parts, first: Parts): boolean {
  if (second.measure === null || first.measure === 'events' || first.measure === null) return false;
  const isOfAnyone = first.actors.length > 0 && second.actors.length === 0;
  const isOfAnyKind = first.kind !== 'any' && second.kind === 'any';
  const isOfAll =
    first.measure === 'civilians_killed' && second.measure === 'killed' && !second.tags.has('people');
  return isOfAnyone || isOfAnyKind || isOfAll;
}

/** "20 in February 2018, down from 300 in November": of the year before, where the only year that is named would be later. */
export function looksAhead(items: readonly Item[], claims: readonly NumberClaim[]): boolean {
  const [first, second] = claims.map(({ scope }) => scope.window.from ?? 0);
  const compares = items.some((item, place) => hasTag(item, 'compare') || isAgainstNumber(items, place));
  return compares && !namesSeveralYears(items) && (second ?? 0) >= (first ?? 0);
}

function namesSeveralYears(items: readonly Item[]): boolean {
  return items.some((item) => item.type === 'number' && item.isYear) && onlyYear(items) === null;
}

/** "Last month, up from 2 the previous month": the second is told from the first, and not from the present. */
export function toldFromEachOther(items: readonly Item[]): boolean {
  return items.filter((item) => hasTag(item, ...CALENDAR_TAGS)).length > 1;
}

function saysNumber({ quantity, denial }: Parts): boolean {
  return quantity !== null || denial.count > 0;
}

const counting: readonly Tag[] = ['people', 'civilians', 'killed', 'event', ...KINDS];

function withPlaceAndTime(parts: Parts, other: Parts): Parts {
  return {
    ...parts,
    place: parts.place.country === null ? other.place : parts.place,
    times: parts.times.window === null ? other.times : parts.times,
  };
}
