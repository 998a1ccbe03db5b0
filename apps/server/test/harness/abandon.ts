import { request } from 'node:http';

interface Abandoned {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** How long each is waited for at least; a busy machine may not have read it before. */
  readonly milliseconds?: number;
}

/** So many requests at the same time, each left by its caller before it is answered. */
export async function abandon(
  address: string,
  count: number,
  { path, headers = {}, body, milliseconds = 20 }: Abandoned,
): Promise<void> {
  const { hostname, port } = new URL(address);
  const leave = () =>
    new Promise<void>((resolve) => {
      const method = body === undefined ? 'GET' : 'POST';
      const outgoing = request({ host: hostname, port, path, method, headers, agent: false });
      outgoing.on('error', () => resolve());
      outgoing.on('response', (incoming) => incoming.resume().on('end', () => resolve()));
      outgoing.end(body);
      // Later than it is sent, and at different moments.
      setTimeout(() => outgoing.destroy(), milliseconds + Math.random() * 200);
    });
  await Promise.all(Array.from({ length: count }, leave));
}
