import type { EventReading } from '@partner-api/reading';
import type { Tally, Total } from '../../events/tally/tally.js';

/**
 * What surely was some party's doing, without a best estimate or a bound where what may be is more: of most battles it is
 * not known who killed whom, and the best estimate of the rest would pass for that of all.
 */
export function surelyTheirs({ sure, possible }: Pick<Tally, 'sure' | 'possible'>): Total {
  return isOutweighed({ sure, possible })
    ? { low: sure.low, best: null, high: Number.POSITIVE_INFINITY }
    : sure;
}

/** Whether the dead are counted of those who killed them. */
export function isOfDeeds({ scope, measure }: Pick<EventReading, 'scope' | 'measure'>): boolean {
  return scope.role === 'by' && measure !== 'events';
}

/** Whether what surely was some party's doing is the least of what may be. */
export function isOutweighed({ sure, possible }: Pick<Tally, 'sure' | 'possible'>): boolean {
  return sure.low < (possible.best ?? Number.POSITIVE_INFINITY);
}
