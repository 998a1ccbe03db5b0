import type { IndexSnapshot } from '../../live/live-index.js';
import { withoutRemovedPlaces } from '../../records/removed-places.js';

/** A question without removal markers, and with place names as the records spell them. */
export function normalizeQuestion({ events }: Pick<IndexSnapshot, 'events'>, question: string): string {
  return events.reader.withRecordedPlaces(withoutRemovedPlaces(question));
}
