import type { CommandEvent } from '../command.js';
import type { ImportSummary } from '../imports/summary.js';

/** One line of the response of the control socket: events, then one `result` or `failed`. */
export type ControlMessage =
  | CommandEvent
  | { readonly type: 'result'; readonly result: object }
  /** `summary` counts what a failed import wrote. */
  | { readonly type: 'failed'; readonly message: string; readonly summary: ImportSummary | null };

/** Header with the ID of the command; `DELETE /<id>` on the same socket stops it. */
export const COMMAND_ID = 'command-id';
