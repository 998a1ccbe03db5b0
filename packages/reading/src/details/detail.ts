/** Items of a claim that tell a detail. */
export interface Detail {
  readonly from: number;
  /** After the last. */
  readonly to: number;
  /** Who they were, another part of what is counted, or something else. */
  readonly told: 'victims' | 'narrower' | 'unchecked';
}
