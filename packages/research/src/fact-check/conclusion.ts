import type { Verdict } from '@partner-api/contract';
import type { EventCheck, EventFindings } from './events/check-events.js';
import type { Judgement } from './judgement.js';

/** What reviews and events together say of a claim. */
export interface Conclusion {
  readonly verdict: Verdict;
  /** What the reviewed claims gave. */
  readonly judgement: Judgement;
  /** What counting the events gave; null when the claim is not about them. */
  readonly check: EventCheck | null;
  /** Words that kept a claim from being counted that else could be. */
  readonly unread: readonly string[];
}

/**
 * A review and the events are heard alike: agreeing they give their verdict, and opposite ones make `conflicting`. Where
 * one is silent the other speaks. A review that found context missing has said more than numbers can.
 */
export function conclude(judgement: Judgement, findings: EventFindings): Conclusion {
  const check = findings.outcome === 'checked' ? findings : null;
  const unread = findings.outcome === 'unread' ? findings.words : [];
  return { verdict: verdictOf(judgement, check), judgement, check, unread };
}

function verdictOf(judgement: Judgement, check: EventCheck | null): Verdict {
  const counted = check?.verdict.verdict ?? 'undecided';
  if (counted === 'undecided') return judgement.verdict;
  switch (judgement.verdict) {
    case 'insufficient_evidence':
      return counted;
    case 'supported':
    case 'refuted':
      return counted === judgement.verdict ? counted : 'conflicting';
    case 'conflicting':
    case 'missing_context':
    case 'not_checkable':
      return judgement.verdict;
  }
}
