/**
 * Delays the publication of sensitive records. The hours are stored in the database, so that all servers and commands
 * apply the same delay.
 */
export interface PublicationDelay {
  /** Returns the delay; null until a server sets it, and until then sensitive records are withheld. */
  hours(): Promise<number | null>;
  /** Returns the delay as last read, without a query, for callers that apply it every second. */
  lastKnownHours(): number | null;
  /** Sets the delay for later writes; `apply` adjusts existing records. Whole hours from 0. */
  setHours(hours: number): Promise<{ readonly before: number | null }>;
  /**
   * Sets the delay only where none is set, and returns the delay in force. Atomic, so that a server without a setting
   * cannot override one that starts at the same time.
   */
  setHoursIfUnset(hours: number): Promise<{ readonly hours: number; readonly before: number | null }>;
  /**
   * Processes one batch: first withholds records that are served too early, then releases records that are due.
   * Several servers may call it at once; it writes nothing when nothing is due.
   */
  apply(now: Date): Promise<DelayStep>;
}

/** Result of one batch; when both are 0, nothing was due. */
export interface DelayStep {
  /** Records that partners were served and that are withheld again. */
  readonly takenBack: number;
  /** Records whose delay is over: served from now on, or reported as retracted. */
  readonly released: number;
}
