import path from 'node:path';
import type { EndpointModel } from '@partner-api/model';
import { type Database, migrate, openStore, type Store } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import type { Logger } from 'pino';
import { currentDelayHours } from './background/publication-delay.js';
import { untilAvailable } from './background/until-available.js';
import type { Config } from './config/config.js';
import { logSnapshot } from './research/log-snapshot.js';
import { openResearch } from './research/open-research.js';
import type { ResearchService } from './research/research-service.js';
import type { Clock } from './time/clock.js';

/** What the server is built on. */
export interface Composition {
  readonly store: Store;
  readonly researcher: ResearchService;
  /** Null without a language model. */
  readonly model: EndpointModel | null;
  /** The directory of the embedded store, which only this process can open; null with PostgreSQL. */
  readonly heldDirectory: string | null;
}

interface CompositionParts {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Wraps each database with tracing. */
  readonly traced: (database: Database) => Database;
}

/**
 * Opens what the configuration names; the only function that knows concrete drivers. Closing the store closes the rest.
 */
export async function compose(
  config: Config,
  { logger, clock, signal, traced }: CompositionParts,
): Promise<Composition> {
  // The database and research open in other threads while this one loads modules.
  const opening = openDatabase(config, { logger, signal }).then(async (database) => {
    const replicas = await openReplicas(config, logger);
    const tracedReplicas = replicas.map((replica) => ({ ...replica, database: traced(replica.database) }));
    return openStore(traced(database), tracedReplicas);
  });
  const { openModel } = await import('./model/open-model.js');
  const model = openModel(config.model, logger);
  let opened: Store | null = null;
  const researching = openResearch({
    ...{ workers: config.researchWorkers, corpus: opening, clock, logger, model },
    defaultLocale: config.defaultLocale,
    publicationDelayHours: () => (opened === null ? 0 : currentDelayHours(opened)),
    // The text is not logged; record and field are enough to find it.
    onWithheld: (withholding) => logger.warn(withholding, 'a stored text is withheld from results'),
    snapshotFile: snapshotFileOf(config),
    onSnapshot: (outcome) => logSnapshot(logger, outcome),
    onPromptInjection: (record) =>
      logger.warn({ record }, 'a record contains prompt injection and is not indexed'),
  });
  try {
    const store = await opening;
    opened = store;
    const heldDirectory = config.databaseUrl === null ? config.dataDirectory : null;
    return { store, researcher: await researching, model, heldDirectory };
  } catch (error) {
    await researching.then(
      ({ close }) => close?.(),
      () => undefined,
    );
    throw error;
  }
}

/** Loading the index may take long, and ends with the store that it reads: both at once. */
export async function closeComposition({
  researcher,
  store,
}: Pick<Composition, 'researcher' | 'store'>): Promise<void> {
  await Promise.all([researcher.close?.(), store.close()]);
}

function snapshotFileOf({ indexDirectory, databaseUrl, dataDirectory }: Config): string | null {
  const directory = indexDirectory ?? (databaseUrl === null ? dataDirectory : null);
  return directory === null ? null : path.join(directory, 'index.snapshot');
}

/** Opens one connection without migrating the database. */
export const connectPostgresql = (connectionString: string): Promise<Database> =>
  openPostgresql({ connectionString, poolSize: 1 });

/** How long a read waits for a replica before it goes to the primary. */
const REPLICA_TIMEOUT_SECONDS = 0.3;

const openReplicas = (config: Config, logger: Logger) =>
  Promise.all(
    config.databaseReadUrls.map(async (connectionString) => ({
      name: new URL(connectionString).host,
      database: await openPostgresql({
        connectionString,
        poolSize: config.databasePoolSize,
        preparedStatements: config.databasePreparedStatements ?? 'detect',
        totalTimeoutSeconds: REPLICA_TIMEOUT_SECONDS,
        onError: (error) => logger.warn({ err: error }, 'replica'),
      }),
    })),
  );

const UNPREPARED =
  'the database is behind a pooler that does not keep prepared statements, such as pgbouncer before 1.21: statements are not prepared';

async function openDatabase(
  config: Config,
  waiting: { logger: Logger; signal: AbortSignal },
): Promise<Database> {
  const onError = (error: Error) => waiting.logger.error({ err: error }, 'database');
  const database = config.databaseUrl
    ? await openPostgresql({
        connectionString: config.databaseUrl,
        poolSize: config.databasePoolSize,
        preparedStatements: config.databasePreparedStatements ?? 'detect',
        onUnprepared: () => waiting.logger.warn(UNPREPARED),
        onError,
      })
    : await openEmbedded({ directory: config.dataDirectory, onError });
  try {
    // PostgreSQL may start later than its servers, and several servers may migrate in turn; an embedded store is
    // present or broken.
    const report = (step: string) => waiting.logger.info({ step }, 'migrating the store');
    if (config.databaseUrl === null) await migrate(database, { report });
    else await untilAvailable(() => migrate(database, { report }), waiting);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
