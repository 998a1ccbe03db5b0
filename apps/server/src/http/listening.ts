import type { Server } from 'node:http';

/** Listens on a port (0: any free one) and resolves with the address as `http://host:port`. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      const boundPort = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`);
    });
  });
}

const SWEEP_MILLISECONDS = 50;

/** Stops accepting connections, waits for requests in progress for `graceSeconds`, then closes their connections. */
export async function closeServer(server: Server, graceSeconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle after its last answer, and nothing else would close it.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  const deadline = setTimeout(() => server.closeAllConnections(), graceSeconds * 1000);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
