import { isYesOrNo } from '../claims/read-claim.js';
import type { ComparedParts, ComparisonClaim } from '../domain/event-reading.js';
import type { Window } from '../domain/scope.js';
import { keyOfPart, type MonthOrYear } from '../domain/whole-months.js';
import { hasTag, type Item, textOf } from '../items/item.js';
import type { Direction } from '../language/asks-direction.js';
import { folded } from '../language/folded.js';
import { AMONG_TAGS, QUESTION_TAGS, type Tag } from '../lexicons/lexicon.js';
import type { Parts } from '../parts/read-text.js';
import { isOne } from '../questions/question-grouping.js';
import { amongProvinces, amongTimes, timeOfAll } from './among-all.js';
import { isOfCounted, looksBack } from './comparison-sense.js';
import { partsCause, sidesOf, tellsEnds } from './comparison-sides.js';
import { areSides } from './sums.js';

/** Which way a text says that a number went, and which way it compares two. */
export interface Ways {
  readonly went: Direction | null;
  readonly compared: Direction | null;
}

/**
 * The claim that a text makes of two places or two times, or of one place among all of its country; null where it makes
 * none, or may mean more than one.
 */
export function comparisonOf(parts: Parts, ways: () => Ways, isAsked: boolean): ComparisonClaim | null {
  const { kind, place, times, actors, role, tags } = parts;
  const measure = measureOf(parts);
  if (measure === null || place.country === null || times.window === null) return null;
  if (isAsked && !isYesOrNo(withoutNumberOf(parts))) return null;
  if (!isPlain(parts) || QUESTION_TAGS.some((tag) => tags.has(tag) && !compares.has(tag))) return null;
  // "No year was deadlier in Homs than 2016 in Hama".
  const isOfOthers = AMONG_TAGS.some((tag) => tags.has(tag));
  const ofTwo =
    isOfOthers || times.isLatestOf ? null : (betweenTimes(parts, ways) ?? betweenPlaces(parts, ways));
  const compared = ofTwo ?? amongAll(parts, ways);
  if (compared === null) return null;
  // "By 85 %" is said of a change.
  if (parts.changedBy !== null && (ofTwo === null || !tags.has('change'))) return null;
  const isOfAll = compared.than === null;
  const isOfPlaces = compared.grouping === 'province';
  const scope = {
    country: place.country,
    provinces: isOfAll && isOfPlaces ? [] : place.provinces,
    window: isOfAll && !isOfPlaces ? timeOfAll(parts) : times.window,
    kind,
    actors,
    role,
    deaths: null,
  };
  const mayBeOfDead = (parts.mayBeOfDead || isOfViolence(parts)) && measure === 'events';
  const told = { ...compared, changedBy: parts.changedBy };
  return { measure, scope, isSingle: false, comparison: told, mayBeOfDead };
}

/** "Did the number of people killed fall?": a number that is told of, and not asked for. */
function withoutNumberOf(parts: Parts): Parts {
  const isTold = parts.tags.has('opens_question') && !parts.items.some(asksHowMany);
  return isTold ? { ...parts, tags: new Set([...parts.tags].filter((tag) => tag !== 'how_many')) } : parts;
}

function asksHowMany(item: Item): boolean {
  return hasTag(item, 'how_many') && !numberOf.test(textOf(item));
}

const numberOf = /^(?:the )?(?:number|toll)(?: |$)/;

/** Of one among all others, of places or of times. */
function amongAll(parts: Parts, ways: () => Ways): ComparedParts | null {
  const compared = () => ways().compared;
  const isOfTwo = tellsTwo(parts.tags);
  return amongProvinces(parts, compared, isOfTwo) ?? amongTimes(parts, compared, isOfTwo);
}

/** Tags of questions that state as well. */
const compares: ReadonlySet<Tag> = new Set<Tag>([
  ...(['comparing', 'compare', 'change', 'most', 'fewest', 'deadliest'] as const),
  ...(['which_province', 'which_month', 'which_year', 'how_many'] as const),
]);

/** Nothing is named, denied or told of one that would make it say more: "twice as many", "no more than in Homs". */
function isPlain(parts: Parts): boolean {
  const { quantity, denial, isSaidFalse, isSingle, times, actors, role, kind, tags } = parts;
  if (
    parts.deaths !== null ||
    quantity !== null ||
    parts.numberAsked !== null ||
    denial.count > 0 ||
    isSaidFalse ||
    isSingle ||
    times.isRelative
  )
    return false;
  if (!isOfCounted(parts) || looksBack(parts) || parts.items.some(isShare)) return false;
  if (role === 'against') return kind !== 'any';
  // "Homs was surpassed by Hama".
  return actors.length === 1 || (actors.length === 0 && !tags.has('by'));
}

/** "The share of civilians killed fell". */
function isShare(item: Item): boolean {
  return hasTag(item, 'share') || share.test(textOf(item));
}

const share = folded(
  /(?:^| )(?:share|proportion|percentage|proporción|porcentaje|part|pourcentage|доля|процент|частка|відсоток|نسبة)(?: |$)/u,
);

