import { serveCommands } from '@partner-api/admin/control';
import type { Store } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { isLoopback } from '../config/loopback.js';
import type { Clock } from '../time/clock.js';

/** Fills an empty store with the demonstration data if the configuration says so. */
export async function seedIfEmpty(store: Store, config: Config, clock: Clock, logger: Logger): Promise<void> {
  // By default, fictional records are served only in a trial on this machine.
  const isForTrying = config.databaseUrl === null && config.access === 'open' && isLoopback(config.host);
  const wanted = config.seedDemo ?? isForTrying;
  if (!wanted || (await store.revision()) > 0) return;
  // All formats of imports come with it.
  const { seedDemo } = await import('@partner-api/admin');
  const summary = await seedDemo({ store, clock, report: () => undefined });
  logger.info({ created: summary.created }, 'the empty store was filled with the demonstration data');
}

interface AdminCommandParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Serves `partner-api` commands for the embedded store in this directory, which no other process can open. Does nothing
 * without one: with PostgreSQL the command connects itself.
 */
export async function openAdminCommands(
  directory: string | null,
  { store, clock, logger }: AdminCommandParts,
): Promise<{ close(): Promise<void> }> {
  if (directory === null) return { close: async () => undefined };
  const onError = (error: unknown) => logger.error({ err: error }, 'a command failed');
  return serveCommands({ directory, store, clock, onError });
}
