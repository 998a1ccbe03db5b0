import type { PublicationDelay } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Clock } from './clock.js';

interface DelayParts {
  readonly delay: PublicationDelay;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Makes the hours hold for everyone who uses the store, and brings what is served in line with them. */
export async function enforceDelay(hours: number, parts: DelayParts): Promise<void> {
  const { before } = await parts.delay.setHours(hours);
  if (before !== null && before !== hours) {
    parts.logger.warn({ before, hours }, 'the publication delay was changed, for every server of this store');
  }
  await applyAll(parts);
}

const SWEEP_MILLISECONDS = 1_000;

/** Releases what becomes due while the server runs. A database that is away is waited for. */
export function keepDelayApplied(parts: DelayParts): { stop(): Promise<void> } {
  let stopped = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  const sweep = async (): Promise<void> => {
    try {
      await applyAll(parts, () => stopped);
      failing = false;
    } catch (error) {
      // Once, and not each second for as long as the database is away.
      if (!failing) parts.logger.error({ err: error }, 'the publication delay could not be applied');
      failing = true;
    }
    schedule();
  };
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = sweep();
    }, SWEEP_MILLISECONDS);
  };
  let running = Promise.resolve();
  schedule();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function applyAll({ delay, clock, logger }: DelayParts, mustStop = () => false): Promise<void> {
  let takenBack = 0;
  let released = 0;
  while (!mustStop()) {
    const step = await delay.apply(clock());
    if (step.takenBack + step.released === 0) break;
    takenBack += step.takenBack;
    released += step.released;
  }
  if (takenBack + released > 0) logger.info({ takenBack, released }, 'publication delay');
}
