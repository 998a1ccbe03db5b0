import type { Verdict } from '@partner-api/contract';
import type { NoReading } from '@partner-api/query';
import type { EventsChecked } from './check-events.js';
import type { Judgement } from './judgement.js';

/** What reviews and events together say of a claim. */
export interface Conclusion {
  readonly verdict: Verdict;
  /** What the reviewed claims gave. */
  readonly judgement: Judgement;
  /** What counting the events gave; null when nothing was counted. */
  readonly checked: EventsChecked | null;
}

/**
 * A review and the events are heard alike: agreeing they give their verdict, and opposite ones make `conflicting`. Where
 * one is silent the other speaks. A review that found context missing has said more than numbers can.
 */
export function conclude(
  reviewed: Judgement,
  checked: EventsChecked | null,
  unread: NoReading | null,
): Conclusion {
  const judgement = withoutQuestion(reviewed, checked, unread);
  const counted = checked?.verdict ?? 'undecided';
  return { verdict: verdictOf(judgement, counted), judgement, checked };
}

/** A question that yes or no would answer says something that can be counted; an opinion says nothing that reviews did not judge. */
function withoutQuestion(
  reviewed: Judgement,
  checked: EventsChecked | null,
  unread: NoReading | null,
): Judgement {
  if (reviewed.verdict === 'not_checkable' && checked !== null)
    return { verdict: 'insufficient_evidence', nearest: null };
  const isSilent = reviewed.verdict === 'insufficient_evidence' && reviewed.nearest === null;
  return isSilent && unread === 'opinion_or_forecast'
    ? { verdict: 'not_checkable', because: unread }
    : reviewed;
}

function verdictOf(judgement: Judgement, counted: EventsChecked['verdict']): Verdict {
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
