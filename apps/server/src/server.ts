import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { screenClaim } from '@partner-api/policy';
import { type Logger, pino } from 'pino';
import { aborted } from './aborted.js';
import { createApp } from './app.js';
import type { Clock } from './clock.js';
import type { Composition } from './composition.js';
import type { Config } from './config.js';
import { createCursors } from './cursor.js';
import { openDesk, seedIfEmpty } from './desk.js';
import { createDoor } from './door.js';
import { createFront } from './front.js';
import { createHttpServer, DEFAULT_TIMEOUTS, type Timeouts } from './http-server.js';
import { keepIdempotencySwept } from './idempotency/sweep.js';
import { keepIndexFresh } from './index-refresh.js';
import type { Lifecycle } from './lifecycle.js';
import { inProgress } from './limits/in-progress.js';
import { closeServer, listen } from './listening.js';
import { createMetrics, type Metrics } from './metrics.js';
import { startMetricsServer } from './metrics-server.js';
import { measureModel } from './model/model-metrics.js';
import { preparedPages } from './prepared/prepared-pages.js';
import { enforceDelay, keepDelayApplied } from './publication-delay.js';
import { requestLog } from './request-log.js';

export interface ServerOptions {
  /** Silent by default. */
  readonly logger?: Logger;
  readonly clock?: Clock;
  readonly timeouts?: Partial<Timeouts>;
  /** Aborted before the server is ready, it ends what was begun, and starting rejects with its reason. */
  readonly signal?: AbortSignal;
}

export interface RunningServer {
  /** `http://host:port`. */
  readonly address: string;
  /** Null when `/metrics` is not served. */
  readonly metricsAddress: string | null;
  /** Finishes what is in progress, as the configuration allows, then closes everything. May be called again. */
  close(): Promise<void>;
}

/**
 * Over a store that is open already; closing the server closes it. Resolves when every operation can be answered. Rejects
 * with what keeps the port from being taken.
 */
export async function serveComposition(
  { store, researcher, model, heldDirectory }: Composition,
  config: Config,
  {
    logger = pino({ enabled: false }),
    clock = () => new Date(),
    timeouts = {},
    signal = new AbortController().signal,
  }: ServerOptions = {},
): Promise<RunningServer> {
  const publication = { delay: store.publicationDelay, clock, logger };
  await enforceDelay(config.publicationDelayHours, publication, () => signal.aborted);
  signal.throwIfAborted();
  await seedIfEmpty(store, config, clock, logger);
  signal.throwIfAborted();

  const lifecycle: Lifecycle = { stopping: false };
  const metrics = createMetrics();
  if (model !== null) measureModel(metrics.registry, model.figures);
  const cursors = createCursors(await store.cursorSecret());
  const { access, screening, publicationDelayHours, corsOrigins } = config;
  const provider = { ...config.provider, url: config.provider.url ?? '' };
  const revision = store.watchRevision();
  const pages = preparedPages({
    maximumBytes: config.preparedPagesBytes,
    headers: corsOrigins.length > 0 ? { Vary: 'Origin' } : {},
    revision,
    clock,
    counts: metrics.prepared,
  });
  metrics.measurePrepared(pages.bytes);
  const services = {
    store,
    researcher,
    asksModel: model !== null,
    cursors,
    pages,
    inProgress: inProgress(config.inProgress),
    access,
    screening,
    provider,
    publicationDelayHours,
    clock,
  };
  const door = createDoor(config, { store, clock, logger });
  const app = createApp({ services, door, corsOrigins, logger, lifecycle });
  const observers = [metrics.observe, ...(logger.isLevelEnabled('info') ? [requestLog(logger)] : [])];
  const front = createFront({ app, pages, door, lifecycle, observers });
  const server = createHttpServer(app, front, logger, { ...DEFAULT_TIMEOUTS, ...timeouts });

  const desk = await openDesk(heldDirectory, { store, clock, logger });
  // Before the first request can come.
  const named = (address: string): void => {
    provider.url ||= `${address}/`;
  };
  const listening = listenOn(server, metrics, config, logger, named);
  const { address, metricsServer } = await listening.catch(async (error) => {
    await desk.close();
    door.close();
    await revision.close();
    throw error;
  });
  const index = keepIndexFresh(researcher, logger);
  const sweep = keepIdempotencySwept({ idempotency: store.idempotency, clock, logger });
  const releases = keepDelayApplied(publication);

  const stop = async (): Promise<void> => {
    lifecycle.stopping = true;
    logger.info('stopping');
    const deskClosed = desk.close();
    await delay(config.drainSeconds * 1000);
    await closeServer(server, config.shutdownSeconds);
    await metricsServer?.close();
    door.close();
    await sweep.stop();
    await revision.close();
    await releases.stop();
    await deskClosed;
    // Loading may take long: it ends with the store that it reads.
    await Promise.all([index.stop(), store.close()]);
    logger.info('stopped');
  };
  let stopped: Promise<void> | undefined;
  const close = (): Promise<void> => {
    stopped ??= stop();
    return stopped;
  };

  await Promise.race([index.loaded, aborted(signal)]);
  if (signal.aborted) {
    await close();
    throw signal.reason;
  }
  // Its vocabularies are read at the first text: later than the first read, sooner than the first question.
  screenClaim('');
  logger.info({ address, access, metrics: metricsServer?.address ?? null }, 'ready');
  return { address, metricsAddress: metricsServer?.address ?? null, close };
}

async function listenOn(
  server: Server,
  { registry }: Metrics,
  config: Config,
  logger: Logger,
  named: (address: string) => void,
) {
  const address = await listen(server, config);
  named(address);
  try {
    return { address, metricsServer: await startMetricsServer(registry, config.metricsPort, logger) };
  } catch (error) {
    await closeServer(server, 0);
    throw error;
  }
}
