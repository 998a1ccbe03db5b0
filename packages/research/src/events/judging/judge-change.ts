import type { PercentSaid } from '@partner-api/reading';
import type { Tally } from '../tally/tally.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** Two numbers of which it is said by how many percent the later one differs from the earlier. */
export interface Changed {
  readonly before: Tally;
  readonly after: Tally;
  readonly direction: 'more' | 'fewer';
  /** The most that either may be, with all that may belong to it. */
  readonly most: { readonly before: number; readonly after: number };
}

/** A range of percentages, both ends included; below 0 where it went the other way than is said. */
export interface Percentages {
  readonly from: number;
  readonly to: number;
}

/** By how many percent it changed at least and at most, with all that may belong; below 0 where it fell, null where it may have been none before. */
export function changeRange({ before, after, most }: Changed): Percentages | null {
  return percentages(
    { low: before.sure.low, high: most.before },
    { low: after.sure.low, high: most.after },
    'more',
  );
}

/** By how many percent it changed by the best estimates; null where they are not known, or it was none before. */
export function changeByBest({ before, after }: Changed): number | null {
  const [first, last] = [before.sure.best, after.sure.best];
  return first === null || last === null || first === 0 ? null : ((last - first) / first) * PERCENT;
}

/**
 * Judges by how many percent a number is said to have changed. A plain percentage is right where the best estimates give it,
 * with all that may belong to either as well as without; wrong is what no number that may be gives.
 */
export function judgeChange(changed: Changed, said: PercentSaid): TallyVerdict {
  const { before, after, direction, most } = changed;
  const whole = percentages(
    { low: before.sure.low, high: most.before },
    { low: after.sure.low, high: most.after },
    direction,
  );
  if (whole === null) return undecided('inexact');
  if (isWithin(whole, said)) return { verdict: 'supported' };
  if (said.isByBest && isRightByBest(changed, said)) return { verdict: 'supported' };
  if (!meets(whole, said)) return { verdict: 'refuted' };
  const sure = percentages(before.sure, after.sure, direction);
  if (sure === null) return undecided('inexact');
  const isOfOneSource = before.sourceCount <= 1 && after.sourceCount <= 1;
  const isSplit = meets(sure, said) && !isWithin(sure, said);
  if (isSplit && isOfOneSource) return { verdict: 'conflicting' };
  return undecided(isSplit ? 'inexact' : 'possible_events');
}

function isRightByBest({ before, after, direction }: Changed, said: PercentSaid): boolean {
  const [first, last] = [before, after].map(({ sure, possible }) =>
    sure.best === null || possible.best === null ? null : { low: sure.best, high: sure.best + possible.best },
  );
  if (first === undefined || last === undefined || first === null || last === null) return false;
  const range = percentages(first, last, direction);
  return range !== null && isWithin(range, said);
}

interface Range {
  readonly low: number;
  readonly high: number;
}

function percentages(before: Range, after: Range, direction: Changed['direction']): Percentages | null {
  if (before.low === 0 || !Number.isFinite(before.high) || !Number.isFinite(after.high)) return null;
  const [least, most] = [after.low / before.high, after.high / before.low];
  return direction === 'more'
    ? { from: (least - 1) * PERCENT, to: (most - 1) * PERCENT }
    : { from: (1 - most) * PERCENT, to: (1 - least) * PERCENT };
}

const PERCENT = 100;

function isWithin({ from, to }: Percentages, said: PercentSaid): boolean {
  return from >= said.from && to <= said.to;
}

function meets({ from, to }: Percentages, said: PercentSaid): boolean {
  return from <= said.to && said.from <= to;
}
