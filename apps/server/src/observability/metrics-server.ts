import { createServer, type IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { isLoopback } from '../config/loopback.js';
import { closeServer, listen } from '../http/listening.js';

export const DEFAULT_METRICS_PORT = 9464;

const TEXT = { 'Content-Type': 'text/plain' };

export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on an address of its own. Resolves with null when nothing is served: `port` is 0,
 * or `port` is null and another process, such as a second server on this machine, has the default port. Rejects when a port
 * that was set is taken.
 */
export async function startMetricsServer(
  registry: Registry,
  { port, host }: { readonly port: number | null; readonly host: string },
  logger: Logger,
): Promise<MetricsServer | null> {
  if (port === 0) return null;
  const server = createServer(async (request, response) => {
    // A page on the web can have a name of its own resolve to loopback, and then read what is served there.
    if (isLoopback(host) && !isLoopback(hostnameOf(request))) {
      response.writeHead(421, TEXT).end('Metrics are served to names of this machine, such as 127.0.0.1\n');
      return;
    }
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, TEXT).end('Metrics are at /metrics\n');
      return;
    }
    // Uncaught, a figure that cannot be taken would end the process, and with it the service that it measures.
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      logger.error({ err: error }, 'the metrics could not be collected');
      response.writeHead(500, TEXT).end('The metrics could not be collected: the log says why\n');
    }
  });
  try {
    const address = await listen(server, { port: port ?? DEFAULT_METRICS_PORT, host });
    return { address, close: () => closeServer(server, 0) };
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || port !== null) throw error;
    logger.warn(
      `Port ${DEFAULT_METRICS_PORT} is taken, so /metrics is not served. Set METRICS_PORT to another port, or to 0 to turn it off.`,
    );
    return null;
  }
}

const hostnameOf = ({ headers: { host = '' } }: IncomingMessage): string => host.replace(/:\d{1,5}$/, '');
