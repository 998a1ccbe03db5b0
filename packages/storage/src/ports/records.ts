import type { Correction, EventFilters, RecordFilters, RecordKind, Upstream } from '@partner-api/contract';
import type { Moment } from './revision-watch.js';

export interface RecordReader<T, Filter> {
  list(filter: Filter, page: PageRequest): Promise<RecordPage<T>>;
  /**
   * Returns all records changed at or after `from`, oldest change first, retracted ones included. Rejects with
   * `HistoryLost`.
   */
  changes(from: Date, page: ChangesRequest): Promise<RecordPage<T>>;
}

/** The list filters of the contract; null or absent means no filter. */
export type RecordFilter = Readonly<Partial<Omit<RecordFilters, 'updated_since'>>>;

/** The event filters, with the window resolved to times. */
export interface EventFilter
  extends Readonly<Partial<Omit<EventFilters, 'updated_since' | 'since' | 'from' | 'to'>>> {
  /** Only events with `occurred.latest` at or after this; null for no bound. */
  readonly from?: Date | null;
  /** Only events with `occurred.earliest` at or before this, the last second of a UTC day; null for no bound. */
  readonly to?: Date | null;
}

export interface PageRequest {
  readonly limit: number;
  readonly after: Position | null;
}

export interface ChangesRequest extends PageRequest {
  /** Moment at which the previous page was read; a store without it in its history rejects with `HistoryLost`. */
  readonly since?: Moment | null;
}

/** Keyset position: the sort key of the last row of the previous page. Plain JSON, so that a cursor can carry it. */
export type Position = readonly [sortKey: string, id: string];

export interface RecordPage<T> {
  readonly stored: readonly StoredText<T>[];
  /** The records of `stored`, parsed. */
  readonly records: readonly T[];
  readonly upstream: readonly Upstream[];
  /** Null on the last page. */
  readonly next: Position | null;
  /**
   * Time of the row that a growing window excludes first, counting the row that proves a next page; until then only
   * changes of data change the page. Null where no row has a time.
   */
  readonly edge: string | null;
  /** Moment at which all of `stored` was read. */
  readonly readAt: Moment;
}

export interface Stored<T> {
  readonly stored: StoredText<T>;
  /** The same as `stored.record`. */
  readonly record: T;
  readonly upstream: readonly Upstream[];
}

/**
 * A stored record, parsed only on access. Its text equals `JSON.stringify` of the record where the content has its
 * members in the order of the contract.
 */
export interface StoredText<T> {
  /** Unique; each change assigns a new one. */
  readonly revision: number;
  /** Whether the record equals `text`; false where references to hidden records are removed. */
  readonly asStored: boolean;
  /** 32-bit ID of the writing transaction, which differs after a manual change that kept the revision. */
  readonly transaction: number;
  readonly readAt: Moment;
  /** Parsed on first access. */
  readonly record: T;
  /** Offset at which `corrections` is inserted into the stored content; 0 where it could not be determined. */
  readonly place: number;
  /** Returns the record as JSON, given the offset. */
  text(place: number): string;
}

export interface KnownProvince {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface CountedProvince extends KnownProvince {
  /** Number of records served, by kind; a dossier counts in each of its provinces. */
  readonly records: Readonly<Record<RecordKind, number>>;
}

export interface HeldSummary {
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly corrections: readonly Correction[];
  /** Title of the record; for a claim its text. */
  readonly title: string;
  /** IDs of the served records that reference it, sorted. */
  readonly namedBy: readonly string[];
  /** Whether this version is not yet served to partners. */
  readonly withheld: boolean;
}
