import type { Logger } from 'pino';
import type { ResearchService } from '../research/research-service.js';
import { repeat } from '../time/repeat.js';

const REFRESH_MILLISECONDS = 1_000;

export interface IndexRefresh {
  /** Resolves when the index has been loaded for the first time. */
  readonly loaded: Promise<void>;
  /** Stops refreshing and waits for the refresh in progress, whether it succeeds or fails. */
  stop(): Promise<void>;
}

/** Refreshes the index every second. While the database is unreachable, it keeps trying. */
export function keepIndexFresh(researcher: ResearchService, logger: Logger): IndexRefresh {
  let announceLoaded: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    announceLoaded = resolve;
  });
  const refresh = async () => {
    await researcher.refresh();
    announceLoaded();
  };
  const { stop } = repeat(refresh, {
    milliseconds: REFRESH_MILLISECONDS,
    what: 'refreshing the index',
    logger,
  });
  return { loaded, stop };
}
