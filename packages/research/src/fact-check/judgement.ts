import type { Match } from '../matching/finding/find-matches.js';
import type { Mismatch } from '../matching/guards/guard.js';
import type { Uncheckable } from './checkable.js';

/** At least one. */
export type Some<T> = readonly [T, ...T[]];

/** Why a verdict was withheld although a stored claim is like the submitted one. */
const WITHHELD = [
  'disputed',
  'unreviewed',
  'unrecognised_rating',
  'differently_judged',
  'undecided_review',
] as const;
export type Withheld = (typeof WITHHELD)[number] | Mismatch;

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
