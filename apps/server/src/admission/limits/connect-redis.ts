import { Redis } from 'ioredis';

/** Limits are asked before every answer: what does not come at once is not waited for. */
const COMMAND_MILLISECONDS = 250;
const CONNECT_MILLISECONDS = 2_000;
const RECONNECT_MILLISECONDS = 2_000;

/**
 * Connects in the background, and again whenever the connection is lost. What goes wrong is the client's `error` event;
 * nothing of it is thrown.
 */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_MILLISECONDS,
    connectTimeout: CONNECT_MILLISECONDS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MILLISECONDS),
  });
  // Told by whoever asks next; unheard, each of these would be printed.
  redis.on('error', () => {
    // The client goes on in database 0 where Redis refuses the one that was named: others may count there.
    if (redis.status === 'connect') redis.disconnect(true);
  });
  return redis;
}
