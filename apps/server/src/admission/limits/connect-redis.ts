import { Redis } from 'ioredis';

/** Limits are checked before every answer, so that a slow Redis must not delay it. */
const COMMAND_MILLISECONDS = 250;
const CONNECT_MILLISECONDS = 2_000;
/** A connection that has not answered for so long is given up; TCP itself would resend for a quarter of an hour. */
const SILENT_MILLISECONDS = 2_000;
const RECONNECT_MILLISECONDS = 2_000;

/**
 * Connects in the background and reconnects when the connection is lost. Errors go to the client's `error` event and
 * are never thrown.
 */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_MILLISECONDS,
    connectTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENT_MILLISECONDS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MILLISECONDS),
  });
  // The next command reports the error; without a listener, ioredis would print each one.
  redis.on('error', () => {
    // If Redis refuses the configured database, the client would go on in database 0, where others may count.
    if (redis.status === 'connect') redis.disconnect(true);
  });
  return redis;
}
