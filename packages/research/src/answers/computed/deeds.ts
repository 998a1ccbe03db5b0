import type { EventQuery } from '@partner-api/query';
import type { Tally } from '../../events/tally/tally.js';

/** Whether the dead are counted of those who killed them. */
export function isOfDeeds({ role, measure }: Pick<EventQuery, 'role' | 'measure'>): boolean {
  return role === 'by' && measure !== 'events';
}

/** Whether what surely was some party's doing is the least of what may be: of most battles it is not known who killed whom. */
export function isOutweighed({ sure, possible }: Pick<Tally, 'sure' | 'possible'>): boolean {
  return sure.low < (possible.best ?? Number.POSITIVE_INFINITY);
}
