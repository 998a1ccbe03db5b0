import type { MayBeOf } from '@partner-api/reading';

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

export function undecided(because: Undecided): TallyVerdict & { readonly verdict: 'undecided' } {
  return { verdict: 'undecided', because };
}

export function isUncovered(verdict: TallyVerdict): boolean {
  return verdict.verdict === 'undecided' && verdict.because === 'not_covered';
}
