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
 * Serves `/metrics` on an address of its own. Resolves with null if the port is 0, or if it is null and the default
 * port is taken; rejects if a configured port is taken.
 */
export async function startMetricsServer(
  registry: Registry,
  { port, host }: { readonly port: number | null; readonly host: string },
  logger: Logger,
): Promise<MetricsServer | null> {
  if (port === 0) return null;
  const server = createServer(async (request, response) => {
    // Against DNS rebinding: a web page can resolve its own host name to loopback and read what is served there.
    if (isLoopback(host) && !isLoopback(hostnameOf(request))) {
      response.writeHead(421, TEXT).end('Metrics are served to names of this machine, such as 127.0.0.1\n');
      return;
    }
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, TEXT).end('Metrics are at /metrics\n');
      return;
    }
    // An uncaught error in a collector would end the process.
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
