/** What is used of the process that a command runs in. */
interface SignalSource {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Sent to a process group under npm, one signal arrives twice, a moment apart. */
const TWICE_MILLISECONDS = 1_000;

/**
 * Aborted by the first SIGINT or SIGTERM, so that a command can end by itself and say what it has done. Others within a
 * second of it change nothing; a later one finds nobody who listens, and ends the process.
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
