import type { Store } from '@partner-api/storage';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { keyCache } from './access/key-cache.js';
import type { Config } from './config.js';
import { connectRedis } from './limits/connect-redis.js';
import { memoryCounters, redisCounters } from './limits/counters.js';
import { limiter } from './limits/limiter.js';
import { keyAccess, openAccess } from './middleware/access.js';
import { failedAuthentication, type Limiters, limits } from './middleware/limits.js';
import type { Clock } from './services.js';

/** What stands before the operations: who may ask, and how often. */
export interface Door {
  readonly middleware: readonly RequestHandler[];
  close(): void;
}

interface DoorParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createDoor(config: Config, { store, clock, logger }: DoorParts): Door {
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl);
  const counters = redis ? redisCounters(redis, logger) : memoryCounters;
  const limiters: Limiters = {
    reads: limiter(config.limits.reads, counters),
    research: limiter(config.limits.research, counters),
    fact_check: limiter(config.limits.fact_check, counters),
    failed_authentication: limiter(config.limits.failed_authentication, counters),
  };
  const access =
    config.access === 'open'
      ? openAccess
      : keyAccess({
          keys: keyCache(store.keys, () => performance.now()),
          clock,
          onFailure: failedAuthentication(limiters, store.keyedHash),
        });
  return {
    middleware: [access, limits(limiters, store.keyedHash)],
    close: () => redis?.disconnect(),
  };
}
