import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Quota } from '../../config/quotas.js';
import { connectionFault } from './connection-fault.js';

const KEY_PREFIX = 'partner-api';

/** How long Redis is skipped after a failure, so that a hanging Redis delays few requests. */
const PAUSE_MILLISECONDS = 1_000;

/** State of a quota after one request. */
export interface Usage {
  readonly quota: Quota;
  readonly exceeded: boolean;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts one request of the caller `who`. */
type Counter = (who: string) => Promise<Usage>;

export type Counters = (quota: Quota) => Counter;

export const memoryCounters: Counters = (quota) => {
  const limiter = new RateLimiterMemory(options(quota));
  return async (who) => usage(quota, await consume(limiter, who));
};

/** Counts in Redis; while Redis fails, in memory, where every count starts at 0. */
export function redisCounters(redis: Redis, logger: Logger): Counters {
  let away = false;
  let pausedUntil = 0;
  const fault = connectionFault(redis);
  const turn = (isAway: boolean, reason?: string): void => {
    if (isAway !== away) {
      if (isAway)
        logger.warn({ reason }, 'Redis is away: limits are counted in memory, by each server alone');
      else logger.info('Redis is back: limits are counted there again');
    }
    away = isAway;
  };
  return (quota) => {
    const shared = new RateLimiterRedis({
      ...options(quota),
      storeClient: redis,
      rejectIfRedisNotReady: true,
    });
    const alone = memoryCounters(quota);
    return async (who) => {
      if (performance.now() < pausedUntil) return alone(who);
      try {
        const counted = usage(quota, await consume(shared, who));
        turn(false);
        return counted;
      } catch (error) {
        pausedUntil = performance.now() + PAUSE_MILLISECONDS;
        // Log only the message: the error may hold the failed command and with it a password. Without a connection, the
        // first connection error says more.
        const message = error instanceof Error ? error.message : undefined;
        turn(true, redis.status === 'ready' ? message : (fault() ?? message));
        return alone(who);
      }
    };
  };
}

function options({ name, maximum, seconds }: Quota) {
  return { keyPrefix: `${KEY_PREFIX}:${name}`, points: maximum, duration: seconds };
}

/** rate-limiter-flexible rejects with the same result type when the quota is exceeded. */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, who: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(who);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  }
}

function usage(quota: Quota, { consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes): Usage {
  return {
    quota,
    exceeded: consumedPoints > quota.maximum,
    remaining: remainingPoints,
    // The window's end is an absolute time, and the clock may have been set back since.
    resetSeconds: Math.min(quota.seconds, Math.max(1, Math.ceil(msBeforeNext / 1_000))),
  };
}
