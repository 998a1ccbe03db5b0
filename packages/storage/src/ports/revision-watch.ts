/**
 * A state of the data: its revision and a mark, as `105.0d9a…`. After a failover or a restored backup a revision may come
 * again with other content, and its mark is another then.
 */
export type Moment = string;

export interface RevisionWatch {
  /** The moment of the data; null while that is not certain. At most half a second old, and mostly milliseconds. */
  current(): Moment | null;
  /** Its revision. */
  revision(): number | null;
  /** Another text after each change of keys or partners; null while that is not certain. */
  access(): string | null;
  /** How often the store was found to have lost what it had: what was read before may never have been. */
  historiesLost(): number;
  close(): Promise<void>;
}

export interface RevisionWatchOptions {
  readonly onHistoryLost?: () => void;
}
