import type { Match } from '../matching/finding/find-matches.js';
import type { Mismatch } from '../matching/guards/guard.js';

/** Why a text has no truth value. */
export type Uncheckable = 'question' | 'no_statement' | 'opinion_or_forecast';

/** Why a verdict is withheld although a stored claim is similar to the submitted one. */
export type Withheld =
  | 'disputed'
  | 'unreviewed'
  | 'unrecognised_rating'
  | 'differently_judged'
  | 'undecided_review'
  | Mismatch;

type NonEmpty<T> = readonly [T, ...T[]];

/**
 * A verdict with its findings. The types make a verdict without its required findings, or with contradicting ones,
 * unrepresentable; locale and wording play no part.
 */
export type Judgement =
  | {
      readonly verdict: 'supported' | 'refuted' | 'missing_context';
      readonly matches: NonEmpty<Match>;
    }
  | {
      readonly verdict: 'conflicting';
      readonly supporting: NonEmpty<Match>;
      readonly refuting: NonEmpty<Match>;
    }
  | {
      readonly verdict: 'insufficient_evidence';
      /** The stored claim that came closest to giving a verdict, and why it was withheld; null if there is none. */
      readonly nearest: { readonly match: Match; readonly withheld: Withheld } | null;
    }
  | { readonly verdict: 'not_checkable'; readonly because: Uncheckable };
