import type { CoverageEntry } from './import-log.js';

/** Coverage of imports for the desk, with its origin; `coverage` of the corpus returns the same for answers. */
export interface CoverageStore {
  /** Returns all coverage in force, without duplicates, by source, country and first day. */
  list(): Promise<readonly HeldCoverage[]>;
  /**
   * Withdraws a coverage for all imports that stated it and records this in the audit log. Coverage that was inferred
   * from rows is not inferred again for that country from the same file; stored answers are deleted.
   */
  withdraw(id: number, options: { readonly reason: string; readonly now: Date }): Promise<WithdrawOutcome>;
}

export interface HeldCoverage extends CoverageEntry {
  readonly id: number;
  /** Imports that state it, newest first. */
  readonly imports: readonly { readonly id: number; readonly name: string; readonly finishedAt: string }[];
}

export type WithdrawOutcome =
  | { readonly result: 'withdrawn'; readonly coverage: HeldCoverage }
  | { readonly result: 'refused'; readonly reason: 'unknown_coverage' };
