import type { Researcher } from '@partner-api/research';
import type { Logger } from 'pino';

const REFRESH_MILLISECONDS = 1_000;

export interface IndexRefresh {
  /** Resolves when the index has been loaded for the first time. */
  readonly loaded: Promise<void>;
  /** Waits for the refresh under way. */
  stop(): Promise<void>;
}

/** Keeps the index at most a second behind the store. A database that is away is waited for. */
export function keepIndexFresh(researcher: Researcher, logger: Logger): IndexRefresh {
  let stopped = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let announceLoaded: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    announceLoaded = resolve;
  });

  const refresh = async (): Promise<void> => {
    try {
      await researcher.refresh();
      if (failing) logger.info('the index is fresh again');
      failing = false;
      announceLoaded();
    } catch (error) {
      // Once, and not each second for as long as the database is away.
      if (!failing) logger.error({ err: error }, 'the index could not be refreshed');
      failing = true;
    }
    if (!stopped) timer = setTimeout(next, REFRESH_MILLISECONDS);
  };
  const next = () => {
    running = refresh();
  };
  let running = refresh();

  return {
    loaded,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
