import type { InProgressLimits } from '../../config/config.js';
import { problem } from '../../problems/problem.js';

/** Work that is under way, for everyone and for each. */
export interface InProgress {
  /**
   * Does the work if there is a place for it; whoever waits for it may leave, and the place stays taken until it ends.
   * Throws `concurrency-exceeded` where `who` has all the places that one may have, and `overloaded` where all are taken.
   */
  hold<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
}

/** Most work takes less. */
const RETRY_SECONDS = '1';

export function inProgress({ maximum, maximumPerPartner }: InProgressLimits): InProgress {
  const counts = new Map<string, number>();
  let all = 0;
  const add = (who: string, difference: 1 | -1): void => {
    all += difference;
    const count = (counts.get(who) ?? 0) + difference;
    if (count > 0) counts.set(who, count);
    else counts.delete(who);
  };
  return {
    hold: async (who, work) => {
      if (maximumPerPartner > 0 && (counts.get(who) ?? 0) >= maximumPerPartner) {
        throw problem('concurrency-exceeded', {
          detail: `${maximumPerPartner} requests of this partner are in progress, which is as many as one may have.`,
          headers: { 'Retry-After': RETRY_SECONDS },
        });
      }
      if (maximum > 0 && all >= maximum) {
        throw problem('overloaded', {
          detail: `${maximum} requests are in progress, which is as many as this server takes.`,
          headers: { 'Retry-After': RETRY_SECONDS },
        });
      }
      add(who, 1);
      try {
        return await work();
      } finally {
        add(who, -1);
      }
    },
  };
}
