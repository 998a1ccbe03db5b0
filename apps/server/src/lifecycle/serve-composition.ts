import { setTimeout as delay } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { createAccessControl } from '../admission/access-control.js';
import { clientAddress } from '../admission/limits/client-address.js';
import { inProgress } from '../admission/limits/in-progress.js';
import { partnerStandings } from '../admission/screening/partner-standings.js';
import { prepareScreening } from '../admission/screening/prepare-screening.js';
import { createCursors } from '../answers/cursor.js';
import { preparedPages } from '../answers/prepared-pages.js';
import { createApp } from '../app.js';
import { openAdminCommands, seedIfEmpty } from '../background/admin-commands.js';
import { type IndexRefresh, keepIndexFresh } from '../background/index-refresh.js';
import {
  currentDelayHours,
  type DelayAtStart,
  enforceDelay,
  keepDelayApplied,
} from '../background/publication-delay.js';
import { untilAvailable } from '../background/until-available.js';
import { type Composition, closeComposition } from '../composition.js';
import type { Config } from '../config/config.js';
import { createFront } from '../http/front.js';
import { createHttpServer, DEFAULT_TIMEOUTS, type Timeouts } from '../http/http-server.js';
import { closeServer, listen } from '../http/listening.js';
import type { ServerState } from '../http/server-state.js';
import { keepIdempotencySwept } from '../idempotency/sweep.js';
import { SECURITY_HEADERS } from '../middleware/security-headers.js';
import { measureModel } from '../model/model-metrics.js';
import { createMetrics } from '../observability/metrics.js';
import { startMetricsServer } from '../observability/metrics-server.js';
import { requestLog } from '../observability/request-log.js';
import { measureStore } from '../observability/store-metrics.js';
import type { Telemetry } from '../observability/telemetry.js';
import type { Clock } from '../time/clock.js';
import { aborted } from './aborted.js';
import { type CloseStack, createCloseStack } from './close-stack.js';

export interface ServerOptions {
  /** Silent by default. */
  readonly logger?: Logger;
  readonly clock?: Clock;
  readonly timeouts?: Partial<Timeouts>;
  /** If aborted before the server is ready, starting is undone and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Null if nothing is exported. */
  readonly telemetry?: Telemetry | null;
}

export interface RunningServer {
  /** `http://host:port`. */
  readonly address: string;
  /** Null if `/metrics` is not served. */
  readonly metricsAddress: string | null;
  readonly publicationDelay: DelayAtStart;
  /** Lets requests finish within the configured time, then closes everything. May be called again. */
  close(): Promise<void>;
}

/**
 * Serves an open store, and closes it when the server stops or fails to start. Resolves when every operation can be
 * answered; rejects with the reason otherwise, such as a port in use.
 */
export async function serveComposition(
  composition: Composition,
  config: Config,
  {
    logger = pino({ enabled: false }),
    clock = () => new Date(),
    timeouts = {},
    signal = new AbortController().signal,
    telemetry = null,
  }: ServerOptions = {},
): Promise<RunningServer> {
  const closing = createCloseStack();
  try {
    return await start(composition, config, { logger, clock, timeouts, signal, telemetry }, closing);
  } catch (error) {
    await closing.close().catch(({ errors }) => logger.error({ errors }, 'not everything could be closed'));
    throw error;
  }
}

