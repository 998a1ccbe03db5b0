import type { Readable, Writable } from 'node:stream';
import { stopSignal } from './stop-signal.js';

/** The streams of a command, and its stop signal. */
export interface Terminal {
  readonly input: Readable;
  /** Results. With `--json`, one line of JSON and nothing else. */
  readonly output: Writable;
  /** Progress and errors. */
  readonly errors: Writable;
  /** Whether progress may move the cursor. */
  readonly interactive: boolean;
  /** The directory that relative paths refer to. */
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
    // npm runs scripts in the repository's root; relative paths refer to the user's directory.
    directory: process.env.INIT_CWD ?? process.cwd(),
    signal: stopSignal(process),
  };
}
