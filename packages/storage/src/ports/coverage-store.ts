import type { SaidCoverage } from './import-log.js';

/** For the desk: what imports cover, by whose word; `coverage` of the corpus gives the same to those who conclude from it. */
export interface CoverageStore {
  /** All that is in force, each once, by source, country and first day. */
  list(): Promise<readonly HeldCoverage[]>;
  /**
   * Takes one of the list back, whichever imports said it, and keeps that in the audit log. Where rows showed it, those of
   * the same file are no word on that country any more. Answers that were kept to be given again are forgotten.
   */
  withdraw(id: number, options: { readonly reason: string; readonly now: Date }): Promise<WithdrawOutcome>;
}

export interface HeldCoverage extends SaidCoverage {
  readonly id: number;
  /** Those that said it, newest first. */
  readonly imports: readonly { readonly id: number; readonly name: string; readonly finishedAt: string }[];
}

export type WithdrawOutcome =
  | { readonly result: 'withdrawn'; readonly coverage: HeldCoverage }
  | { readonly result: 'refused'; readonly reason: 'unknown_coverage' };
