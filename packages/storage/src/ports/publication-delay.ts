/**
 * How long sensitive records are held back. The hours are kept with the records, so that whoever writes, a server or a
 * command, goes by the same.
 */
export interface PublicationDelay {
  /** Null until a server has said it: until then sensitive records wait. */
  hours(): Promise<number | null>;
  /** The same without asking, as it was heard last: whoever applies the delay each second knows of a change as soon. */
  lastHeard(): number | null;
  /** For every write from now on; what it changes for records that are held already is up to `apply`. Whole hours from 0. */
  setHours(hours: number): Promise<{ readonly before: number | null }>;
  /**
   * Leaves the hours that somebody has said as they are, and says these where nobody has; resolves with those that hold.
   * One step, so that a server that was told nothing cannot overrule one that starts beside it.
   */
  setHoursIfUnsaid(hours: number): Promise<{ readonly hours: number; readonly before: number | null }>;
  /**
   * Does one batch of what the delay asks for at this time: first takes back what is served too early, then releases
   * what is due. Any number of servers may do so at once. Writes nothing when there is nothing to do.
   */
  apply(now: Date): Promise<DelayStep>;
}

/** What one batch did. Where both are 0 there was nothing left to do at that time. */
export interface DelayStep {
  /** Records that partners were served and that wait again. */
  readonly takenBack: number;
  /** Records whose delay is over: served from now on, or, where they were retracted meanwhile, told to be. */
  readonly released: number;
}
