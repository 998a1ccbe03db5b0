import type { IndexSnapshot } from '../../live/live-index.js';
import { withoutRemovedPlaces } from '../../records/removed-places.js';

/** A question without the marks of what was taken out of it, and with the names of places as records write them. */
export function asUnderstood({ events }: Pick<IndexSnapshot, 'events'>, question: string): string {
  return events.reader.withRecordedPlaces(withoutRemovedPlaces(question));
}
