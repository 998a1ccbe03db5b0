import type { Redis } from 'ioredis';

/**
 * What was the first to go wrong in the latest connection to Redis that had anything go wrong in it; undefined before
 * that. Whatever follows in the same connection is only that it is gone.
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
