import { HOUR_MILLISECONDS } from '@partner-api/text';
import type { SafeRecord } from './draft.js';

/**
 * Returns when the delay of a record begins: for an event with known time, at the end of its latest time; otherwise
 * when it was first imported. Null for a record that is not sensitive and is never delayed.
 */
export function delayStart(record: SafeRecord, importedAt: string): string | null {
  if (!record.sensitive) return null;
  return (record.kind === 'event' ? record.content.occurred.latest : null) ?? importedAt;
}

/**
 * Returns the latest start, in milliseconds since 1970, whose delay is over. With 0 hours every delay is over, also of
 * events on a day that has not ended; with null, none is.
 */
export function latestStartThatIsOver(hours: number | null, now: Date): number {
  if (hours === null) return Number.NEGATIVE_INFINITY;
  return hours === 0 ? Number.POSITIVE_INFINITY : now.getTime() - hours * HOUR_MILLISECONDS;
}
