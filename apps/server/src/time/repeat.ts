import type { Logger } from 'pino';

interface RepeatOptions {
  /** Pause after each run. */
  readonly milliseconds: number;
  /** Name of the work in the log: `refreshing the index`. */
  readonly what: string;
  readonly logger: Logger;
}

/**
 * Runs the work now and then repeatedly until stopped; a failure is retried after the pause. Long work checks
 * `stopping` between steps.
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
      // Logged once, not at every retry of an outage.
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
