import type { Store } from '@partner-api/storage';
import type * as z from 'zod';
import type { Reject } from './imports/reject.js';

/** What a command says while it runs. Plain JSON: a server that runs the command for the cli sends it on. */
export type CommandEvent =
  /** Rows settled so far, and bytes taken from the input as it came (compressed, when it is). */
  | { readonly type: 'progress'; readonly rows: number; readonly bytes: number }
  | ({ readonly type: 'reject' } & Reject)
  | { readonly type: 'note'; readonly message: string };

export interface CommandContext {
  readonly store: Store;
  readonly clock: () => Date;
  /** The bytes of a command whose `input` is `stream`; null for the others. */
  readonly input: AsyncIterable<Uint8Array> | null;
  readonly report: (event: CommandEvent) => void;
  /** Ends a command after its current batch; the reason, when it is a `CommandFailed`, says why. */
  readonly signal?: AbortSignal;
  /** Changes in one transaction; what suits the store when absent. */
  readonly batchSize?: number;
}

/** One thing the desk can do. `run` rejects with `CommandFailed` when it cannot be done. */
export interface Command<Options, Result extends object> {
  readonly name: string;
  /** `stream` for a command that reads the context's input. */
  readonly input: 'stream' | 'none';
  /** Strict: an option it does not know is an error. */
  readonly options: z.ZodType<Options>;
  /** The result is plain JSON. */
  run(context: CommandContext, options: Options): Promise<Result>;
}
