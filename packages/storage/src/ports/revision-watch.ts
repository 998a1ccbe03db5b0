export interface RevisionWatch {
  /** The revision of the data; null while that is not certain. At most half a second old, and mostly milliseconds. */
  current(): number | null;
  close(): Promise<void>;
}
