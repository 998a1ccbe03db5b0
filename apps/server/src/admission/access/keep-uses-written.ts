import type { Logger } from 'pino';
import { repeat } from '../../time/repeat.js';
import type { KeyUses } from './key-uses.js';

const WRITE_MILLISECONDS = 60_000;

/** Writes key uses every minute, and the rest when the server stops. */
export function keepUsesWritten(uses: Pick<KeyUses, 'write'>, logger: Logger): { stop(): Promise<void> } {
  const writing = repeat(uses.write, {
    milliseconds: WRITE_MILLISECONDS,
    what: 'writing key uses',
    logger,
  });
  return {
    stop: async () => {
      await writing.stop();
      // An unreachable database must not keep the server from stopping; at most a day of use is lost.
      await uses.write().catch((error) => logger.warn({ err: error }, 'the key uses could not be written'));
    },
  };
}
