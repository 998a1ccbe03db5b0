import { HOUR_MILLISECONDS } from '@partner-api/text';
import type { SafeRecord } from './draft.js';

/**
 * When the delay of a record begins: an event's at the end of its latest time; any other's, and that of an event of
 * unknown time, when it was first imported. Null for what is not sensitive and never waits.
 */
export function delayStart(record: SafeRecord, importedAt: string): string | null {
  if (!record.sensitive) return null;
  return (record.kind === 'event' ? record.content.occurred.latest : null) ?? importedAt;
}

/**
 * Delays that began then or earlier are over, in milliseconds since 1970. Without a delay (0 hours) all are, those of
 * days that have yet to end included; of hours that nobody has decided yet (null), none is.
 */
export function latestStartThatIsOver(hours: number | null, now: Date): number {
  if (hours === null) return Number.NEGATIVE_INFINITY;
  return hours === 0 ? Number.POSITIVE_INFINITY : now.getTime() - hours * HOUR_MILLISECONDS;
}
