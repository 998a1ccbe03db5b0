import type { Logger } from 'pino';

interface RepeatOptions {
  /** The pause after each time. */
  readonly milliseconds: number;
  /** As the log names it: `refreshing the index`. */
  readonly what: string;
  readonly logger: Logger;
}

/**
 * Does the work now, and again for as long as the server runs. What it fails at is tried again the next time. Work that
 * takes many steps asks `stopping` between them.
 */
export function repeat(
  work: (stopping: () => boolean) => Promise<void>,
  { milliseconds, what, logger }: RepeatOptions,
): { stop(): Promise<void> } {
  let stopped = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  const once = async (): Promise<void> => {
    try {
      await work(() => stopped);
      if (failing) logger.info(`${what} works again`);
      failing = false;
    } catch (error) {
      // Once, and not each time for as long as a database is away.
      if (!failing && !stopped) logger.error({ err: error }, `${what} failed`);
      failing = true;
    }
    if (!stopped) timer = setTimeout(next, milliseconds);
  };
  const next = () => {
    running = once();
  };
  let running = once();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
