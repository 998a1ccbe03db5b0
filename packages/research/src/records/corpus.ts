import type { Claim, ConflictEvent, Dossier, EventType } from '@partner-api/contract';

/**
 * A state that the corpus has been in. A backup that was restored, or a standby that lacked the latest changes, can use a
 * revision again for something else, and never a moment.
 */
export type Moment = string;

/**
 * A record as it is served, with the revision of the store that its present version was written under. No other record has
 * that revision.
 */
export type CorpusRecord = { readonly revision: number; readonly readAt?: Moment } & (
  | {
      readonly kind: 'event';
      readonly record: ConflictEvent;
      /** Whose data the event is, as the store has it; '' for the desk's own. */
      readonly source?: string;
    }
  | { readonly kind: 'dossier'; readonly record: Dossier }
  | { readonly kind: 'claim'; readonly record: Claim }
);

/** For what country, days and types of events an import is complete, by its own word. */
export interface CoveredSpan {
  /** Whose data it is. */
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Dates in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** Types that the import had events of; only about those can it say that there were no more. */
  readonly types: readonly EventType[];
}

/** Where records come from. Storage implements it; the index is filled and kept up to date through it. */
export interface Corpus {
  /** The revision of the latest change, of records or of what is covered; grows in commit order. */
  revision(): Promise<number>;
  /**
   * At most `limit` records changed after `revision`, oldest change first, retracted ones included. A full page can be
   * continued from the revision of its last record.
   */
  changesSince(revision: number, limit: number): Promise<readonly CorpusRecord[]>;
  /** What finished imports cover. Every record of an import is there before what the import covers is. */
  coverage(): Promise<readonly CoveredSpan[]>;
  /**
   * The present moment, where the corpus has been through all of those; null where it has not, so that what was read at them
   * may never have been. A corpus without it never loses anything.
   */
  continues?(moments: readonly Moment[]): Promise<Moment | null>;
  /**
   * Does work that reads all of the corpus while no other process does so for an index of its own; rejects as the work does. A
   * corpus without it is read at once.
   */
  inTurn?(work: () => Promise<void>): Promise<void>;
  /** What `fitCalibration` gave last, as JSON; null for none. A corpus without it has none. */
  calibration?(): Promise<unknown>;
}
