import type { Terminal } from './terminal.js';

/** The environment and terminal of a command; `finish` sets an exit code other than 0. */
export interface CommandContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  readonly finish: (exitCode: number) => void;
}
