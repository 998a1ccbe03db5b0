import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { differentDates } from './date.js';
import type { Guard, Mismatch } from './guard.js';
import { differentNames } from './name.js';
import { differentNegation } from './negation.js';
import { differentNumbers } from './number.js';

const guards: readonly Guard[] = [differentNegation, differentDates, differentNumbers, differentNames];

/**
 * The first difference between two claims; null if no guard finds one. Nearly verbatim claims must not differ at all; a
 * paraphrase may add or omit details, but not replace them or leave out every name.
 */
export function findMismatch(comparison: Comparison): Mismatch | null {
  const strict = isNearlyWordForWord(comparison);
  for (const differs of guards) {
    const mismatch = differs(comparison, strict);
    if (mismatch !== null) return mismatch;
  }
  return null;
}

/** By shared words, or by the thresholds of `isNearInWords`. */
function isNearlyWordForWord(comparison: Comparison): boolean {
  const { language, submitted, stored, storedInContext, storedShare, submittedShare } = comparison;
  if (storedShare >= 0.85 && submittedShare >= 0.6) return true;
  return (
    shareOf(words(stored, language), words(submitted, language)) >= minShared &&
    shareOf(words(submitted, language), words(storedInContext, language)) >= minShared
  );
}

const minShared = 0.7;

function shareOf(part: readonly string[], whole: readonly string[]): number {
  const [some, all] = [new Set(part), new Set(whole)];
  return some.size === 0 ? 0 : [...some].filter((word) => all.has(word)).length / some.size;
}
