import type { CommandEvent } from '../command.js';
import type { ImportSummary } from '../imports/summary.js';

/** One line of the answer of the control socket: events as they come, then one of the last two. */
export type ControlMessage =
  | CommandEvent
  | { readonly type: 'result'; readonly result: object }
  /** With what an import did before it failed. */
  | { readonly type: 'failed'; readonly message: string; readonly summary: ImportSummary | null };

/** The header with the id that the sender gives its command: `DELETE /<id>` on the same socket stops it. */
export const COMMAND_ID = 'command-id';
