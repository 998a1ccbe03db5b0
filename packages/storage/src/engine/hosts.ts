import pg from 'pg';
import { DatabaseUnavailable } from './errors.js';

/** `user:password@` and `host:port,host:port` of an address. A password has no `@` or `/` that is not percent-encoded. */
const AUTHORITY = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)/;

/** The addresses of one that names several hosts, as libpq takes it: one each, in their order. */
export function addressesOf(connectionString: string): readonly [string, ...string[]] {
  const [all = '', before = '', hosts = ''] = AUTHORITY.exec(connectionString) ?? [];
  const [first = '', ...others] = hosts.split(',');
  const after = connectionString.slice(all.length);
  const address = (host: string) => `${before}${host}${after}`;
  return others.length === 0 ? [connectionString] : [address(first), ...others.map(address)];
}

/** Makes connections to the one of several servers that takes writes. With a single one, to that, whatever it takes. */
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

  /** After a failure at `address`: another connection may have moved on already. */
  leave(address: string): void {
    if (address === this.current) this.#place = (this.#place + 1) % this.count;
  }

  /** A class of connections to where the primary was found last. */
  client(): typeof pg.Client {
    const hosts = this;
    return class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        const given = typeof config === 'string' ? { connectionString: config } : config;
        super({ ...given, connectionString: hosts.current });
      }
    };
  }

  /** Rejects where a standby answers and another server may be the primary. */
  async requirePrimary(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
    if (this.count === 1) return;
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) throw new DatabaseUnavailable('The server is a standby');
  }

  /** Tries one server after the other, each once. */
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
