import type { Attribution, ConflictEvent } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';

/** The address of an event in this explorer. */
export const permalink = (id: string): string =>
  new URL(`/explore/events/${encodeURIComponent(id)}`, location.origin).href;

/** A sentence to cite an event by, with the credit. */
export const citation = (event: ConflictEvent, attribution: Attribution): string =>
  `“${event.title}” (${event.id}, version ${event.version}, updated ${event.updated_at}), ${permalink(event.id)}. ${toText({ attribution })}`;
