import type { Change, ImportStyle } from './writing.js';

/** A text of a record that may reveal the location of people at risk. */
export interface Doubt {
  /** Path of the JSON member. */
  readonly field: string;
  readonly rules: readonly string[];
}

export interface HeldChange {
  readonly change: Extract<Change, { action: 'publish' }>;
  readonly style: ImportStyle;
  readonly updateReason: string;
  readonly doubts: readonly Doubt[];
  /** Name of the input in the import log. */
  readonly input: string;
}

export interface Quarantined extends HeldChange {
  readonly heldAt: string;
}

/** `held` for a record that awaits review; otherwise the earlier decision. */
export type HoldOutcome = 'held' | 'released' | 'rejected';

/** Records that await review, in their latest version; they are not served. */
export interface QuarantineStore {
  /** Holds a record for review; a version that was already reviewed keeps its decision. */
  hold(held: HeldChange, now: Date): Promise<HoldOutcome>;
  /** Returns the records held, oldest first. */
  list(): Promise<readonly Quarantined[]>;
  find(id: string): Promise<Quarantined | null>;
  /** Removes records held whose later version needs no review. */
  drop(ids: readonly string[]): Promise<void>;
  /** Records the decision in the audit log; returns false when no record with this ID is held. */
  decide(id: string, decision: 'released' | 'rejected', now: Date): Promise<boolean>;
}
