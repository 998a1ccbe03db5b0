import type { Claim, ConflictEvent, Dossier, EventType } from '@partner-api/contract';

/**
 * A state of the store. Unlike a revision, which a restored backup or a lagging standby can assign again, a moment is
 * never reused.
 */
export type Moment = string;

/** A record as served, with the store revision of its present version, which is unique to it. */
export type CorpusRecord = { readonly revision: number; readonly readAt?: Moment } & (
  | {
      readonly kind: 'event';
      readonly record: ConflictEvent;
      /** The source dataset of the event; '' for the organisation's own. */
      readonly source?: string;
    }
  | { readonly kind: 'dossier'; readonly record: Dossier }
  | { readonly kind: 'claim'; readonly record: Claim }
);

/** Countries, days and event types for which an import declares itself complete. */
export interface CoveredSpan {
  /** The source dataset. */
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Dates in UTC, inclusive. */
  readonly from: string;
  readonly to: string;
  /** Types of events in the import; it is complete for these alone. */
  readonly types: readonly EventType[];
}

/** The source of the records, implemented by storage; the index is loaded and updated through it. */
export interface Corpus {
  /** Revision of the latest change of records or coverage; increases in commit order. */
  revision(): Promise<number>;
  /**
   * Returns at most `limit` records changed after `revision`, oldest change first, including retracted ones. After a
   * full page, continue from the revision of its last record.
   */
  changesSince(revision: number, limit: number): Promise<readonly CorpusRecord[]>;
  /** Coverage of finished imports. An import's coverage becomes visible only after all of its records. */
  coverage(): Promise<readonly CoveredSpan[]>;
  /**
   * Returns the present moment if the store's history contains all of the given ones; null if not, so that data read at
   * them may be lost. A corpus without this method never loses data.
   */
  verifyHistory?(moments: readonly Moment[]): Promise<Moment | null>;
  /**
   * Runs work that reads the whole corpus while no other process does so; rejects if the work does. Without this method
   * the work runs at once.
   */
  withLoadLock?(work: () => Promise<void>): Promise<void>;
  /** The latest result of `fitCalibration` as JSON; null if there is none, as for a corpus without this method. */
  calibration?(): Promise<unknown>;
}
