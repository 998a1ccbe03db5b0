import type { Comparison } from '../comparing/comparison.js';

/** Why two claims with nearly the same words may still say different things. */
const MISMATCHES = ['negation', 'number', 'date', 'place', 'name', 'order', 'wording'] as const;
export type Mismatch = (typeof MISMATCHES)[number];

/** Whether a difference between the claims forbids that one inherits the verdict of the other. */
export type Guard = (comparison: Comparison) => boolean;
