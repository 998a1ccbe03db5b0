import { type Band, leavesOthersUnsaid, type Predicate } from '@partner-api/reading';
import type { Tally } from '../tally/tally.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** Judges what a claim says of a number. What lies beyond the coverage could be any number more. */
export function judgeTally(
  predicate: Predicate,
  { sure, possible, sourceCount, summedRows }: Tally,
  isCovered: boolean,
): TallyVerdict {
  const more = isCovered ? possible.high : Number.POSITIVE_INFINITY;
  const certain: Band = { from: sure.low, to: sure.high };
  const all: Band = { from: sure.low, to: sure.high + more };
  if (
    isWithin(all, predicate.holds) ||
    (predicate.isByBest && holdsByBest(predicate, sure, possible, isCovered))
  )
    return { verdict: 'supported' };
  if (!meets(all, predicate.fails)) return { verdict: 'refuted' };
  // Between several sources, and where rows may tell of several events, the numbers lie apart for other reasons.
  if (
    sourceCount <= 1 &&
    summedRows === 0 &&
    meets(certain, predicate.holds) &&
    !isWithin(certain, predicate.fails)
  )
    return { verdict: 'conflicting' };
  // What else there may have been could only make them more.
  if (leavesOthersUnsaid(predicate, all.from)) return undecided('others_unsaid');
  const { mayBeOf, holds } = predicate;
  if (mayBeOf === 'when_said' && all.from > holds.to) return undecided(mayBeOf);
  if (!isCovered) return undecided('not_covered');
  if (mayBeOf !== undefined && all.to < holds.from) return undecided(mayBeOf);
  return undecided(more > 0 ? 'possible_events' : 'inexact');
}

function holdsByBest(
  { holds }: Predicate,
  sure: Tally['sure'],
  possible: Tally['possible'],
  isCovered: boolean,
) {
  if (!isCovered || sure.best === null || possible.best === null) return false;
  return isWithin({ from: sure.best, to: sure.best + possible.best }, holds);
}

function isWithin(a: Band, b: Band): boolean {
  return a.from >= b.from && a.to <= b.to;
}

function meets(a: Band, b: Band): boolean {
  return a.from <= b.to && b.from <= a.to;
}
