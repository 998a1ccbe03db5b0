import type { EventType } from '@partner-api/contract';

/** What was imported, when, and what it says that it covers. */
export interface ImportLog {
  /** Begins an entry, before anything is written, and gives its id. `format` and `name` are kept as they are. */
  start(entry: { format: string; name: string; now: Date }): Promise<number>;
  /**
   * Ends the entry of an import that took its input to the end, together with what it covers: both are kept, or neither.
   * Never called for one that was interrupted, which then covers nothing. Moves the revision when what is covered changes.
   *
   * Rejects with `DatabaseUnavailable`; with `SchemaTooNew` when a later release migrated meanwhile; with an Error when
   * there is no such entry. The entry is then not ended, and the import has to be run again.
   */
  finish(id: number, outcome: ImportOutcome): Promise<FinishedImport>;
  /** The latest entries, newest first, at most `limit` of them: a whole number from 0. */
  list(limit: number): Promise<readonly ImportEntry[]>;
}

export interface ImportOutcome {
  readonly counts: Readonly<Record<string, number>>;
  readonly coverage: readonly SaidCoverage[];
  /**
   * Whether earlier imports of this format and name were of the same file, so that what this one says takes the place of
   * what they said. What was stated of a country stays until something else is stated of it.
   */
  readonly isSameFile: boolean;
  readonly now: Date;
}

/** What became of what an import said. */
export interface FinishedImport {
  /** Was covered until now, by the word of an earlier import of the same file, and is no more. */
  readonly ended: readonly ImportCoverage[];
  /** Countries of which the rows were not heard, because other words of the same file hold, or were withdrawn. */
  readonly unheard: readonly string[];
}

export interface ImportEntry {
  /** Grows from import to import. */
  readonly id: number;
  readonly format: string;
  /** Of the file. */
  readonly name: string;
  /** RFC 3339 in UTC, to the second. */
  readonly startedAt: string;
  /** Null while running, or when it never ended. */
  readonly finishedAt: string | null;
  /** What became of its rows; empty until it has ended. */
  readonly counts: Readonly<Record<string, number>>;
  /** What holds by its word now, by source, country and first day: not what was said anew by a later import, or withdrawn. */
  readonly coverage: readonly ImportCoverage[];
}

export interface ImportCoverage {
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Dates in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** Types of events that the import can be complete about; none for one that was run before these were kept. */
  readonly types: readonly EventType[];
}

export interface SaidCoverage extends ImportCoverage {
  /** Said in words by whoever ran the import; otherwise its rows show it. */
  readonly stated: boolean;
}
