import type { EventQuery } from '@partner-api/query';
import type { Tally } from '../../events/tally/tally.js';

/** Whether deaths are counted by perpetrator. */
export function isByPerpetrator({ role, measure }: Pick<EventQuery, 'role' | 'measure'>): boolean {
  return role === 'by' && measure !== 'events';
}

/** Whether fewer deaths are attributed than are possible, because sources rarely give the perpetrator of a battle. */
export function isMostlyUnattributed({ sure, possible }: Pick<Tally, 'sure' | 'possible'>): boolean {
  return sure.low < (possible.best ?? Number.POSITIVE_INFINITY);
}
