import { hostname } from 'node:os';
import { CONTRACT_VERSION } from '@partner-api/contract';
import { type LevelWithSilent, type Logger, pino } from 'pino';

export interface LogTarget {
  write(text: string): unknown;
  /** Of the file or pipe itself, where there is one. */
  readonly fd?: number;
}

export interface Log {
  readonly logger: Logger;
  /** Writes what is waiting, now. */
  flush(): void;
  close(): void;
}

/** Lines wait for so many bytes or so long, so that no request waits for the one who reads them. */
const BUFFER_BYTES = 32_768;
const WRITE_BYTES_MAXIMUM = 65_536;
/** When nobody reads what we write, the newest lines are dropped past this: memory is for answers. */
const WAITING_BYTES_MAXIMUM = 64 * 2 ** 20;
const FLUSH_MILLISECONDS = 100;

/** What is waiting is written at the end of the process too, however it ends, short of being killed. */
export function openLog(target: LogTarget, level: LevelWithSilent): Log {
  const options = {
    level,
    // Where the lines of several servers meet, these tell them apart.
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
