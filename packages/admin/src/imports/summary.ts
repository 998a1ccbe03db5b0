/** What an import did. `read` is the sum of the seven outcomes. */
export interface ImportSummary {
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Records that their source has changed, and the desk before it: the desk's versions stand until it has looked. */
  readonly kept: number;
  readonly retracted: number;
  /** Records that wait until a person has looked, because a text of theirs may tell where people at risk are. */
  readonly quarantined: number;
  readonly rejected: number;
  /** Of what was kept, at most a hundred. */
  readonly kept_ids: readonly string[];
  /** Of the rows read, those whose records wait for the end of their publication delay and are not served yet. */
  readonly withheld: number;
  /** How often each remark was made about a row that was accepted. */
  readonly warnings: Readonly<Record<string, number>>;
  readonly rejects_by_reason: Readonly<Record<string, number>>;
  /** Where the rejected rows were written; filled in by whoever writes them. */
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
