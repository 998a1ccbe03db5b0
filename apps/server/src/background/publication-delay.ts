import type { PublicationDelay, Store } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock.js';
import { repeat } from '../time/repeat.js';

interface DelayParts {
  readonly delay: PublicationDelay;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The hours that hold when a server starts, and who said them. */
export interface DelayAtStart {
  readonly hours: number;
  /** `store`: another server said them before, or this one when it was started another time. */
  readonly from: 'PUBLICATION_DELAY_HOURS' | 'store' | 'default';
}

/** What holds on a store of which nobody has said it, where it may be left unsaid. */
const DEFAULT_HOURS = 0;

/**
 * Makes the hours hold for everyone who uses the store, or with null those that it has, and brings what is served in line
 * with them, unless it must stop.
 */
export async function enforceDelay(
  hours: number | null,
  parts: DelayParts,
  mustStop?: () => boolean,
): Promise<DelayAtStart> {
  const atStart = hours === null ? await hoursOfStore(parts) : await hoursSet(hours, parts);
  await applyAll(parts, mustStop);
  return atStart;
}

/** A server that was told nothing changes nothing: what another one holds back must not be released by a trial run. */
async function hoursOfStore({ delay }: DelayParts): Promise<DelayAtStart> {
  const { hours, before } = await delay.setHoursIfUnsaid(DEFAULT_HOURS);
  return { hours, from: before === null ? 'default' : 'store' };
}

async function hoursSet(hours: number, { delay, logger }: DelayParts): Promise<DelayAtStart> {
  const { before } = await delay.setHours(hours);
  if (before !== null && before !== hours) {
    logger.warn({ before, hours }, 'the publication delay was changed, for every server of this store');
  }
  return { hours, from: 'PUBLICATION_DELAY_HOURS' };
}

/** As it holds for the store by now. None is served before a server has made sure that there is one. */
export const hoursHeld = ({ publicationDelay }: Pick<Store, 'publicationDelay'>): number =>
  publicationDelay.lastHeard() ?? 0;

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
