import type { Change, ImportStyle } from './writing.js';

/** A text of a record that may tell where people at risk are. */
export interface Doubt {
  /** Path of the member. */
  readonly field: string;
  readonly rules: readonly string[];
}

export interface HeldChange {
  readonly change: Extract<Change, { action: 'publish' }>;
  readonly style: ImportStyle;
  readonly updateReason: string;
  readonly doubts: readonly Doubt[];
  /** What the log of imports calls the input that it came with. */
  readonly input: string;
}

export interface Quarantined extends HeldChange {
  readonly heldAt: string;
}

/** `held`: it waits; of one that was decided before, what was decided. */
export type HoldOutcome = 'held' | 'released' | 'rejected';

/** Records that wait for a person at the desk. Of each record the latest version; nothing of them is served. */
export interface QuarantineStore {
  /** The same version again is not judged again: what a person has decided stands. */
  hold(held: HeldChange, now: Date): Promise<HoldOutcome>;
  /** Oldest first. */
  list(): Promise<readonly Quarantined[]>;
  find(id: string): Promise<Quarantined | null>;
  /** Removes those that wait, because something else was said of their records since. */
  drop(ids: readonly string[]): Promise<void>;
  /** Kept in the audit log. False where nothing of that id waits any more. */
  decide(id: string, decision: 'released' | 'rejected', now: Date): Promise<boolean>;
}
