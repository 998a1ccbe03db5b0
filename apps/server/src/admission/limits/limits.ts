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

/** Of partners and addresses, and of the sites that addresses belong to. */
export interface LimitsOf {
  readonly callers: Limiters;
  readonly sites: Limiters;
  readonly partners: PartnerLimiters;
}

/** A site has 65,536 networks, each of which would be a caller of its own: all together may ask as often as so many. */
export const CALLERS_PER_SITE = 16;

/** Stands for an address that must not be kept where others may read it. */
type HideText = (text: string) => Promise<string>;

/** How the address of a caller is found, and named without being told. */
export interface CallerAddresses {
  readonly addressOf: ClientAddress;
  readonly hide: HideText;
}

type Headers = Readonly<Record<string, string>>;

/** Counts a request; gives what the caller is told of its limits, throws or rejects with `quota-exceeded`. */
export type Limits = (request: Request, caller: Caller, scope: Scope) => Awaitable<Headers>;

/** Is told what became of each request of a partner at its limits. */
type OnCounted = (partner: string, budget: PartnerBudget, outcome: CountedOutcome) => void;

/** How often a partner may ask, whatever key it uses; in open access, how often an address may. */
export const limits =
  (limitsOf: LimitsOf, callers: CallerAddresses, onCounted: OnCounted): Limits =>
  (request, caller, scope) => {
    const budget = BUDGET_OF_SCOPE[scope];
    if (caller === 'anyone')
      return limitsOf.callers[budget].unlimited ? {} : countAddress(request, budget, limitsOf, callers);
    const limiter = limitsOf.partners(budget, caller.limits);
    const told = (outcome: CountedOutcome) => onCounted(caller.partner, budget, outcome);
    if (limiter.unlimited) {
      told('admitted');
      return {};
    }
    return limiter.count(`partner ${caller.partner}`).then(
      (headers) => {
        told('admitted');
        return headers;
      },
      (refusal) => {
        told('refused');
        throw refusal;
      },
    );
  };

/** Rejects with `quota-exceeded` once an address has failed too often. */
export const failedAuthentication =
  (limitsOf: LimitsOf, callers: CallerAddresses) =>
  async (request: Request): Promise<void> => {
    await countAddress(request, 'failed_authentication', limitsOf, callers);
  };

/** What a caller is told is of its own address; the limit of its site shows only when it is reached. */
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
