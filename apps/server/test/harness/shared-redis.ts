import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect } from 'vitest';

/** A part of the Redis of `TEST_REDIS_URL` that no other test and no other run sees. */
export class SharedRedis {
  /** For `REDIS_URL`. */
  readonly url: string;
  readonly #name = `test-${randomUUID()}`;
  readonly #redis: Redis;

  constructor(url: string) {
    const own = new URL(url);
    own.searchParams.set('keyPrefix', `${this.#name}:`);
    own.searchParams.set('connectionName', this.#name);
    // A busy machine fails no suite: how long a server really waits is tried elsewhere.
    own.searchParams.set('commandTimeout', '10000');
    this.url = own.href;
    this.#redis = new Redis(url);
  }

  /** A server connects in the background; what it is asked before is counted in memory. */
  async connected(): Promise<void> {
    // What a client asks last, before it is ready.
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
