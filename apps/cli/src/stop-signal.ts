/** The members of a process that are used here. */
interface SignalSource {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Under npm, a signal sent to the process group arrives twice within this time. */
const TWICE_MILLISECONDS = 1_000;

/**
 * Returns a signal that the first SIGINT or SIGTERM aborts, so that a command can end and report. Further ones within a
 * second are ignored; after that the default ends the process.
 */
export function stopSignal(source: SignalSource): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => {
      for (const signal of SIGNALS) source.off(signal, stop);
    }, TWICE_MILLISECONDS).unref();
  };
  for (const signal of SIGNALS) source.on(signal, stop);
  return stopping.signal;
}
