import type { Verdict } from '@partner-api/contract';
import type { Unread } from '@partner-api/reading';
import type { EventFindings, EventsChecked } from './events/check-events.js';
import type { OnRecord } from './events/on-record.js';
import type { Judgement } from './judgement.js';

/** What reviews and events together say of a claim. */
export interface Conclusion {
  readonly verdict: Verdict;
  /** What the reviewed claims gave. */
  readonly judgement: Judgement;
  /** What counting the events gave; null when the claim is not about them. */
  readonly checked: EventsChecked | null;
  /** What kept a claim about events from being counted. */
  readonly unread: Unread | null;
  /** Where nothing else speaks, what is on record for the place and time that it names. */
  readonly recorded: OnRecord | null;
}

/**
 * A review and the events are heard alike: agreeing they give their verdict, and opposite ones make `conflicting`. Where
 * one is silent the other speaks. A review that found context missing has said more than numbers can.
 */
export function conclude(
  reviewed: Judgement,
  findings: EventFindings,
  lookUp: () => OnRecord | null,
): Conclusion {
  const checked = findings.outcome === 'checked' ? findings : null;
  const unread = findings.outcome === 'unread' ? findings : null;
  // A question that yes or no would answer says something that can be counted.
  const isAnswered = checked !== null && reviewed.verdict === 'not_checkable';
  const judgement = isAnswered ? noReview : reviewed;
  const verdict = verdictOf(judgement, checked);
  const isSilent = checked === null && verdict === 'insufficient_evidence';
  return { verdict, judgement, checked, unread, recorded: isSilent ? lookUp() : null };
}

const noReview: Judgement = { verdict: 'insufficient_evidence', nearest: null };

function verdictOf(judgement: Judgement, checked: EventsChecked | null): Verdict {
  const counted = checked?.verdict ?? 'undecided';
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
