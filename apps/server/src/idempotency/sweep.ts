import type { IdempotencyStore } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock.js';
import { repeat } from '../time/repeat.js';

const SWEEP_MILLISECONDS = 60_000;

interface SweepParts {
  readonly idempotency: Pick<IdempotencyStore, 'sweep'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Removes all expired answers, every minute while the server runs. */
export function keepIdempotencySwept({ idempotency, clock, logger }: SweepParts): { stop(): Promise<void> } {
  const sweep = async (stopping: () => boolean) => {
    while (!stopping() && (await idempotency.sweep(clock())) > 0);
  };
  return repeat(sweep, {
    milliseconds: SWEEP_MILLISECONDS,
    what: 'removing answers that have expired',
    logger,
  });
}
