import type { InProgressLimits } from '../../config/config.js';
import { problem } from '../../problems/problem.js';

/** Limits concurrent requests, in total and per partner. */
export interface InProgress {
  /**
   * Does the work if neither limit is reached; its slot stays taken until the work ends, even if the client
   * disconnects. Throws `concurrency-exceeded` if `who` has reached its limit, `overloaded` if the server has.
   */
  hold<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
}

/** Most requests take less than this. */
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
