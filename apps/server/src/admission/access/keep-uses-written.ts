import type { Logger } from 'pino';
import { repeat } from '../../time/repeat.js';
import type { KeyUses } from './key-uses.js';

const WRITE_MILLISECONDS = 60_000;

/** Writes the uses of keys while the server runs, and what is left when it stops. */
export function keepUsesWritten(uses: Pick<KeyUses, 'write'>, logger: Logger): { stop(): Promise<void> } {
  const writing = repeat(uses.write, {
    milliseconds: WRITE_MILLISECONDS,
    what: 'noting which keys are used',
    logger,
  });
  return {
    stop: async () => {
      await writing.stop();
      // A day that is lost with a database that is away is no reason not to stop.
      await uses.write().catch((error) => logger.warn({ err: error }, 'which keys were used is not noted'));
    },
  };
}
