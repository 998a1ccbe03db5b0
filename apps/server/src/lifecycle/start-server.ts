import { pino } from 'pino';
import { compose } from '../composition.js';
import type { Config } from '../config/config.js';
import { requireFreePort } from './require-free-port.js';
import type { RunningServer, ServerOptions } from './serve-composition.js';

/** Opens the store and serves it. Resolves when every operation can be answered; rejects with the reason otherwise. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const {
    logger = pino({ enabled: false }),
    clock = () => new Date(),
    signal = new AbortController().signal,
  } = options;
  await requireFreePort(config);
  const { otlpEndpoint } = config;
  const telemetry =
    otlpEndpoint === null
      ? null
      : (await import('../observability/telemetry.js')).openTelemetry(otlpEndpoint, logger);
  // Express and the routes are loaded while the store opens.
  const [composition, { serveComposition }] = await Promise.all([
    compose(config, {
      ...{ logger, clock, signal },
      traced: (database) => telemetry?.traceDatabase(database) ?? database,
    }),
    import('./serve-composition.js'),
  ]);
  return serveComposition(composition, config, { ...options, logger, clock, signal, telemetry });
}
