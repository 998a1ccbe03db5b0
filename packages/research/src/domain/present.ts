import { addDays, type CalendarDate } from '@partner-api/query';
import { HOUR_MILLISECONDS } from '@partner-api/text';

/** The reference date of a reading, and the end of the embargo. */
export interface Present {
  readonly today: CalendarDate;
  /** The last day whose records are all released; null without an embargo. */
  readonly embargoedUntil: CalendarDate | null;
}

/** `delayHours`: the embargo on sensitive records, from the end of the day of the event. */
export function presentAt(now: Date, delayHours: number): Present {
  const released = new Date(now.getTime() - delayHours * HOUR_MILLISECONDS);
  return {
    today: dateIn(now),
    // The day of this moment has not ended.
    embargoedUntil: delayHours > 0 ? addDays(dateIn(released), -1) : null,
  };
}

function dateIn(time: Date): CalendarDate {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
