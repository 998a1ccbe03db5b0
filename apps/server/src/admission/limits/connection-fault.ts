import type { Redis } from 'ioredis';

/**
 * Returns a function that gives the first error of the latest failed connection to Redis; undefined before any failure.
 * Later errors of the same connection only say that it is closed.
 */
export function connectionFault(redis: Redis): () => string | undefined {
  let fault: string | undefined;
  let isFirst = true;
  redis.on('connecting', () => {
    isFirst = true;
  });
  redis.on('error', ({ message }: Error) => {
    if (isFirst) fault = message;
    isFirst = false;
  });
  return () => fault;
}
