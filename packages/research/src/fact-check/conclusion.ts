import type { Verdict } from '@partner-api/contract';
import type { UnparsedReason } from '@partner-api/query';
import type { EventCheck } from './check-events.js';
import type { Judgement } from './judgement.js';

/** The combined result of reviewed claims and event counts. */
export interface Conclusion {
  readonly verdict: Verdict;
  /** The judgement from reviewed claims. */
  readonly judgement: Judgement;
  /** The judgement from event counts; null if nothing was counted. */
  readonly checked: EventCheck | null;
}

/**
 * Combines both judgements with equal weight: agreement gives the verdict, contradiction gives `conflicting`, and if
 * one is undecided the other decides. `missing_context` from a review stands whatever the counts are.
 */
export function conclude(
  reviewed: Judgement,
  checked: EventCheck | null,
  unread: UnparsedReason | null,
): Conclusion {
  const judgement = adjustForEvents(reviewed, checked, unread);
  const counted = checked?.verdict ?? 'undecided';
  return { verdict: verdictOf(judgement, counted), judgement, checked };
}

/** A yes-no question about events has a countable statement; an opinion without a matching review is not checkable. */
function adjustForEvents(
  reviewed: Judgement,
  checked: EventCheck | null,
  unread: UnparsedReason | null,
): Judgement {
  if (reviewed.verdict === 'not_checkable' && checked !== null)
    return { verdict: 'insufficient_evidence', nearest: null };
  const hasNoReview = reviewed.verdict === 'insufficient_evidence' && reviewed.nearest === null;
  return hasNoReview && unread === 'opinion_or_forecast'
    ? { verdict: 'not_checkable', because: unread }
    : reviewed;
}

function verdictOf(judgement: Judgement, counted: EventCheck['verdict']): Verdict {
  if (counted === 'undecided') return judgement.verdict;
  switch (judgement.verdict) {
    case 'insufficient_evidence':
      return counted;
    case 'supported':
    case 'refuted':
      return counted === judgement.verdict ? counted : 'conflicting';
    default:
      return judgement.verdict;
  }
}
