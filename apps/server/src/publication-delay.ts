import type { PublicationDelay } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Clock } from './clock.js';
import { repeat } from './repeat.js';

interface DelayParts {
  readonly delay: PublicationDelay;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Makes the hours hold for everyone who uses the store, and brings what is served in line with them, unless it must stop. */
export async function enforceDelay(
  hours: number,
  parts: DelayParts,
  mustStop?: () => boolean,
): Promise<void> {
  const { before } = await parts.delay.setHours(hours);
  if (before !== null && before !== hours) {
    parts.logger.warn({ before, hours }, 'the publication delay was changed, for every server of this store');
  }
  await applyAll(parts, mustStop);
}

const SWEEP_MILLISECONDS = 1_000;

/** Releases what becomes due while the server runs. A database that is away is waited for. */
export function keepDelayApplied(parts: DelayParts): { stop(): Promise<void> } {
  return repeat((stopping) => applyAll(parts, stopping), {
    milliseconds: SWEEP_MILLISECONDS,
    what: 'applying the publication delay',
    logger: parts.logger,
  });
}

async function applyAll({ delay, clock, logger }: DelayParts, stopping = () => false): Promise<void> {
  let takenBack = 0;
  let released = 0;
  while (!stopping()) {
    const step = await delay.apply(clock());
    if (step.takenBack + step.released === 0) break;
    takenBack += step.takenBack;
    released += step.released;
  }
  if (takenBack + released > 0) logger.info({ takenBack, released }, 'publication delay');
}
