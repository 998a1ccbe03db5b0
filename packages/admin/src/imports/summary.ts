/** Result of an import. `read` is the sum of the seven outcomes. */
export interface ImportSummary {
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Records that both the source and the desk changed; the desk's version stays until it is reviewed. */
  readonly kept: number;
  readonly retracted: number;
  /** Records held for review, because a text may reveal where people at risk are. */
  readonly quarantined: number;
  readonly rejected: number;
  /** IDs of kept records, at most a hundred. */
  readonly kept_ids: readonly string[];
  /** Number of read rows whose records the publication delay withholds. */
  readonly withheld: number;
  /** How often each warning was given, also for items of the file that are no records and not in `read`. */
  readonly warnings: Readonly<Record<string, number>>;
  readonly rejects_by_reason: Readonly<Record<string, number>>;
  /** Path of the file of rejected rows, set by the caller that writes it; null if there is none. */
  readonly rejects_file: string | null;
  readonly seconds: number;
  readonly dry_run: boolean;
}

export const OUTCOMES = [
  'created',
  'updated',
  'unchanged',
  'kept',
  'retracted',
  'quarantined',
  'rejected',
] as const;
export type RowOutcome = (typeof OUTCOMES)[number];
