import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Rejects as listening would. Called before the store is opened, so that a server that cannot listen migrates nothing.
 */
export async function requireFreePort({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}
