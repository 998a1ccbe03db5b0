import type { Predicate } from '@partner-api/query';
import type { Totals } from '../tally/tally.js';
import { isWithin, meets, type Range } from './bands.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** What may be missing from a number. */
export interface Open {
  /** Whether coverage is complete. If not, the number has no upper bound. */
  readonly isWhole: boolean;
  /** The allowance for events without a province. */
  readonly allowance: number;
}

/**
 * Judges the predicate of a number.
 *
 * - A bound missing from a source decides nothing: a claim is supported if the best estimate satisfies it and no given bound
 *   contradicts it, and refuted only if no possible number satisfies it.
 * - A plain number ("145 were killed") is supported if the best estimate satisfies it and exceeds the allowance for events
 *   without a province; a bound is supported if that allowance cannot reverse it.
 */
export function judgeNumber(predicate: Predicate, tally: Totals, open: Open): TallyVerdict {
  const { sure, possible, missing, sourceCount, summedRows } = tally;
  const { isWhole, allowance } = open;
  const { holds, fails } = predicate;
  const certain = { from: sure.low, to: sure.high };
  const likely = likelyOf(tally, open);
  const all = {
    from: sure.low,
    to: sure.most + (isWhole ? possible.most + allowance : Number.POSITIVE_INFINITY),
  };
  if (isRight(predicate, tally, open)) return { verdict: 'supported' };
  if (!meets(all, fails)) return { verdict: 'refuted' };
  // Several sources and aggregated rows differ for other reasons, so their ranges are no conflict.
  const isOfOneSource = sourceCount <= 1 && summedRows === 0;
  if (isOfOneSource && meets(certain, holds) && !isWithin(certain, fails)) return { verdict: 'conflicting' };
  if (!isWhole) return undecided('not_covered');
  if (missing.high > 0 && !meets(likely, fails)) return undecided('missing_bound');
  if (possible.most > 0) return undecided('possible_events');
  return undecided(allowance > 0 ? 'unattributed' : 'inexact');
}

type Told = Pick<Totals, 'sure' | 'possible'>;

/** Whether every likely number satisfies the predicate, or the best estimate if that suffices. */
export function isRight(predicate: Predicate, told: Told, open: Open): boolean {
  if (isWithin(likelyOf(told, open), predicate.holds)) return true;
  return predicate.isByBest && open.isWhole && isRightByBest(predicate, told, open.allowance);
}

function likelyOf({ sure, possible }: Told, { isWhole, allowance }: Open): Range {
  const added = isWhole ? possible.high + allowance : Number.POSITIVE_INFINITY;
  return { from: sure.low, to: sure.high + added };
}

function isRightByBest({ holds }: Predicate, { sure, possible }: Told, allowance: number): boolean {
  if (sure.best === null || possible.best === null) return false;
  return (
    isWithin({ from: sure.best, to: sure.best + possible.best }, holds) &&
    (allowance === 0 || allowance < sure.best)
  );
}
