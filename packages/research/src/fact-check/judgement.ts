import type { Uncheckable, Withheld } from '../domain/withheld.js';
import type { Match } from '../matching/finding/find-matches.js';

/** A non-empty list. */
export type NonEmpty<T> = readonly [T, ...T[]];

/**
 * A verdict with its findings. The types make a verdict without its required findings, or with contradicting ones,
 * unrepresentable; locale and wording play no part.
 */
export type Judgement =
  | { readonly verdict: 'supported'; readonly supporting: NonEmpty<Match> }
  | { readonly verdict: 'refuted'; readonly refuting: NonEmpty<Match> }
  | {
      readonly verdict: 'conflicting';
      readonly supporting: NonEmpty<Match>;
      readonly refuting: NonEmpty<Match>;
    }
  | { readonly verdict: 'missing_context'; readonly inContext: NonEmpty<Match> }
  | {
      readonly verdict: 'insufficient_evidence';
      /** The stored claim that came closest to giving a verdict, and why it was withheld; null if there is none. */
      readonly nearest: { readonly match: Match; readonly withheld: Withheld } | null;
    }
  | { readonly verdict: 'not_checkable'; readonly because: Uncheckable };
