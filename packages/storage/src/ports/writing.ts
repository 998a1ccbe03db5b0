import type { RecordKind } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/safeguards';

export type Change =
  | {
      readonly action: 'publish';
      readonly record: SafeRecord;
      readonly correction: Reason | null;
      /** Of an event that comes for the first time and gets an opaque id: the id that the desk gave, which is not kept. */
      readonly givenId?: string;
      /** Nothing was said of upstream sources: they stay those of the version before, if there is one. */
      readonly upstreamUnsaid?: true;
      /** Whose data it is, told before safeguards empty its identifiers; the desk's own where it is left out. */
      readonly source?: string;
      /** The source's own number of this revision of the record; a higher one is newer. */
      readonly sourceRevision?: number;
    }
  | {
      readonly action: 'retract';
      readonly id: string;
      readonly kind: RecordKind | null;
      readonly reason: string;
      /** A record that is not held is passed over, not refused. */
      readonly ifHeld?: true;
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
  /** Ids of records of which a source's version replaces the desk's. */
  readonly takeOver?: ReadonlySet<string>;
  /** A correction that leaves out members that the record has is refused, instead of emptying them. */
  readonly refuseRemovals?: boolean;
}

/**
 * `snapshot`: what a source gives; its newest row is right, except about what the desk has changed. `journal`: the desk's own file, kept and
 * imported again as it grows; a line that was already applied and then overtaken stays overtaken.
 */
export type ImportStyle = 'snapshot' | 'journal';

/** What became of one change, in the order of the batch. `withheld`: the record waits for the end of its delay. */
export type Outcome =
  | { readonly result: 'created' | 'unchanged' | 'retracted'; readonly withheld?: true }
  | {
      readonly result: 'updated';
      /** What the version before had and a line of the desk's journal leaves out. */
      readonly dropped?: readonly string[];
      readonly withheld?: true;
    }
  /** The source has changed what the desk had changed: the desk's version stands until it has looked. */
  | { readonly result: 'kept'; readonly withheld?: true }
  /**
   * Nothing was written. `superseded`: already applied and overtaken by a later line of the same file.
   * `desk_version_stands`: what the source gave last, and the desk has changed since. `older_source_revision`: the source
   * itself has given a newer revision before. `not_held`: a retraction of what the store does not have.
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
