import type { ReviewVerdict } from '@partner-api/contract';
import type { Comparison } from './comparison.js';

/**
 * Whether a submitted claim says the same as a stored one by their words alone. What refutes a part refutes the whole;
 * what confirms a part does not confirm the whole.
 */
export function isNearInWords(
  { storedShare, submittedShare }: Comparison,
  verdict: ReviewVerdict | null,
): boolean {
  const leastSubmittedShare = verdict === 'supported' ? 0.85 : 0.6;
  return (
    storedShare >= 0.85 &&
    submittedShare >= leastSubmittedShare &&
    Math.max(storedShare, submittedShare) >= 0.97
  );
}
