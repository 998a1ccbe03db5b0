import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '@partner-api/storage';
import type { Logger } from 'pino';

const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 10_000;

/**
 * Repeats the work until the database answers, with pauses from half a second to ten. Rejects with any other failure,
 * or with the signal's reason when it is aborted.
 */
export async function untilAvailable<Result>(
  work: () => Promise<Result>,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal },
): Promise<Result> {
  for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DatabaseUnavailable)) throw error;
      logger.warn({ reason: error.message, retry_in_ms: pause }, 'waiting for the database');
      await delay(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
