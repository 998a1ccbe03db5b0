import { hostname } from 'node:os';
import { CONTRACT_VERSION } from '@partner-api/contract';
import { type LevelWithSilent, type Logger, pino } from 'pino';

export interface LogTarget {
  write(text: string): unknown;
  /** The file descriptor, if there is one. */
  readonly fd?: number;
}

export interface Log {
  readonly logger: Logger;
  /** Writes buffered lines at once. */
  flush(): void;
  close(): void;
}

/** Buffered so that no request waits for the reader of the log. */
const BUFFER_BYTES = 32_768;
const WRITE_BYTES_MAXIMUM = 65_536;
/** If the log is not read, the newest lines are dropped beyond this, to keep memory for answers. */
const WAITING_BYTES_MAXIMUM = 64 * 2 ** 20;
const FLUSH_MILLISECONDS = 100;

/** Opens the log. Buffered lines are also written when the process ends, unless it is killed. */
export function openLog(target: LogTarget, level: LevelWithSilent): Log {
  const options = {
    level,
    // Identifies the server in a shared log.
    base: { instance: hostname(), contract: CONTRACT_VERSION },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (target.fd === undefined) {
    return { logger: pino(options, target), flush: () => undefined, close: () => undefined };
  }
  const destination = pino.destination({
    dest: target.fd,
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: WRITE_BYTES_MAXIMUM,
    maxLength: WAITING_BYTES_MAXIMUM,
  });
  const flush = () => destination.flushSync();
  const timer = setInterval(() => destination.flush(), FLUSH_MILLISECONDS).unref();
  return {
    logger: pino(options, destination),
    flush,
    close: () => {
      clearInterval(timer);
      flush();
    },
  };
}
