import pg from 'pg';
import { addressesOf } from '../addresses.js';
import { DatabaseUnavailable } from './errors.js';

/** Connects to the primary of several servers; a single server is used whether it is a primary or not. */
export class Hosts {
  readonly #addresses: readonly [string, ...string[]];
  #place = 0;

  constructor(connectionString: string) {
    this.#addresses = addressesOf(connectionString);
  }

  get count(): number {
    return this.#addresses.length;
  }

  get current(): string {
    return this.#addresses[this.#place] ?? this.#addresses[0];
  }

  /** Moves to the next host after a failure at `address`, unless another connection already has. */
  leave(address: string): void {
    if (address === this.current) this.#place = (this.#place + 1) % this.count;
  }

  /** Returns a client class that connects to the host where the primary was last found. */
  client(): typeof pg.Client {
    const hosts = this;
    return class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        const given = typeof config === 'string' ? { connectionString: config } : config;
        super({ ...given, connectionString: hosts.current });
      }
    };
  }

  /** Rejects a standby when there are other hosts to try. */
  async requirePrimary(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
    if (this.count === 1) return;
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) throw new DatabaseUnavailable('The server is a standby');
  }

  /** Tries each host once. */
  async connect<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      const address = this.current;
      try {
        return await attempt();
      } catch (error) {
        this.leave(address);
        if (tried >= this.count) throw error;
      }
    }
  }
}
