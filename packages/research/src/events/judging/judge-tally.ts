import { type Band, leavesOthersUnsaid, type MayBeOf, type Predicate } from '@partner-api/reading';
import type { Tally } from '../tally/tally.js';

/** What a tally says of a claim, and what keeps it from saying more. */
export type TallyVerdict =
  | { readonly verdict: 'supported' }
  | { readonly verdict: 'refuted' }
  /** The estimates of the events counted speak on both sides. */
  | { readonly verdict: 'conflicting' }
  | { readonly verdict: 'undecided'; readonly because: Undecided };

/**
 * - `not_covered`: no import covers all of that place and time, so that there may have been more;
 * - `other_names`: sources may tell it under other names, as what a foreign government did;
 * - `possible_events`: it depends on events of which it is not known whether they belong;
 * - `unwatched`: no event of the place is held at any time, so that it is not known whether anybody looks there;
 * - `one_event`: all together are too many, and one of them alone is what is claimed, which may speak of that one;
 * - `others_unsaid`: surely more than are claimed, and the claim may speak of some of them alone;
 * - `together`: fewer have each what is claimed of them, and all together may have it;
 * - `so_far`: fewer are counted of that time, and the claim may be of all that had happened up to then;
 * - `when_said`: more are counted since that time, and the claim may have been made before some of them;
 * - `inexact`: the claim is too vague, or the sources too far apart, for the numbers found.
 */
type Undecided =
  | 'not_covered'
  | 'other_names'
  | 'possible_events'
  | 'unwatched'
  | 'one_event'
  | 'others_unsaid'
  | MayBeOf
  | 'inexact';

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
  if (leavesOthersUnsaid(predicate, all.from)) return { verdict: 'undecided', because: 'others_unsaid' };
  const { mayBeOf, holds } = predicate;
  if (mayBeOf === 'when_said' && all.from > holds.to) return { verdict: 'undecided', because: mayBeOf };
  if (!isCovered) return { verdict: 'undecided', because: 'not_covered' };
  if (mayBeOf !== undefined && all.to < holds.from) return { verdict: 'undecided', because: mayBeOf };
  return { verdict: 'undecided', because: more > 0 ? 'possible_events' : 'inexact' };
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
