import type { Store } from '@partner-api/storage';
import type * as z from 'zod';
import type { Reject } from './imports/reject.js';

/** An event that a command reports while it runs. Plain JSON, because a server forwards it to the command line. */
export type CommandEvent =
  /** Rows processed so far, and bytes read from the input before decompression. */
  | { readonly type: 'progress'; readonly rows: number; readonly bytes: number }
  | ({ readonly type: 'reject' } & Reject)
  | { readonly type: 'note'; readonly message: string };

export interface CommandContext {
  readonly store: Store;
  readonly clock: () => Date;
  /** The input of a command whose `input` is `stream`; null for other commands. */
  readonly input: AsyncIterable<Uint8Array> | null;
  readonly report: (event: CommandEvent) => void;
  /** Stops a command after its current batch; a reason of type `CommandFailed` gives the message. */
  readonly signal?: AbortSignal;
  /** Changes in one transaction; the store decides when absent. */
  readonly batchSize?: number;
}

/** An operation of the desk. `run` rejects with `CommandFailed` for an expected failure. */
export interface Command<Options, Result extends object> {
  readonly name: string;
  /** `stream` for a command that reads the input of its context. */
  readonly input: 'stream' | 'none';
  /** Strict: an unknown option is an error. */
  readonly options: z.ZodType<Options>;
  /** Returns plain JSON. */
  run(context: CommandContext, options: Options): Promise<Result>;
}
