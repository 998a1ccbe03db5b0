import type { EventContent, EventDraft, RecordDraft, SafeRecord } from './draft.js';
import { generalizeLocation } from './generalize-location.js';
import { redactContent } from './redact-content.js';
import { sensitiveClass } from './sensitivity/sensitive-class.js';
import { withholdPlace } from './withhold-place.js';

/**
 * The door to the store: the only maker of what it takes. Places are generalised, every text is redacted, and events
 * of a sensitive class keep their province only.
 *
 * @throws {InvalidLocation} when an event's location is none.
 */
export function safeguard(draft: RecordDraft): SafeRecord {
  const sensitive = sensitiveClass(draft) !== null;
  const safe = draft.kind === 'event' ? { ...draft, content: safeEvent(draft.content, sensitive) } : draft;
  // The one place that may say so.
  return { ...redactContent(safe), sensitive } as SafeRecord;
}

function safeEvent(event: EventDraft, sensitive: boolean): EventContent {
  // Even where the place is withheld, one that is none is a fault of the source and not to be passed over.
  const location = event.location && generalizeLocation(event.location);
  return sensitive ? withholdPlace(event) : { ...event, location };
}
