/** One step of the schema. A released step is never changed; a correction is a further step. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  /**
   * Run in order in one transaction with a short lock timeout. In a step with `backfills` or `indexes` they must be
   * idempotent, because an interrupted step starts again.
   */
  readonly statements: readonly string[];
  /** Updates of existing rows; run in batches while servers read and write. */
  readonly backfills?: readonly Backfill[];
  /** Each as it follows `create index if not exists`; built while servers read and write. */
  readonly indexes?: readonly string[];
}

export interface Backfill {
  readonly table: 'records' | 'withheld';
  /** The `set` clause of the `update`. */
  readonly set: string;
  readonly where: string;
}
