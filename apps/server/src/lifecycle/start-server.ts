import { pino } from 'pino';
import { closeComposition, compose } from '../composition.js';
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
  const unloadable = new AbortController();
  const composing = compose(config, {
    ...{ logger, clock, signal: AbortSignal.any([signal, unloadable.signal]) },
    traced: (database) => telemetry?.traceDatabase(database) ?? database,
  });
  // Express and the routes are loaded while the store opens.
  const loading = import('./serve-composition.js');
  const [composition, { serveComposition }] = await Promise.all([composing, loading]).catch(async (error) => {
    unloadable.abort();
    // An open store would keep the process running.
    await composing.then(closeComposition, () => undefined);
    throw error;
  });
  return serveComposition(composition, config, { ...options, logger, clock, signal, telemetry });
}
