import type { Readable, Writable } from 'node:stream';
import { stopSignal } from './stop-signal.js';

/** Where a command reads and writes, and the signal that tells it to stop. */
export interface Terminal {
  readonly input: Readable;
  /** Results. With `--json`, one line of JSON and nothing else. */
  readonly output: Writable;
  /** Progress and errors. */
  readonly errors: Writable;
  /** Whether progress may move the cursor. */
  readonly interactive: boolean;
  /** What relative paths are relative to. */
  readonly directory: string;
  /** Aborted by SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
}

export function terminalOf(process: NodeJS.Process): Terminal {
  return {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    interactive: process.stderr.isTTY === true && process.env.CI === undefined,
    // npm runs scripts in the root of the repository; files are named from where the user is.
    directory: process.env.INIT_CWD ?? process.cwd(),
    signal: stopSignal(process),
  };
}
