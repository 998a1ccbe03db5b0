import type { ReviewVerdict } from '@partner-api/contract';
import type { Comparison } from './comparison.js';

/**
 * Whether two claims say the same by their words alone. Confirming needs a higher share than refuting, because refuting
 * a part of a claim refutes the whole, while confirming a part does not.
 */
export function isNearInWords(
  { storedShare, submittedShare }: Comparison,
  verdict: ReviewVerdict | null,
): boolean {
  const minSubmittedShare = verdict === 'supported' ? 0.85 : 0.6;
  return (
    storedShare >= 0.85 &&
    submittedShare >= minSubmittedShare &&
    Math.max(storedShare, submittedShare) >= 0.97
  );
}
