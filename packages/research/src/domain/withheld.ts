/** Why a text states nothing that could be true or false. */
export type Uncheckable = 'question' | 'no_statement' | 'opinion_or_forecast';

/** Why two claims with nearly the same words may still say different things. */
const MISMATCHES = ['negation', 'number', 'date', 'place', 'name', 'order', 'wording'] as const;
export type Mismatch = (typeof MISMATCHES)[number];

/** Why a verdict was withheld although a stored claim is like the submitted one. */
const WITHHELD = [
  'disputed',
  'unreviewed',
  'unrecognised_rating',
  'differently_judged',
  'undecided_review',
] as const;
export type Withheld = (typeof WITHHELD)[number] | Mismatch;
