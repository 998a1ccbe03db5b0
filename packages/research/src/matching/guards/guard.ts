import type { Mismatch } from '../../domain/withheld.js';
import type { Comparison } from '../comparing/comparison.js';

/** Whether a difference between the claims forbids that one inherits the verdict of the other. */
export type Guard = (comparison: Comparison) => boolean;

/** The first thing that a guard of a list sees; null where none sees one. */
export function firstSeen(
  guards: readonly (readonly [Mismatch, Guard])[],
  comparison: Comparison,
): Mismatch | null {
  return guards.find(([, differ]) => differ(comparison))?.[0] ?? null;
}
