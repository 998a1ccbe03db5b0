import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Abandoned {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** How long each caller waits; by default a short time, different for each. */
  readonly until?: () => Promise<unknown>;
}

/** Sends `count` concurrent requests, and disconnects each before it is answered. */
export async function abandon(
  address: string,
  count: number,
  { path, headers = {}, body, until = moment }: Abandoned,
): Promise<void> {
  const { hostname, port } = new URL(address);
  const leave = () =>
    new Promise<void>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const outgoing = request({ host: hostname, port, path, method, headers, agent: false });
      outgoing.on('error', () => resolve());
      outgoing.on('response', (incoming) => incoming.resume().on('end', () => resolve()));
      outgoing.end(body);
      until().then(() => outgoing.destroy(), reject);
    });
  await Promise.all(Array.from({ length: count }, leave));
}

const moment = () => wait(20 + Math.random() * 200);
