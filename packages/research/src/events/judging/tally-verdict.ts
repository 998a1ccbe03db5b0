/** The verdict of a count on a claim, with the reason when it is undecided. */
export type TallyVerdict =
  | { readonly verdict: 'supported' }
  | { readonly verdict: 'refuted' }
  /** Some estimates of the counted events support the claim and others refute it. */
  | { readonly verdict: 'conflicting' }
  | { readonly verdict: 'undecided'; readonly because: Undecided };

/**
 * - `not_covered`: no import covers the whole place and period, so the count is only a lower bound;
 * - `other_names`: sources may record the events under other names, as with foreign governments;
 * - `possible_events`: it depends on events that possibly match;
 * - `unattributed`: events without a province are of the same order of magnitude as the difference;
 * - `missing_bound`: it depends on an estimate that the source does not give;
 * - `unmonitored`: there is no event of the place at any time, so it may not be monitored;
 * - `one_event`: the total is too high, but a single event matches the claim, which may be about that event;
 * - `inexact`: the claim is too vague, or the sources differ too much, for the numbers found.
 */
export type Undecided =
  | 'not_covered'
  | 'other_names'
  | 'possible_events'
  | 'unattributed'
  | 'missing_bound'
  | 'unmonitored'
  | 'one_event'
  | 'inexact';

export function undecided(because: Undecided): TallyVerdict & { readonly verdict: 'undecided' } {
  return { verdict: 'undecided', because };
}
