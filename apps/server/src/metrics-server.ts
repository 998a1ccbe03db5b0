import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { closeServer, listen } from './listening.js';

export const DEFAULT_METRICS_PORT = 9464;

export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on loopback, whatever the partners' address is. `port` null: the default, without which the server
 * goes on when another process has it, as a second server on the same machine would. Null when it does not listen.
 */
export async function startMetricsServer(
  registry: Registry,
  port: number | null,
  logger: Logger,
): Promise<MetricsServer | null> {
  if (port === 0) return null;
  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics\n');
      return;
    }
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
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
