import type { RecordKind } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/safeguards';

export type Change =
  | {
      readonly action: 'publish';
      readonly record: SafeRecord;
      readonly correction: Reason | null;
      /** The ID before it is replaced by an opaque one, for an event imported for the first time; not stored. */
      readonly givenId?: string;
      /** No upstream sources are given; those of the previous version are kept. */
      readonly upstreamUnsaid?: true;
      /** Source of the data, determined before safeguards empty its identifiers; absent for the desk's own data. */
      readonly source?: string;
      /** The source's own revision number of the record; a higher one is newer. */
      readonly sourceRevision?: number;
    }
  | {
      readonly action: 'retract';
      readonly id: string;
      readonly kind: RecordKind | null;
      readonly reason: string;
      /** Ignores an unknown record instead of refusing the retraction. */
      readonly ifHeld?: true;
    };

/** Created only by `Store.prepare`. */
export interface PreparedChange {
  readonly change: Change;
  /** Length of the content as JSON, in characters; 0 for a retraction. */
  readonly length: number;
}

export interface Reason {
  readonly kind: string;
  readonly reason: string;
}

export interface WriteOptions {
  readonly now: Date;
  readonly style: ImportStyle;
  /** Reason recorded for an update without one of its own. */
  readonly updateReason: string;
  /** IDs of records whose version from a source replaces the desk's. */
  readonly takeOver?: ReadonlySet<string>;
  /** Refuses a correction that omits members of the record, instead of emptying them. */
  readonly refuseRemovals?: boolean;
}

/**
 * `snapshot`: a delivery of a source, whose latest row counts except where the desk changed the record. `journal`:
 * the desk's own growing file, imported repeatedly; a line that a later line superseded stays superseded.
 */
export type ImportStyle = 'snapshot' | 'journal';

/** Outcome of one change, in the order of the batch. `withheld`: the record is subject to the publication delay. */
export type Outcome =
  | { readonly result: 'created' | 'unchanged' | 'retracted'; readonly withheld?: true }
  | {
      readonly result: 'updated';
      /** Members of the previous version that a journal line omits. */
      readonly dropped?: readonly string[];
      readonly withheld?: true;
    }
  /** The source changed a record that the desk changed; the desk's version stays until it is reviewed. */
  | { readonly result: 'kept'; readonly withheld?: true }
  /**
   * Nothing was written. `superseded`: a later line of the file was already applied. `desk_version_stands`: the
   * source repeats what the desk changed. `older_source_revision`: a newer revision of the source is stored.
   * `not_held`: the retracted record is unknown.
   */
  | {
      readonly result: 'unchanged';
      readonly note:
        | 'superseded'
        | 'stays_retracted'
        | 'desk_version_stands'
        | 'older_source_revision'
        | 'not_held';
      readonly withheld?: true;
    }
  | {
      readonly result: 'refused';
      readonly reason: 'unknown_id' | 'kind_mismatch' | 'not_retracted' | 'removes_members';
      readonly detail: string;
    };
