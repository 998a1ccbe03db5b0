import { LOCATION_REMOVED } from '@partner-api/safeguards';

/** Removes the placeholders of redacted locations, which must not affect search. */
export function withoutRemovedPlaces(text: string): string {
  return text.replaceAll(LOCATION_REMOVED, ' ');
}
