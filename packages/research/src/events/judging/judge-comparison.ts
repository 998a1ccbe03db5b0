import type { ComparedParts } from '@partner-api/reading';
import type { EventTable } from '../table/event-table.js';
import type { Countable } from '../tally/countable.js';
import { type Tally, tallyOf } from '../tally/tally.js';
import { type GroupedTally, type GroupTally, mostOf } from '../tally/tally-groups.js';
import { type Changed, judgeChange } from './judge-change.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** With parts of which nothing may be recorded. */
export function withParts(
  table: EventTable,
  countable: Countable,
  keys: readonly string[],
  grouped: GroupedTally,
): GroupedTally {
  const recorded = new Set(grouped.groups.map(({ key }) => key));
  const missing = keys.filter((key) => !recorded.has(key));
  const none = missing.map((key) => ({ key, tally: tallyOf(table, countable, [], []) }));
  return { ...grouped, groups: [...grouped.groups, ...none] };
}

type Most = (side: Side) => number;

/** A part that is compared, or several that are told together. */
interface Side {
  readonly keys: readonly string[];
  readonly tally: Tally;
}

export interface Sides {
  /** Of which something is said. */
  readonly first: Side;
  /** What it is compared with, those first that come nearest to it or go beyond it. */
  readonly others: readonly Side[];
}

/** How far imports cover what is compared. */
export interface Covering {
  readonly isWhole: boolean;
  /** Whether they cover all of a month or a year. */
  readonly isCovered: (key: string) => boolean;
}

/**
 * Judges that a part of a tally has more, or fewer, than another or than each other. Where not all is covered nothing is decided,
 * but that a month or a year is not the first of all.
 */
export function judgeComparison(
  table: EventTable,
  countable: Countable,
  comparison: ComparedParts,
  grouped: GroupedTally,
  { isWhole, isCovered }: Covering,
): TallyVerdict {
  if (isWhole) return judgeParts(table, countable, comparison, grouped);
  if (comparison.than !== null || comparison.grouping === 'province') return undecided('not_covered');
  const groups = boundedParts(comparison, grouped.groups, isCovered);
  const verdict = judgeParts(table, countable, comparison, { ...grouped, groups });
  return verdict.verdict === 'refuted' ? verdict : undecided('not_covered');
}

/** Those of which enough is known: there was at least as much as is on record, and no more where all of a time is covered. */
function boundedParts(
  { part, says }: ComparedParts,
  groups: readonly GroupTally[],
  isCovered: (key: string) => boolean,
): readonly GroupTally[] {
  return groups.filter(({ key }) => part.includes(key) === (says === 'fewer') || isCovered(key));
}

function judgeParts(
  table: EventTable,
  countable: Countable,
  comparison: ComparedParts,
  grouped: GroupedTally,
): TallyVerdict {
  const most = mostOf(table, countable, grouped);
  const sides = sidesOf(table, countable, comparison, grouped.groups);
  if (sides === null || sides.others.length === 0) return undecided('inexact');
  const { first, others } = sides;
  const changed = changedIn(comparison, sides, most);
  if (changed !== null && comparison.changedBy !== null) return judgeChange(changed, comparison.changedBy);
  const pairs = others.map((other) => (comparison.says === 'more' ? [first, other] : [other, first]) as Pair);
  // As many are not more; who shares the first place may still be called the first.
  const isContrary = ([a, b]: Pair) =>
    hasMore([b, a], most) || (isOfSides(comparison) && areAsMany([a, b], most));
  if (pairs.some(isContrary)) return { verdict: 'refuted' };
  const open = pairs.filter((pair) => !hasMore(pair, most));
  if (open.length === 0) return { verdict: 'supported' };
  // Between several sources the numbers lie apart for other reasons.
  const isOfOneSource = open.flat().every(({ tally }) => tally.sourceCount <= 1);
  if (isOfOneSource && open.some(overlap)) return { verdict: 'conflicting' };
  const because = open.every((pair) => restsOnPossible(pair, most)) ? 'possible_events' : 'inexact';
  return undecided(because);
}

/** A change between two times of which it is said by how many percent. */
export function changedIn(
  { says, changedBy }: ComparedParts,
  { first, others }: Sides,
  most: Most,
): Changed | null {
  const [other] = others;
  if (changedBy === null || other === undefined) return null;
  return {
    before: other.tally,
    after: first.tally,
    direction: says,
    most: { before: most(other), after: most(first) },
  };
}

/** The sides of a comparison; null where the one of which something is said is not among the groups. */
export function sidesOf(
  table: EventTable,
  countable: Countable,
  { says, part, than, areTogether }: ComparedParts,
  groups: readonly GroupTally[],
): Sides | null {
  const sideOf = (keys: readonly string[]): Side | null => {
    const told = groups.filter(({ key }) => keys.includes(key));
    const [only, ...others] = told;
    if (only === undefined || told.length < keys.length) return null;
    return { keys, tally: others.length === 0 ? only.tally : sumOf(table, countable, told) };
  };
  const first = sideOf(part);
  if (first === null) return null;
  const rest = groups.flatMap(({ key }) => (part.includes(key) ? [] : [key]));
  const keysOfOthers = areTogether ? [rest] : than === null ? rest.map((key) => [key]) : [than];
  const others = keysOfOthers.map(sideOf).filter((side) => side !== null);
  const high = ({ tally: { sure, possible } }: Side) => sure.high + possible.high;
  const upwards = (a: Side, b: Side) =>
    order(a.tally.sure.low, b.tally.sure.low) ||
    order(high(a), high(b)) ||
    order(a.keys.join(), b.keys.join());
  return { first, others: others.toSorted(says === 'more' ? (a, b) => upwards(b, a) : upwards) };
}

/** Several parts as one: an event that may belong to two of them may add its dead once. */
function sumOf(table: EventTable, countable: Countable, parts: readonly GroupTally[]): Tally {
  const rowsOf = (rows: (tally: Tally) => readonly number[]) => [
    ...new Set(parts.flatMap(({ tally }) => rows(tally))),
  ];
  return tallyOf(
    table,
    countable,
    rowsOf(({ sureRows }) => sureRows),
    rowsOf(({ possibleRows }) => possibleRows),
  );
}

/** Whether two are compared, and not one with each other. */
function isOfSides({ than, areTogether }: ComparedParts): boolean {
  return than !== null || areTogether;
}

function order<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The one that is said to have more, and the one that is said to have fewer. */
type Pair = readonly [Side, Side];

function hasMore([a, b]: Pair, most: Most): boolean {
  return a.tally.sure.low > most(b);
}

/** Whether both have the same number, and no other can be meant. */
function areAsMany([a, b]: Pair, most: Most): boolean {
  return (
    a.tally.sure.low === b.tally.sure.low && most(a) === a.tally.sure.low && most(b) === b.tally.sure.low
  );
}

/** Whether the estimates of what surely belongs put now one and now the other first. */
function overlap([{ tally: a }, { tally: b }]: Pair): boolean {
  return a.sure.low < b.sure.high && b.sure.low < a.sure.high;
}

/** Whether what surely belongs puts them in order, or makes them even, and what may belong alone could turn it. */
function restsOnPossible([a, b]: Pair, most: Most): boolean {
  const [one, other] = [a.tally.sure, b.tally.sure];
  if (one.low > other.high || other.low > one.high) return true;
  const isEven = [one.high, other.low, other.high].every((number) => number === one.low);
  return isEven && most(a) + most(b) > one.high + other.high;
}