/** Everything opened is added to `closing` at once. */
async function start(
  { store, researcher, model, heldDirectory }: Composition,
  config: Config,
  { logger, clock, timeouts, signal, telemetry }: Required<ServerOptions>,
  closing: CloseStack,
): Promise<RunningServer> {
  let index: IndexRefresh | undefined;
  // Closed last and together.
  closing.add(() => telemetry?.close());
  closing.add(() => Promise.all([index?.stop(), closeComposition({ researcher, store })]));

  const publication = { delay: store.publicationDelay, clock, logger };
  const waiting = { logger, signal };
  const atStart = await untilAvailable(
    () => enforceDelay(config.publicationDelayHours, publication, () => signal.aborted),
    waiting,
  );
  signal.throwIfAborted();
  await seedIfEmpty(store, config, clock, logger);
  signal.throwIfAborted();
  const cursors = createCursors(await untilAvailable(() => store.cursorSecret(), waiting));

  const revision = store.watchRevision({
    onHistoryLost: () =>
      logger.error(
        'the store has lost what it had: a backup or a standby without the latest changes took its place',
      ),
  });
  closing.add(revision.close);
  const metrics = createMetrics();
  const accessControl = createAccessControl(config, {
    store,
    revision,
    clock,
    logger,
    onCounted: metrics.countPartner,
  });
  closing.add(accessControl.close);
  const adminCommands = await openAdminCommands(heldDirectory, { store, clock, logger });
  const closeAdminCommands = closing.add(adminCommands.close);
  measureStore(metrics.registry, { researcher, store, revision });
  if (model !== null) measureModel(metrics.registry, model.figures);
  telemetry?.sendMetrics(metrics.registry);
  const metricsServer = await startMetricsServer(
    metrics.registry,
    { port: config.metricsPort, host: config.metricsHost },
    logger,
  );
  closing.add(() => metricsServer?.close());

  const serverState: ServerState = { stopping: false };
  const { server, answerWith } = createHttpServer({
    logger,
    timeouts: { ...DEFAULT_TIMEOUTS, ...timeouts },
    headers: SECURITY_HEADERS,
  });
  const address = await listen(server, config);
  // A failed start closes connections without waiting.
  closing.add(() => closeServer(server, serverState.stopping ? config.shutdownSeconds : 0));
  // No `await` from here until the handler is set, because a request could arrive before it.
  const { access, screening, corsOrigins } = config;
  const pages = preparedPages({
    maximumBytes: config.preparedPagesBytes,
    headers: { ...SECURITY_HEADERS, ...(corsOrigins.length > 0 ? { Vary: 'Origin' } : {}) },
    revision,
    clock,
    counts: metrics.prepared,
  });
  metrics.measurePrepared(pages.bytes);
  const services = {
    store,
    revision,
    researcher,
    asksModel: model !== null,
    clientAddress: clientAddress(config.trustedProxies),
    cursors,
    pages,
    inProgress: inProgress(config.inProgress),
    access,
    screening,
    guard: screening.asksModel ? model : null,
    standings: partnerStandings({ audit: store.audit, clock, limits: screening }),
    provider: { ...config.provider, url: config.provider.url ?? `${address}/` },
    publicationDelayHours: () => currentDelayHours(store),
    clock,
  };
  const app = createApp({ services, accessControl, corsOrigins, logger, serverState });
  const observers = [
    metrics.observe,
    ...(telemetry === null ? [] : [telemetry.observe]),
    ...(logger.isLevelEnabled('info') ? [requestLog(logger)] : []),
  ];
  const front = createFront({ app, pages, accessControl, serverState, observers });
  answerWith(app, telemetry?.trace(front) ?? front);

  index = keepIndexFresh(researcher, logger);
  closing.add(keepIdempotencySwept({ idempotency: store.idempotency, clock, logger }).stop);
  closing.add(keepDelayApplied(publication).stop);

  const stop = async (): Promise<void> => {
    serverState.stopping = true;
    logger.info('stopping');
    // Commands end during the drain; `closing.close()` reports a failure.
    closeAdminCommands().catch(() => undefined);
    await delay(config.drainSeconds * 1000);
    await closing.close();
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
  // After the first reads and before the first question.
  await prepareScreening();
  const metricsAddress = metricsServer?.address ?? null;
  logger.info({ address, access, metrics: metricsAddress, publication_delay: atStart }, 'ready');
  return { address, metricsAddress, publicationDelay: atStart, close };
}
