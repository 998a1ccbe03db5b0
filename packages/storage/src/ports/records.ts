import type { Correction, EventFilters, RecordFilters, RecordKind, Upstream } from '@partner-api/contract';
import type { Moment } from './revision-watch.js';

export interface RecordReader<T, Filter> {
  list(filter: Filter, page: PageRequest): Promise<RecordPage<T>>;
  /** Everything changed at or after `from`, oldest change first, retracted ones included. Rejects with `HistoryLost`. */
  changes(from: Date, page: ChangesRequest): Promise<RecordPage<T>>;
}

/** The filters of a list as the contract has them; null or absent for all. */
export type RecordFilter = Readonly<Partial<Omit<RecordFilters, 'updated_since'>>>;

/** Windows are given as the times that they stand for. */
export interface EventFilter
  extends Readonly<Partial<Omit<EventFilters, 'updated_since' | 'since' | 'from' | 'to'>>> {
  /** Only events with `occurred.latest` at or after this; null for all. */
  readonly from?: Date | null;
  /** Only events with `occurred.earliest` at or before this, which is the last second of a day in UTC; null for all. */
  readonly to?: Date | null;
}

export interface PageRequest {
  readonly limit: number;
  readonly after: Position | null;
}

export interface ChangesRequest extends PageRequest {
  /** When the page before was read. A store that has not been through that moment has no page that goes on from it. */
  readonly since?: Moment | null;
}

/** Where the page before ended: the sort key of its last row. Plain JSON, so that a cursor can carry it. */
export type Position = readonly [sortKey: string, id: string];

export interface RecordPage<T> {
  readonly stored: readonly StoredText<T>[];
  /** As `stored` has them, parsed. */
  readonly records: readonly T[];
  readonly upstream: readonly Upstream[];
  /** Null on the last page. */
  readonly next: Position | null;
  /**
   * The time of the row that leaves a growing window first, the one that proves a next page included: until then the
   * page changes only as the data does. Null where no row has a time.
   */
  readonly edge: string | null;
  /** The moment that all of `stored` is of. */
  readonly readAt: Moment;
}

export interface Stored<T> {
  readonly stored: StoredText<T>;
  /** As `stored.record`. */
  readonly record: T;
  readonly upstream: readonly Upstream[];
}

/**
 * A record as it is stored, of which nothing is parsed before it is looked at. Its text is what `JSON.stringify` makes
 * of the record wherever the content has its members in the order of the contract.
 */
export interface StoredText<T> {
  /** Unique; a changed record gets a new one. */
  readonly revision: number;
  /** Whether the record is what `text` says: not where it names what partners must not hear of. */
  readonly asStored: boolean;
  /** Number of the transaction that wrote it, of 32 bits: a row that was changed by hand has the revision that it had. */
  readonly transaction: number;
  readonly readAt: Moment;
  /** Parsed when it is first asked for. */
  readonly record: T;
  /** Where in the stored content `corrections` belongs; 0 where that cannot be told. */
  readonly place: number;
  /** The record as JSON, by the place that is known already. */
  text(place: number): string;
}

export interface KnownProvince {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface CountedProvince extends KnownProvince {
  /** Records that partners are served of it, by kind; a dossier counts in each of its provinces. */
  readonly records: Readonly<Record<RecordKind, number>>;
}

export interface HeldSummary {
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly corrections: readonly Correction[];
  /** Of a claim, its text. */
  readonly title: string;
  /** Records that partners are served and that name it, in the order of their ids. */
  readonly namedBy: readonly string[];
  /** Whether partners are not served this version yet. */
  readonly withheld: boolean;
}
