import type { Terminal } from './terminal.js';

/** What every command is given, and how it says its exit code when that is not 0. */
export interface World {
  readonly environment: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  readonly finish: (exitCode: number) => void;
}
