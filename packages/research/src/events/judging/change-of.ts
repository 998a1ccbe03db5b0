import type { CountedParts } from '../counting/count-query.js';
import type { Group } from '../tally/groups.js';

/** The change from the first part of a period to the last. */
export interface ChangeOverTime {
  readonly first: Group;
  readonly last: Group;
  /** By best estimates, or low ones without them; negative for a decrease. */
  readonly difference: number;
  /** The minimum change in that direction; negative when the direction is uncertain. */
  readonly least: number;
  /** Whether both have best estimates. */
  readonly isByBest: boolean;
  /** Whether the change is monotonic. */
  readonly isSteady: boolean;
  /** Whether the direction holds however the uncertain events are assigned. */
  readonly isDecided: boolean;
}

/** Null without two parts, and when the last one is not over and has no increase so far. */
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
