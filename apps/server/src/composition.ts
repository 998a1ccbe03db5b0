import type { EndpointModel } from '@partner-api/model';
import type { Researcher } from '@partner-api/research';
import { type Database, migrate, openStore, type Store } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import type { Logger } from 'pino';
import { hoursHeld } from './background/publication-delay.js';
import { untilAvailable } from './background/until-available.js';
import type { Config } from './config/config.js';
import type { Clock } from './time/clock.js';

/** What the server answers from. */
export interface Composition {
  readonly store: Store;
  readonly researcher: Researcher;
  /** Null: none helps. */
  readonly model: EndpointModel | null;
  /** The directory of the embedded store, which this process alone can open; null with PostgreSQL. */
  readonly heldDirectory: string | null;
}

/** Opens what the configuration names: the only place that knows concrete drivers. Closing the store closes all. */
export async function compose(
  config: Config,
  { logger, clock, signal }: { logger: Logger; clock: Clock; signal: AbortSignal },
): Promise<Composition> {
  const opening = openDatabase(config, { logger, signal });
  // An embedded database opens in a thread of its own: meanwhile the rest is loaded.
  const [database, { createResearcher }, { openModel }] = await Promise.all([
    opening,
    import('@partner-api/research'),
    import('./model/open-model.js'),
  ]);
  const store = openStore(database);
  const { defaultLocale } = config;
  const model = openModel(config.model, logger);
  const researcher = createResearcher({
    corpus: store,
    clock,
    defaultLocale,
    publicationDelayHours: () => hoursHeld(store),
    model,
    // Without the text: the record and the field find it.
    onWithheld: (withholding) => logger.warn(withholding, 'a stored text is withheld from results'),
    onSetAside: (record) => logger.warn({ record }, 'a record speaks to machines and is not searched'),
  });
  return {
    store,
    researcher,
    model,
    heldDirectory: config.databaseUrl === null ? config.dataDirectory : null,
  };
}

/** One connection to a database as it is, which is not migrated. */
export const connectPostgresql = (connectionString: string): Promise<Database> =>
  openPostgresql({ connectionString, poolSize: 1 });

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
    // A database may start later than its servers, and several may migrate in turn; an embedded one is there or broken.
    if (config.databaseUrl === null) await migrate(database);
    else await untilAvailable(() => migrate(database), waiting);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
