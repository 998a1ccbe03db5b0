import type { Change } from '@partner-api/query';
import type { Totals } from '../tally/tally.js';
import { isWithin, meets, type Range } from './bands.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** Two numbers with a claimed difference in percent. */
export interface Changed {
  readonly before: Totals;
  readonly after: Totals;
  readonly direction: 'more' | 'fewer';
  /** The maximum of each, with every allowance. */
  readonly most: { readonly before: number; readonly after: number };
}

/** The change in percent by best estimates, negative for a decrease; null without them or from 0. */
export function changeByBest({ before, after }: Pick<Changed, 'before' | 'after'>): number | null {
  const [first, last] = [before.sure.best, after.sure.best];
  return first === null || last === null || first === 0 ? null : ((last - first) / first) * PERCENT;
}

/** Judges a claimed change in percent. A plain percentage is judged by best estimates; only an impossible one is refuted. */
export function judgeChange(changed: Changed, { holds, isByBest }: Change): TallyVerdict {
  const { before, after, direction, most } = changed;
  const whole = percentages(
    { from: before.sure.low, to: most.before },
    { from: after.sure.low, to: most.after },
    direction,
  );
  if (whole === null) return undecided('inexact');
  if (isWithin(whole, holds)) return { verdict: 'supported' };
  const best = changeByBest(changed);
  const said = best === null ? null : direction === 'more' ? best : -best;
  if (isByBest && said !== null && isWithin({ from: said, to: said }, holds)) return { verdict: 'supported' };
  if (!meets(whole, holds)) return { verdict: 'refuted' };
  const bounds = ({ sure }: Totals) => ({ from: sure.low, to: sure.high });
  const sure = percentages(bounds(before), bounds(after), direction);
  if (sure === null) return undecided('inexact');
  const isSplit = meets(sure, holds) && !isWithin(sure, holds);
  if (isSplit && before.sourceCount <= 1 && after.sourceCount <= 1) return { verdict: 'conflicting' };
  return undecided(isSplit ? 'inexact' : 'possible_events');
}

function percentages(before: Range, after: Range, direction: Changed['direction']): Range | null {
  if (before.from === 0 || !Number.isFinite(before.to) || !Number.isFinite(after.to)) return null;
  const [least, most] = [after.from / before.to, after.to / before.from];
  return direction === 'more'
    ? { from: (least - 1) * PERCENT, to: (most - 1) * PERCENT }
    : { from: (1 - most) * PERCENT, to: (1 - least) * PERCENT };
}

const PERCENT = 100;
