import type { Attribution, ConflictEvent } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';

/** Returns the URL of an event in this explorer. */
export const permalink = (id: string): string =>
  new URL(`/explore/events/${encodeURIComponent(id)}`, location.origin).href;

/** Returns a citation of an event with the credit. */
export const citation = (event: ConflictEvent, attribution: Attribution): string =>
  `“${event.title}” (${event.id}, version ${event.version}, updated ${event.updated_at}), ${permalink(event.id)}. ${toText({ attribution })}`;
