import type { Comparison } from '@partner-api/query';
import type { CountedParts } from '../counting/count-query.js';
import type { EventTable } from '../table/event-table.js';
import type { Countable } from '../tally/figures.js';
import type { Group } from '../tally/groups.js';
import { type Totals, tallyOf } from '../tally/tally.js';
import { type Changed, judgeChange } from './judge-change.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** One group of a comparison, or several taken together. */
export interface Side {
  readonly keys: readonly string[];
  readonly tally: Totals;
  readonly most: number;
}

export interface Sides {
  /** The subject of the comparison. */
  readonly first: Side;
  /** What it is compared with, the closest competitor first. */
  readonly others: readonly Side[];
}

/**
 * Judges the claim that a group has more, or fewer, than another or than every other. With partial coverage the only
 * possible verdict is that a month or year does not rank first.
 */
export function judgeComparison(
  table: EventTable,
  countable: Countable,
  comparison: Comparison,
  parts: CountedParts,
  isWhole: boolean,
): TallyVerdict {
  if (isWhole) return judgeSides(comparison, sidesOf(table, countable, comparison, parts));
  if (comparison.than !== null || comparison.grouping === 'province') return undecided('not_covered');
  // Records are a lower bound; they are an upper bound, too, where a period is covered completely.
  const isBounded = ({ key }: Group) =>
    comparison.part.includes(key) === (comparison.says === 'fewer') || parts.isCovered(key);
  const groups = parts.groups.filter(isBounded);
  const verdict = judgeSides(comparison, sidesOf(table, countable, comparison, { ...parts, groups }));
  return verdict.verdict === 'refuted' ? verdict : undecided('not_covered');
}

function judgeSides(comparison: Comparison, sides: Sides | null): TallyVerdict {
  if (sides === null || sides.others.length === 0) return undecided('inexact');
  const { first, others } = sides;
  const changed = changedIn(comparison, sides);
  if (changed !== null && comparison.changedBy !== null) return judgeChange(changed, comparison.changedBy);
  const pairs = others.map((other): Pair => (comparison.says === 'more' ? [first, other] : [other, first]));
  // A tie refutes "more than" between two sides, but not a superlative.
  const areTwo = comparison.than !== null || comparison.areTogether;
  const isContrary = ([a, b]: Pair) => hasMore([b, a]) || (areTwo && areAsMany([a, b]));
  if (pairs.some(isContrary)) return { verdict: 'refuted' };
  const open = pairs.filter((pair) => !hasMore(pair));
  if (open.length === 0) return { verdict: 'supported' };
  // Several sources differ for other reasons, so their ranges are no conflict.
  const isOfOneSource = open.flat().every(({ tally }) => tally.sourceCount <= 1);
  if (isOfOneSource && open.some(overlap)) return { verdict: 'conflicting' };
  return undecided(open.some(overlap) ? 'inexact' : 'possible_events');
}

/** The two numbers of a claimed change in percent; null when the comparison claims none. */
export function changedIn({ says, changedBy }: Comparison, { first, others }: Sides): Changed | null {
  const [other] = others;
  if (changedBy === null || other === undefined) return null;
  const most = { before: other.most, after: first.most };
  return { before: other.tally, after: first.tally, direction: says, most };
}

/** The sides of a comparison; null when its subject is not among the groups. */
export function sidesOf(
  table: EventTable,
  countable: Countable,
  { says, part, than, areTogether }: Comparison,
  { groups, mostOf, rowsOf }: CountedParts,
): Sides | null {
  const sideOf = (keys: readonly string[]): Side | null => {
    const told = groups.filter(({ key }) => keys.includes(key));
    const [only, ...others] = told;
    if (only === undefined || told.length < keys.length) return null;
    const most = told.reduce((sum, group) => sum + mostOf(group), 0);
    // Counted again, because an event that may belong to two groups adds its deaths only once.
    const tally = others.length === 0 ? only.tally : tallyOf(table, countable, rowsOf(keys));
    return { keys, tally, most };
  };
  const first = sideOf(part);
  if (first === null) return null;
  const rest = groups.flatMap(({ key }) => (part.includes(key) ? [] : [key]));
  const keysOfOthers = areTogether ? [rest] : than === null ? rest.map((key) => [key]) : [than];
  const others = keysOfOthers.map(sideOf).filter((side) => side !== null);
  const upwards = (a: Side, b: Side) =>
    a.tally.sure.low - b.tally.sure.low ||
    difference(a.most, b.most) ||
    (a.keys.join() < b.keys.join() ? -1 : 1);
  return { first, others: others.toSorted(says === 'more' ? (a, b) => upwards(b, a) : upwards) };
}

/** A difference that is 0, not NaN, for two infinite numbers. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** The side claimed to have more, then the side claimed to have fewer. */
type Pair = readonly [Side, Side];

function hasMore([a, b]: Pair): boolean {
  return a.tally.sure.low > b.most;
}

/** Whether both have the same number without any uncertainty. */
function areAsMany([a, b]: Pair): boolean {
  const { low } = a.tally.sure;
  return low === b.tally.sure.low && a.most === low && b.most === low;
}

/** Whether the ranges of estimates overlap. */
function overlap([{ tally: a }, { tally: b }]: Pair): boolean {
  return a.sure.low < b.sure.high && b.sure.low < a.sure.high;
}
