import { seedDemo } from '@partner-api/admin';
import { serveCommands } from '@partner-api/admin/control';
import type { Store } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { isLoopback } from '../config/loopback.js';
import type { Clock } from '../time/clock.js';

/** Fills an empty store with the demonstration data, where the configuration wants it. */
export async function seedIfEmpty(store: Store, config: Config, clock: Clock, logger: Logger): Promise<void> {
  // Fictional records never leave this machine unasked.
  const isForTrying = config.databaseUrl === null && config.access === 'open' && isLoopback(config.host);
  const wanted = config.seedDemo ?? isForTrying;
  if (!wanted || (await store.revision()) > 0) return;
  const summary = await seedDemo({ store, clock, report: () => undefined });
  logger.info({ created: summary.created }, 'the empty store was filled with the demonstration data');
}

interface DeskParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Takes commands for the embedded store in the directory, which nobody else can open. Without one there is nothing to
 * take: with PostgreSQL the command line connects itself.
 */
export async function openDesk(
  directory: string | null,
  { store, clock, logger }: DeskParts,
): Promise<{ close(): Promise<void> }> {
  if (directory === null) return { close: async () => undefined };
  const onError = (error: unknown) => logger.error({ err: error }, 'a command failed');
  return serveCommands({ directory, store, clock, onError });
}