/** "More in 2016 than in 2017" is said of the time that comes first, "it fell from 2016 to 2017" of the later one. */
function betweenTimes(parts: Parts, ways: () => Ways): ComparedParts | null {
  const { place, times, tags } = parts;
  const { pieces } = times;
  const [first, second, ...others] = pieces;
  if (first === undefined || second === undefined || place.provinces.length > 1) return null;
  if (others.length > 0) return betweenYears(parts, ways);
  const grouping = (['year', 'month'] as const).find((one) => isOne(first, one) && isOne(second, one));
  if (grouping === undefined || tags.has('which_province')) return null;
  const { went, compared } = ways();
  if (tags.has('change')) {
    const [earlier, later] = [first, second].toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
    if (
      went === null ||
      (compared !== null && parts.changedBy === null) ||
      earlier === undefined ||
      later === undefined
    )
      return null;
    if (!tellsEnds(parts, [first, second]) || partsCause(parts)) return null;
    return comparison(grouping, went, [keyOf(later, grouping)], [keyOf(earlier, grouping)]);
  }
  if (!tellsTwo(tags) || compared === null) return null;
  const sides = sidesOf(parts);
  if (sides === null || !sides.first.tellsTime || !sides.second.tellsTime) return null;
  // "More in Homs in 2016 than in Syria in 2018".
  const [here, there] = [sides.first.places, sides.second.places];
  if (here.size > 0 && there.size > 0 && !isSame(here, there)) return null;
  return comparison(grouping, compared, [keyOf(first, grouping)], [keyOf(second, grouping)]);
}

/** "More in 2017 than in 2015 and 2016 combined". */
function betweenYears(parts: Parts, ways: () => Ways): ComparedParts | null {
  const { items, times, tags } = parts;
  const { compared } = ways();
  const sides = sidesOf(parts);
  if (compared === null || sides === null || !tellsTwo(tags) || tags.has('change')) return null;
  if (!times.pieces.every((piece) => isOne(piece, 'year'))) return null;
  const isOfAll = sides.first.places.size === 0 || sides.second.places.size === 0;
  if (!isOfAll && !isSame(sides.first.places, sides.second.places)) return null;
  const years = (from: number, to: number) =>
    items.slice(from, to).flatMap((item) => (item.type === 'number' && item.isYear ? [`${item.value}`] : []));
  const [first, second] = [years(0, sides.than), years(sides.than, items.length)];
  const isOfYears = first.length + second.length === times.pieces.length;
  return isOfYears && areSides(items, sides.than, [first, second])
    ? comparison('year', compared, first, second)
    : null;
}

/** "More in Homs than in Hama". */
function betweenPlaces(parts: Parts, ways: () => Ways): ComparedParts | null {
  const { place, areApart, times, tags } = parts;
  if (place.provinces.length < 2 || !areApart) return null;
  if (times.isScattered || !tellsTwo(tags) || tags.has('change') || tags.has('which_province')) return null;
  const { compared } = ways();
  const sides = sidesOf(parts);
  if (compared === null || sides === null) return null;
  const [first, second] = [sides.first, sides.second].map(({ places }) =>
    place.provinces.flatMap(({ slug }) => (places.has(slug) ? [slug] : [])),
  );
  if (first === undefined || second === undefined || !areSides(parts.items, sides.than, [first, second]))
    return null;
  if (first.length + second.length < place.provinces.length) return null;
  // "More in Homs in March 2017 than in Hama in 2017".
  const isOfTwoTimes = sides.first.tellsTime && sides.second.tellsTime;
  if (isOfTwoTimes && new Set(times.pieces.map((piece) => JSON.stringify(piece))).size > 1) return null;
  return comparison('province', compared, first, second);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

/** "Compared with Homs" may stand before or after what it is said of. */
function tellsTwo(tags: ReadonlySet<Tag>): boolean {
  return !tags.has('compare') && (tags.has('comparing') || tags.has('more_than') || tags.has('fewer_than'));
}

function comparison(
  grouping: 'province' | 'month' | 'year',
  way: Direction,
  part: readonly string[],
  than: readonly string[] | null,
): ComparedParts | null {
  const isOther = than === null || !than.some((one) => part.includes(one));
  return isOther
    ? { grouping, says: way === 'up' ? 'more' : 'fewer', part, than, areTogether: false, changedBy: null }
    : null;
}

function keyOf({ from }: Window, grouping: MonthOrYear): string {
  return from === null ? '' : keyOfPart(from, grouping);
}

/** "Deadlier" is said of the dead, of whom nothing has to be told; "worse" of anything. */
function measureOf(parts: Parts): ComparisonClaim['measure'] | null {
  const { measure, kind, tags, actors, role } = parts;
  if (!tags.has('deadliest')) return measure;
  // "The deadliest event in Homs", "deadlier for IS".
  if (kind !== 'any' || measure === 'events' || (actors.length > 0 && role !== 'by')) return null;
  if (isToldAs(parts, worst) && !tags.has('killed')) return null;
  if (isOfViolence(parts)) return 'events';
  return tags.has('civilians') ? 'civilians_killed' : 'killed';
}

/** "The most violent year", by its events or by its dead. */
function isOfViolence(parts: Parts): boolean {
  return !parts.tags.has('killed') && !parts.tags.has('civilians') && isToldAs(parts, violent);
}

function isToldAs({ items }: Parts, words: RegExp): boolean {
  return items.some((item) => hasTag(item, 'deadliest') && words.test(textOf(item)));
}

const worst = folded(/worst|peor|pire|худш|страшн|найгірш|найстрашн|أسوأ|الأسوأ/u);
const violent = folded(/violent|violent[ao]|violente|عنف/u);
