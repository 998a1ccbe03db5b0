import type { CountedParts } from '../counting/count-query.js';
import type { Group } from '../tally/groups.js';

/** How the last part of a time compares with the first. */
export interface ChangeOverTime {
  readonly first: Group;
  readonly last: Group;
  /** By the best estimates, or the low ones where there are none; below 0 where it fell. */
  readonly difference: number;
  /** By how much it changed that way at least; below 0 where it may not have. */
  readonly least: number;
  /** Whether both have best estimates. */
  readonly isByBest: boolean;
  /** Whether it went that way from each part to the next. */
  readonly isSteady: boolean;
  /** Whether it went that way wherever events that may belong to either do belong. */
  readonly isDecided: boolean;
}

/** Null where there are no two parts, and where the last of them is not over and has fewer so far. */
export function changeOverTime({ groups, mostOf }: CountedParts, today: string): ChangeOverTime | null {
  const [first, last] = [groups.at(0), groups.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const difference = figureOf(last) - figureOf(first);
  if (difference <= 0 && today.startsWith(last.key)) return null;
  const steps = groups.slice(1).map((group, place) => figureOf(group) - figureOf(groups[place] ?? first));
  const [less, more] = difference < 0 ? [last, first] : [first, last];
  return {
    first,
    last,
    difference,
    least: more.tally.sure.low - mostOf(less),
    isByBest: [first, last].every(({ tally }) => tally.sure.best !== null),
    isSteady: steps.every((step) => Math.sign(step) === Math.sign(difference)),
    isDecided: difference !== 0 && more.tally.sure.low > mostOf(less),
  };
}

export function figureOf({ tally: { sure } }: Group): number {
  return sure.best ?? sure.low;
}
