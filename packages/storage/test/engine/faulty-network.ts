import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between pool and server that injects network faults. */
export class FaultyNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #silent = false;
  #connections = 0;
  #silentFrom = Number.POSITIVE_INFINITY;

  private constructor(target: { host: string; port: number }) {
    // A half-open connection stays, as where the packet that closes it is dropped.
    this.#server = createServer({ allowHalfOpen: true }, (client) => {
      this.#connections += 1;
      if (this.#connections >= this.#silentFrom) this.#silent = true;
      const server = connect(target);
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (bytes) => {
          if (!this.#silent) to.write(bytes);
        });
        from.on('end', () => {
          if (!this.#silent) to.end();
        });
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
    });
  }

  static async before(target: { host: string; port: number }): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(target);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get port(): number {
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return address.port;
  }

  /** Drops all data without closing connections, now or as soon as there is a certain connection, counted from 1. */
  swallow(fromConnection = 0): void {
    this.#silentFrom = fromConnection;
    this.#silent = this.#connections >= fromConnection;
  }

  /** Forwards data again; dropped data stays lost. */
  heal(): void {
    this.#silent = false;
    this.#silentFrom = Number.POSITIVE_INFINITY;
  }

  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.reset();
    await closed;
  }
}
