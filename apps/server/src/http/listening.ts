import type { Server } from 'node:http';

/** The port is 0 for any free one. Resolves with the address as it is to be typed: `http://host:port`. */
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

/** Accepts nothing more, lets requests in progress finish for so long, then closes their connections. */
export async function closeServer(server: Server, graceSeconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle when its last answer has gone out, and nothing else would close it.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  const deadline = setTimeout(() => server.closeAllConnections(), graceSeconds * 1000);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
