import { addDays, type CalendarDate } from '@partner-api/query';
import { HOUR_MILLISECONDS } from '@partner-api/text';

/** The time at which a text is read. */
export interface Present {
  readonly today: CalendarDate;
  /** The last day of which all records have been released; null when none is held back. */
  readonly heldUntil: CalendarDate | null;
}

/** `delayHours`: how long sensitive records are held back after the end of the day on which something happened. */
export function presentAt(now: Date, delayHours: number): Present {
  const released = new Date(now.getTime() - delayHours * HOUR_MILLISECONDS);
  return {
    today: dateIn(now),
    // The day that this moment lies in has not ended.
    heldUntil: delayHours > 0 ? addDays(dateIn(released), -1) : null,
  };
}

function dateIn(time: Date): CalendarDate {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
