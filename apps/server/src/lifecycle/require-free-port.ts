import { once } from 'node:events';
import { createServer } from 'node:net';

/** Fails as listening would. Called before the store is opened, so that nothing is migrated or written for nobody. */
export async function requireFreePort({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}
