import type { EventQuestion } from '@partner-api/reading';
import type { EventTable } from '../../events/table/event-table.js';
import { countableOf } from '../../events/tally/countable.js';
import { comparing, type GroupedTally, type GroupTally } from '../../events/tally/tally-groups.js';
import type { PartsOfTime } from './parts-of-time.js';
import { figureOf } from './rank-groups.js';

/** How the last part of a time compares with the first. */
export interface Change {
  readonly first: GroupTally;
  readonly last: GroupTally;
  /** By the best estimates, or the low ones where there are none; below 0 where it fell. */
  readonly difference: number;
  /** By how much it changed that way at least, and at most, with what may belong to either; below 0 where it may not have. */
  readonly least: number;
  readonly most: number;
  /** Whether both have best estimates. */
  readonly isByBest: boolean;
  /** Whether it went that way from each part to the next. */
  readonly isSteady: boolean;
  /** False where the two say nothing of it: what is not over may still grow, and a year may go up and down. */
  readonly isTold: boolean;
  /** Whether it went that way wherever events that may belong to either do belong. */
  readonly isDecided: boolean;
}

/** Null where there are no two parts. */
export function changeOf(
  table: EventTable,
  question: EventQuestion,
  grouped: GroupedTally,
  { unfinished, areOfOneYear }: PartsOfTime,
): Change | null {
  const { groups } = grouped;
  const [first, last] = [groups.at(0), groups.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const isMore = comparing(table, countableOf(question), grouped);
  const difference = figureOf(last) - figureOf(first);
  const [less, more] = difference < 0 ? [last, first] : [first, last];
  const isUnfinished = last.key === unfinished;
  const steps = groups.slice(1).map((group, place) => figureOf(group) - figureOf(groups[place] ?? first));
  const isSteady = steps.every((step) => Math.sign(step) === Math.sign(difference));
  const isByBest = [first, last].every(({ tally }) => tally.sure.best !== null);
  const least = more.tally.sure.low - highOf(less);
  const isComparable =
    !(isUnfinished && difference <= 0) && (isSteady || (!areOfOneYear && difference !== 0));
  const isTold = isComparable && (isByBest || (least > 0 && difference !== 0));
  const wentOneWay = difference > 0 ? isMore(last, first) : difference < 0 && isMore(first, last);
  return {
    first,
    last,
    difference,
    least,
    most: highOf(more) - less.tally.sure.low,
    isByBest,
    isSteady,
    isTold,
    isDecided: isTold && wentOneWay,
  };
}

function highOf({ tally: { sure, possible } }: GroupTally): number {
  return sure.high + possible.high;
}
