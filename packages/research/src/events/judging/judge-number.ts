import type { Predicate } from '@partner-api/query';
import type { Totals } from '../tally/tally.js';
import { isWithin, meets, type Range } from './bands.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** What may have to be added to a number. */
export interface Open {
  /** Whether imports cover all of it. Beyond them there could be any number more. */
  readonly isWhole: boolean;
  /** What is reckoned with of the events without a province. */
  readonly allowance: number;
}

/**
 * Judges what a claim says of a number.
 *
 * - Bounds that a source does not give decide nothing: a claim is right where the best estimate agrees and no bound given
 *   speaks against it, and wrong only where no number that may be agrees.
 * - A claim about one number ("145 were killed") is right where the best estimate gives it, while the events without a province are of a
 *   lower order than that number; one that names a bound, while they are of a lower order than what would turn it.
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
  // Between several sources, and where rows may sum up several events, the numbers lie apart for other reasons.
  const isOfOneSource = sourceCount <= 1 && summedRows === 0;
  if (isOfOneSource && meets(certain, holds) && !isWithin(certain, fails)) return { verdict: 'conflicting' };
  if (!isWhole) return undecided('not_covered');
  if (missing.high > 0 && !meets(likely, fails)) return undecided('missing_bound');
  if (possible.most > 0) return undecided('possible_events');
  return undecided(allowance > 0 ? 'unattributed' : 'inexact');
}

type Told = Pick<Totals, 'sure' | 'possible'>;

/** Whether every number that is likely agrees with a claim, or the best one where that is enough. */
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
