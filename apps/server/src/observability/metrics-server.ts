import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { closeServer, listen } from '../http/listening.js';

export const DEFAULT_METRICS_PORT = 9464;

const TEXT = { 'Content-Type': 'text/plain' };

export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on loopback, whatever the partners' address is. Resolves with null when nothing is served: `port` is 0,
 * or `port` is null and another process, such as a second server on this machine, has the default port. Rejects when a port
 * that was set is taken.
 */
export async function startMetricsServer(
  registry: Registry,
  port: number | null,
  logger: Logger,
): Promise<MetricsServer | null> {
  if (port === 0) return null;
  const server = createServer(async (request, response) => {
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
    const address = await listen(server, { port: port ?? DEFAULT_METRICS_PORT, host: '127.0.0.1' });
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
