/**
 * A state of the data as revision and mark, such as `105.0d9a…`. After a failover or a restored backup a revision can
 * repeat with other content, but then its mark differs.
 */
export type Moment = string;

export interface RevisionWatch {
  /**
   * Returns the moment of the data, at most half a second old and mostly milliseconds; null while it is not
   * confirmed.
   */
  current(): Moment | null;
  /** Returns the revision of `current`. */
  revision(): number | null;
  /** Returns a text that differs after each change of keys or partners; null while it is not confirmed. */
  access(): string | null;
  /**
   * Returns how often the history of the store was lost (failover, restored backup), so that data read before may be
   * gone.
   */
  historiesLost(): number;
  close(): Promise<void>;
}

export interface RevisionWatchOptions {
  readonly onHistoryLost?: () => void;
}
