import type { PublicationDelay, Store } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock.js';
import { repeat } from '../time/repeat.js';

interface DelayParts {
  readonly delay: PublicationDelay;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The publication delay at start-up and its origin. */
export interface DelayAtStart {
  readonly hours: number;
  /** `store`: set by another server, or by an earlier start of this one. */
  readonly from: 'PUBLICATION_DELAY_HOURS' | 'store' | 'default';
}

/** The delay of a new store where the configuration need not set one. */
const DEFAULT_HOURS = 0;

/**
 * Sets the delay for every server of the store (null keeps the stored one) and brings the served records in line,
 * unless it must stop.
 */
export async function enforceDelay(
  hours: number | null,
  parts: DelayParts,
  mustStop?: () => boolean,
): Promise<DelayAtStart> {
  const atStart = hours === null ? await storedDelay(parts) : await setDelay(hours, parts);
  await applyAll(parts, mustStop);
  return atStart;
}

/** A server without a configured delay changes nothing: a trial run must not release what another server holds back. */
async function storedDelay({ delay }: DelayParts): Promise<DelayAtStart> {
  const { hours, before } = await delay.setHoursIfUnset(DEFAULT_HOURS);
  return { hours, from: before === null ? 'default' : 'store' };
}

async function setDelay(hours: number, { delay, logger }: DelayParts): Promise<DelayAtStart> {
  const { before } = await delay.setHours(hours);
  if (before !== null && before !== hours) {
    logger.warn({ before, hours }, 'the publication delay was changed, for every server of this store');
  }
  return { hours, from: 'PUBLICATION_DELAY_HOURS' };
}

/** Returns the store's current delay. No record is served before `enforceDelay` has set one. */
export const currentDelayHours = ({ publicationDelay }: Pick<Store, 'publicationDelay'>): number =>
  publicationDelay.lastKnownHours() ?? 0;

const SWEEP_MILLISECONDS = 1_000;

/** Releases records that become due while the server runs. While the database is unreachable, it keeps trying. */
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
