import type { Scope } from '@partner-api/contract';
import type { PartnerBudget, RevisionWatch, Store } from '@partner-api/storage';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import type { Budget } from '../config/quotas.js';
import { type Awaitable, chainMaybeAsync } from '../time/chain-maybe-async.js';
import type { Clock } from '../time/clock.js';
import { keyAccess, openAccess, type PresentedKey } from './access/access.js';
import type { Caller } from './access/caller.js';
import { keepUsesWritten } from './access/keep-uses-written.js';
import { keyCache } from './access/key-cache.js';
import { keyUses } from './access/key-uses.js';
import { clientAddress } from './limits/client-address.js';
import { connectRedis } from './limits/connect-redis.js';
import { memoryCounters, redisCounters } from './limits/counters.js';
import { limiter } from './limits/limiter.js';
import { CALLERS_PER_SITE, failedAuthentication, type Limiters, limits } from './limits/limits.js';
import { partnerLimiters } from './limits/partner-limiters.js';
import { type CountedOutcome, partnerUsage } from './limits/partner-usage.js';

/** Checks key, scope, terms and quota before an operation runs. */
export interface AccessControl {
  /** Admits a request and counts it once; throws or rejects with the problem that refuses it. */
  admit(request: Request, scope: Scope, presented: PresentedKey): Awaitable<Admission>;
  /** Must be called before the store is closed. */
  close(): Promise<void>;
}

export interface Admission {
  readonly caller: Caller;
  /** Response headers that tell the caller its limits. */
  readonly headers: Readonly<Record<string, string>>;
}

interface AccessControlParts {
  readonly store: Store;
  readonly revision: Pick<RevisionWatch, 'access'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called for each counted request of a partner. */
  readonly onCounted: (partner: string, budget: PartnerBudget, outcome: CountedOutcome) => void;
}

export function createAccessControl(
  config: Config,
  { store, revision, clock, logger, onCounted }: AccessControlParts,
): AccessControl {
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl);
  const counters = redis ? redisCounters(redis, logger) : memoryCounters;
  const limitersOf = (callers: number): Limiters => {
    const of = (budget: Budget) =>
      limiter(
        config.limits[budget].map((quota) => ({ ...quota, maximum: quota.maximum * callers })),
        counters,
      );
    return {
      reads: of('reads'),
      research: of('research'),
      fact_check: of('fact_check'),
      failed_authentication: of('failed_authentication'),
    };
  };
  const callers = { addressOf: clientAddress(config.trustedProxies), hide: store.keyedHash };
  const everyPartner = limitersOf(1);
  const limitsOf = {
    callers: everyPartner,
    sites: limitersOf(CALLERS_PER_SITE),
    partners: partnerLimiters(everyPartner, config.limits, counters),
  };
  const uses = keyUses(store.keys);
  const usage = partnerUsage(store.partners);
  const written = keepUsesWritten(
    {
      write: async () => {
        await uses.write();
        await usage.write();
      },
    },
    logger,
  );
  const access =
    config.access === 'open'
      ? openAccess
      : keyAccess({
          keys: keyCache(store.keys, {
            reportedVersion: revision.access,
            elapsedMilliseconds: () => performance.now(),
          }),
          uses,
          clock,
          onFailure: failedAuthentication(limitsOf, callers),
        });
  const count = limits(limitsOf, callers, (partner, budget, outcome) => {
    usage.note(partner, budget, outcome, clock());
    onCounted(partner, budget, outcome);
  });
  return {
    admit: (request, scope, presented) =>
      chainMaybeAsync(access(request, scope, presented), (caller) =>
        chainMaybeAsync(count(request, caller, scope), (headers) => ({ caller, headers })),
      ),
    close: async () => {
      redis?.disconnect();
      await written.stop();
    },
  };
}
