import type { PartnerBudget, PartnerLimits } from '@partner-api/storage';
import { type Quotas, quotas } from '../../config/quotas.js';
import type { Counters } from './counters.js';
import { type Limiter, limiter } from './limiter.js';

/** Returns the limiter of a partner, with the partner's own limits where it has some. */
export type PartnerLimiters = (budget: PartnerBudget, own: PartnerLimits) => Limiter;

const MINUTE_SECONDS = 60;

/** Partners with equal limits share a limiter, which still counts each of them separately. */
export function partnerLimiters(
  ofEveryPartner: Readonly<Record<PartnerBudget, Limiter>>,
  configured: Quotas,
  counters: Counters,
): PartnerLimiters {
  const made = new Map<string, Limiter>();
  return (budget, own) => {
    const limit = own[budget];
    if (limit === undefined) return ofEveryPartner[budget];
    const usual = (ofMinute: boolean) =>
      configured[budget].find(({ seconds }) => (seconds === MINUTE_SECONDS) === ofMinute)?.maximum ?? 0;
    const { perMinute = usual(true), perDay = usual(false) } = limit;
    const key = `${budget} ${perMinute} ${perDay}`;
    const found = made.get(key) ?? limiter(quotas(budget, { perMinute, perDay }), counters);
    made.set(key, found);
    return found;
  };
}
