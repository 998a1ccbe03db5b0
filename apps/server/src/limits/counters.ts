import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Awaitable } from '../when-there.js';
import type { Quota, Usage } from './quota.js';
import { type WindowCount, windowCounter } from './window-counter.js';

const KEY_PREFIX = 'partner-api';

/** For this long after a failure Redis is not asked, so that one that hangs delays a request now and then only. */
const PAUSE_MILLISECONDS = 1_000;

/** Counts one request of `who`. */
type Counter = (who: string) => Awaitable<Usage>;

export type Counters = (quota: Quota) => Counter;

export const memoryCounters: Counters = (quota) => {
  const count = windowCounter(quota.seconds * 1_000);
  return (who) => usage(quota, count(who));
};

/** Counts in Redis; while that fails, in memory, where every count starts at 0. */
export function redisCounters(redis: Redis, logger: Logger): Counters {
  let away = false;
  let pausedUntil = 0;
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
      keyPrefix: `${KEY_PREFIX}:${quota.name}`,
      points: quota.maximum,
      duration: quota.seconds,
      storeClient: redis,
      rejectIfRedisNotReady: true,
    });
    const alone = memoryCounters(quota);
    return async (who) => {
      if (performance.now() < pausedUntil) return alone(who);
      try {
        const { consumedPoints, msBeforeNext } = await consume(shared, who);
        const counted = usage(quota, { count: consumedPoints, millisecondsLeft: msBeforeNext });
        turn(false);
        return counted;
      } catch (error) {
        pausedUntil = performance.now() + PAUSE_MILLISECONDS;
        // The message alone: the error may carry the command that failed, and a password in it.
        turn(true, error instanceof Error ? error.message : undefined);
        return alone(who);
      }
    };
  };
}

/** A request too many is told as a rejection, with the same content. */
async function consume(limiter: RateLimiterRedis, who: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(who);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  }
}

function usage(quota: Quota, { count, millisecondsLeft }: WindowCount): Usage {
  return {
    quota,
    exceeded: count > quota.maximum,
    remaining: Math.max(0, quota.maximum - count),
    // Redis keeps the end of a window as a time of the clock; that may have been set back since.
    resetSeconds: Math.min(quota.seconds, Math.max(1, Math.ceil(millisecondsLeft / 1_000))),
  };
}
