import type { EventType } from '@partner-api/contract';

/** Log of imports with their time and coverage. */
export interface ImportLog {
  /** Starts an entry before anything is written and returns its ID; `format` and `name` are stored unchanged. */
  start(entry: { format: string; name: string; now: Date }): Promise<number>;
  /**
   * Finishes the entry of a completed import together with its coverage, in one transaction, and makes a new revision
   * when the coverage changes. An interrupted import has no coverage, so it must not be finished.
   *
   * Rejects with `DatabaseUnavailable`, with `SchemaTooNew` after a migration by a later release, or with an Error
   * for an unknown ID. The entry is then unfinished, and the import has to be run again.
   */
  finish(id: number, outcome: ImportOutcome): Promise<FinishedImport>;
  /** Returns the latest entries, newest first, at most `limit` (a whole number from 0). */
  list(limit: number): Promise<readonly ImportEntry[]>;
}

export interface ImportOutcome {
  readonly counts: Readonly<Record<string, number>>;
  readonly coverage: readonly CoverageEntry[];
  /**
   * Whether earlier imports of this format and name were of the same file, so that this one replaces their coverage.
   * Coverage stated for a country stays until it is stated again.
   */
  readonly isSameFile: boolean;
  readonly now: Date;
}

/** Effect of an import on coverage. */
export interface FinishedImport {
  /** Coverage from earlier imports of the same file that is no longer in force. */
  readonly ended: readonly ImportCoverage[];
  /**
   * Countries whose coverage inferred from rows was ignored, because stated coverage takes precedence or the desk
   * withdrew it.
   */
  readonly ignoredCountries: readonly string[];
}

export interface ImportEntry {
  /** Increases with each import. */
  readonly id: number;
  readonly format: string;
  /** Name of the file. */
  readonly name: string;
  /** RFC 3339 in UTC, to the second. */
  readonly startedAt: string;
  /** Null while running or after an interruption. */
  readonly finishedAt: string | null;
  /** Number of rows by outcome; empty until finished. */
  readonly counts: Readonly<Record<string, number>>;
  /**
   * Coverage in force by this import, by source, country and first day; without what a later import restated or the
   * desk withdrew.
   */
  readonly coverage: readonly ImportCoverage[];
}

export interface ImportCoverage {
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First and last date in UTC, inclusive. */
  readonly from: string;
  readonly to: string;
  /** Event types that the import can be complete for; empty for an import from before these were stored. */
  readonly types: readonly EventType[];
}

export interface CoverageEntry extends ImportCoverage {
  /** Whether the desk stated it; otherwise it was inferred from the rows. */
  readonly stated: boolean;
}
