/** What verdicts must be like on claims that were not fitted to. */
export interface Targets {
  /** Least share of verdicts that are taken from a claim that says the same. */
  readonly precision: number;
  /** Most of the claims without an answer that may be given a verdict, as a share. */
  readonly falseAlarms: number;
}
