import type { Comparison } from '../comparing/comparison.js';

/** Whether a difference between the claims forbids that one inherits the verdict of the other. */
export type Guard = (comparison: Comparison) => boolean;
