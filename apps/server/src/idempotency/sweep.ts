import type { IdempotencyStore } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Clock } from '../clock.js';

const SWEEP_MILLISECONDS = 60_000;

interface SweepParts {
  readonly idempotency: Pick<IdempotencyStore, 'sweep'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Removes answers that are kept for nobody any more, while the server runs. */
export function keepIdempotencySwept({ idempotency, clock, logger }: SweepParts): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      try {
        await idempotency.sweep(clock());
      } catch (error) {
        logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'no sweep');
      }
    });
  }, SWEEP_MILLISECONDS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
