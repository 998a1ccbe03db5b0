import type { Uncheckable, Withheld } from '../domain/withheld.js';
import type { Match } from '../matching/finding/find-matches.js';

/** At least one. */
export type Some<T> = readonly [T, ...T[]];

/**
 * What was concluded, with what it rests on: a verdict cannot be made without the findings that it needs, nor
 * `supported` or `refuted` with findings that speak against it. Neither locale nor wording is known here.
 */
export type Judgement =
  | { readonly verdict: 'supported'; readonly supporting: Some<Match> }
  | { readonly verdict: 'refuted'; readonly refuting: Some<Match> }
  | { readonly verdict: 'conflicting'; readonly supporting: Some<Match>; readonly refuting: Some<Match> }
  | { readonly verdict: 'missing_context'; readonly inContext: Some<Match> }
  | {
      readonly verdict: 'insufficient_evidence';
      /** The stored claim that came nearest to giving a verdict, and why it did not; null when none is near. */
      readonly nearest: { readonly match: Match; readonly withheld: Withheld } | null;
    }
  | { readonly verdict: 'not_checkable'; readonly because: Uncheckable };
