/**
 * How long sensitive records are held back. The hours are kept with the records, so that whoever writes, a server or a
 * command, goes by the same.
 */
export interface PublicationDelay {
  /** Null until a server has said it: until then sensitive records wait. */
  hours(): Promise<number | null>;
  /** For every write from now on; what it changes for records that are held already is up to `apply`. Whole hours from 0. */
  setHours(hours: number): Promise<{ readonly before: number | null }>;
  /**
   * Does one batch of what the delay asks for at this time: first takes back what is served too early, then releases
   * what is due. Any number of servers may do so at once. Writes nothing when there is nothing to do.
   */
  apply(now: Date): Promise<DelayStep>;
}

export interface DelayStep {
  readonly takenBack: number;
  readonly released: number;
}
