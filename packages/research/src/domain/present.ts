import { type Day, dayOf } from '@partner-api/reading';
import { HOUR_MILLISECONDS } from '@partner-api/text';

/** The time at which a text is read. */
export interface Present {
  readonly today: Day;
  /** The last day of which all records have been released; null when none is held back. */
  readonly heldUntil: Day | null;
}

/** `delayHours`: how long sensitive records are held back after the end of the day on which something happened. */
export function presentAt(now: Date, delayHours: number): Present {
  const released = new Date(now.getTime() - delayHours * HOUR_MILLISECONDS);
  return {
    today: dayOf(now.toISOString()),
    // The day that this moment lies in has not ended.
    heldUntil: delayHours > 0 ? dayOf(released.toISOString()) - 1 : null,
  };
}
