import type { RecordKind } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/policy';

export type Change =
  | { readonly action: 'publish'; readonly record: SafeRecord; readonly correction: Reason | null }
  | {
      readonly action: 'retract';
      readonly id: string;
      readonly kind: RecordKind | null;
      readonly reason: string;
    };

/** Only `prepare` of a store makes it. */
export interface PreparedChange {
  readonly change: Change;
  /** Of the content as JSON, in characters; 0 for a retraction. */
  readonly length: number;
}

export interface Reason {
  readonly kind: string;
  readonly reason: string;
}

export interface WriteOptions {
  readonly now: Date;
  readonly style: ImportStyle;
  /** Reason recorded with an update that brings none of its own. */
  readonly updateReason: string;
  /** Compare and report, then roll back. */
  readonly dryRun: boolean;
}

/**
 * `snapshot`: the newest row of a source is right, whatever we held before. `journal`: the desk's own file, kept and
 * imported again as it grows; a line that was already applied and then overtaken stays overtaken.
 */
export type ImportStyle = 'snapshot' | 'journal';

/** What became of one change, in the order of the batch. `withheld`: the record waits for the end of its delay. */
export type Outcome =
  | { readonly result: 'created' | 'updated' | 'unchanged' | 'retracted'; readonly withheld?: true }
  /** Already applied and overtaken by a later version of the same file; nothing was written. */
  | {
      readonly result: 'unchanged';
      readonly note: 'superseded' | 'stays_retracted';
      readonly withheld?: true;
    }
  | { readonly result: 'refused'; readonly reason: 'unknown_id' | 'kind_mismatch'; readonly detail: string };
