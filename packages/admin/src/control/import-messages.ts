import type { Store } from '@partner-api/storage';
import type { CommandEvent } from '../command.js';
import type { ImportSummary } from '../imports/summary.js';

/** Methods that an import calls on the thread with the store and the input. */
export interface ImportHost {
  /** Returns the next bytes of the input; null at its end. */
  read(): Promise<Uint8Array | null>;
  /** Writes to the store or to its dry run. */
  write: Store['write'];
  startImport: Store['imports']['start'];
  finishImport: Store['imports']['finish'];
  listCoverages: Store['coverages']['list'];
  unmarkedRecords: Store['unmarkedRecords'];
  delayHours: Store['publicationDelay']['hours'];
  hold: Store['quarantine']['hold'];
  listQuarantine: Store['quarantine']['list'];
  dropQuarantined: Store['quarantine']['drop'];
  opaqueId: Store['opaqueId'];
  heldIds: Store['heldIds'];
}

export type ImportHostMethod = keyof ImportHost;

export interface ImportSettings {
  /** Options for `ImportOptionsSchema`. */
  readonly options: unknown;
  readonly batchSize: number;
  /** Whether the caller set the batch size. */
  readonly isBatchSizeFixed: boolean;
  readonly now: Date;
}

export type ToImport =
  | { readonly returned: number; readonly value: unknown; readonly now: Date }
  | { readonly threw: number; readonly message: string; readonly isUnavailable: boolean }
  | { readonly abort: string };

export type FromImport =
  | { readonly call: number; readonly method: ImportHostMethod; readonly args: readonly unknown[] }
  | { readonly report: CommandEvent }
  | { readonly done: ImportSummary }
  | { readonly failed: string; readonly summary: ImportSummary | null };
