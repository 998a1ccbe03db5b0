import { LOCATION_REMOVED } from '@partner-api/safeguards';

/** The text without the marks that stand where a place was: nothing is found by them, and nothing asked for. */
export function withoutRemovedPlaces(text: string): string {
  return text.replaceAll(LOCATION_REMOVED, ' ');
}
