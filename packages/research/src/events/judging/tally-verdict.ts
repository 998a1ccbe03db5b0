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
 * - `unattributed`: events without a province are of the same order as the difference;
 * - `missing_bound`: it depends on an estimate that the source does not give;
 * - `unwatched`: no event of the place is held at any time, so that it is not known whether anybody looks there;
 * - `one_event`: all together are too many, and one of them alone is what is claimed, which may speak of that one;
 * - `inexact`: the claim is too vague, or the sources too far apart, for the numbers found.
 */
const UNDECIDED = [
  'not_covered',
  'other_names',
  'possible_events',
  'unattributed',
  'missing_bound',
  'unwatched',
  'one_event',
  'inexact',
] as const;
export type Undecided = (typeof UNDECIDED)[number];

export function undecided(because: Undecided): TallyVerdict & { readonly verdict: 'undecided' } {
  return { verdict: 'undecided', because };
}
