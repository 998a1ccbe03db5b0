/** Why a text has no truth value. */
export type Uncheckable = 'question' | 'no_statement' | 'opinion_or_forecast';

/** Why two claims with nearly the same words may differ in meaning. */
const MISMATCHES = ['negation', 'number', 'date', 'place', 'name', 'order', 'wording'] as const;
export type Mismatch = (typeof MISMATCHES)[number];

/** Why a verdict is withheld although a stored claim is similar to the submitted one. */
const WITHHELD = [
  'disputed',
  'unreviewed',
  'unrecognised_rating',
  'differently_judged',
  'undecided_review',
] as const;
export type Withheld = (typeof WITHHELD)[number] | Mismatch;
