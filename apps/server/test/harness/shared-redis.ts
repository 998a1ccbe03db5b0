import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect } from 'vitest';

/** A namespace in the Redis of `TEST_REDIS_URL` that no other test or run uses. */
export class SharedRedis {
  /** For `REDIS_URL`. */
  readonly url: string;
  readonly #name = `test-${randomUUID()}`;
  readonly #redis: Redis;

  constructor(url: string) {
    const own = new URL(url);
    own.searchParams.set('keyPrefix', `${this.#name}:`);
    own.searchParams.set('connectionName', this.#name);
    // Generous, so that a busy machine fails no test; the real timeout is tested elsewhere.
    own.searchParams.set('commandTimeout', '10000');
    this.url = own.href;
    this.#redis = new Redis(url);
  }

  /** Waits until the server has connected: requests before that are counted in memory. */
  async connected(): Promise<void> {
    // `INFO` is the last command of a client before it is ready.
    await expect.poll(() => this.#redis.client('LIST')).toMatch(new RegExp(`name=${this.#name} .*cmd=info`));
  }

  keys(): Promise<string[]> {
    return this.#redis.keys(`${this.#name}:*`);
  }

  async close(): Promise<void> {
    const keys = await this.keys();
    if (keys.length > 0) await this.#redis.del(keys);
    this.#redis.disconnect();
  }
}
