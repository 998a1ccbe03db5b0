import type { Scope } from '@partner-api/contract';
import type { PartnerBudget } from '@partner-api/storage';
import type { Request } from 'express';
import type { Budget } from '../../config/quotas.js';
import type { Awaitable } from '../../time/chain-maybe-async.js';
import type { Caller } from '../access/caller.js';
import { addressBlock, siteBlock } from './address-block.js';
import type { ClientAddress } from './client-address.js';
import type { Limiter } from './limiter.js';
import type { PartnerLimiters } from './partner-limiters.js';
import type { CountedOutcome } from './partner-usage.js';

const BUDGET_OF_SCOPE: Readonly<Record<Scope, PartnerBudget>> = {
  read: 'reads',
  research: 'research',
  fact_check: 'fact_check',
};

export type Limiters = Readonly<Record<Budget, Limiter>>;

/** The limiters of addresses, of sites (/48 networks) and of partners. */
export interface LimitsOf {
  readonly callers: Limiters;
  readonly sites: Limiters;
  readonly partners: PartnerLimiters;
}

/** A /48 site has 65,536 /64 networks, each a caller of its own; together they get the quota of this many callers. */
export const CALLERS_PER_SITE = 16;

/** Returns a keyed hash in place of an address, because Redis must not store addresses. */
type HideText = (text: string) => Promise<string>;

/** Finds a caller's address and hashes it for storage. */
export interface CallerAddresses {
  readonly addressOf: ClientAddress;
  readonly hide: HideText;
}

type Headers = Readonly<Record<string, string>>;

/** Counts a request and returns the rate limit headers; throws or rejects with `quota-exceeded`. */
export type Limits = (request: Request, caller: Caller, scope: Scope) => Awaitable<Headers>;

/** Called with the outcome of each request that counts against a partner's limits. */
type OnCounted = (partner: string, budget: PartnerBudget, outcome: CountedOutcome) => void;

/** Applies the limits per partner, whatever key it uses; in open access, per address. */
export const limits =
  (limitsOf: LimitsOf, callers: CallerAddresses, onCounted: OnCounted): Limits =>
  (request, caller, scope) => {
    const budget = BUDGET_OF_SCOPE[scope];
    if (caller === 'anyone')
      return limitsOf.callers[budget].unlimited ? {} : countAddress(request, budget, limitsOf, callers);
    const limiter = limitsOf.partners(budget, caller.limits);
    const report = (outcome: CountedOutcome) => onCounted(caller.partner, budget, outcome);
    if (limiter.unlimited) {
      report('admitted');
      return {};
    }
    return limiter.count(`partner ${caller.partner}`).then(
      (headers) => {
        report('admitted');
        return headers;
      },
      (refusal) => {
        report('refused');
        throw refusal;
      },
    );
  };

/** Rejects with `quota-exceeded` when an address has failed to authenticate too often. */
export const failedAuthentication =
  (limitsOf: LimitsOf, callers: CallerAddresses) =>
  async (request: Request): Promise<void> => {
    await countAddress(request, 'failed_authentication', limitsOf, callers);
  };

/** The headers describe the address's own limit; the limit of its site is visible only when it is reached. */
async function countAddress(
  request: Request,
  budget: Budget,
  { callers, sites }: LimitsOf,
  { addressOf, hide }: CallerAddresses,
): Promise<Headers> {
  const address = addressOf(request);
  const site = siteBlock(address);
  const headers = await callers[budget].count(`address ${await hide(addressBlock(address))}`);
  if (site !== null) await sites[budget].count(`site ${await hide(site)}`);
  return headers;
}
