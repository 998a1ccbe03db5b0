/** One step of the schema. Steps are never changed once released; a correction is a further step. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  /**
   * Run in order in one transaction, which waits a short time for a lock. In a step with `fills` or `indexes` they change
   * nothing where they were run before, because a step that was broken off begins again.
   */
  readonly statements: readonly string[];
  /** What rows that are there already need; given in batches while servers read and write. */
  readonly fills?: readonly Fill[];
  /** As after `create index if not exists`; built while servers read and write. */
  readonly indexes?: readonly string[];
}

export interface Fill {
  readonly table: 'records' | 'withheld';
  /** What an `update` sets. */
  readonly set: string;
  readonly where: string;
}
