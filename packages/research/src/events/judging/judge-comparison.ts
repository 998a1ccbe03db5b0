import type { ComparedParts } from '@partner-api/reading';
import type { EventTable } from '../table/event-table.js';
import type { Countable } from '../tally/countable.js';
import { tallyOf } from '../tally/tally.js';
import { type GroupedTally, type GroupTally, mostOf } from '../tally/tally-groups.js';
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

type Most = (group: GroupTally) => number;

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
  return groups.filter(({ key }) => (key === part) === (says === 'fewer') || isCovered(key));
}

function judgeParts(
  table: EventTable,
  countable: Countable,
  comparison: ComparedParts,
  grouped: GroupedTally,
): TallyVerdict {
  const most = mostOf(table, countable, grouped);
  const first = grouped.groups.find(({ key }) => key === comparison.part);
  const others = othersOf(comparison, grouped.groups);
  if (first === undefined || others.length === 0) return undecided('inexact');
  const pairs = others.map((other) => (comparison.says === 'more' ? [first, other] : [other, first]) as Pair);
  // As many are not more; who shares the first place may still be called the first.
  const isContrary = ([a, b]: Pair) =>
    hasMore([b, a], most) || (comparison.than !== null && areAsMany([a, b], most));
  if (pairs.some(isContrary)) return { verdict: 'refuted' };
  const open = pairs.filter((pair) => !hasMore(pair, most));
  if (open.length === 0) return { verdict: 'supported' };
  // Between several sources the numbers lie apart for other reasons.
  const isOfOneSource = open.flat().every(({ tally }) => tally.sourceCount <= 1);
  if (isOfOneSource && open.some(overlap)) return { verdict: 'conflicting' };
  const because = open.every((pair) => restsOnPossible(pair, most)) ? 'possible_events' : 'inexact';
  return undecided(because);
}

/** What a part is compared with, those first that come nearest to it or go beyond it. */
export function othersOf({ says, part, than }: ComparedParts, groups: readonly GroupTally[]): GroupTally[] {
  const high = ({ tally: { sure, possible } }: GroupTally) => sure.high + possible.high;
  const upwards = (a: GroupTally, b: GroupTally) =>
    order(a.tally.sure.low, b.tally.sure.low) || order(high(a), high(b)) || order(a.key, b.key);
  return groups
    .filter(({ key }) => (than === null ? key !== part : key === than))
    .toSorted(says === 'more' ? (a, b) => upwards(b, a) : upwards);
}

function order<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The one that is said to have more, and the one that is said to have fewer. */
type Pair = readonly [GroupTally, GroupTally];

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
