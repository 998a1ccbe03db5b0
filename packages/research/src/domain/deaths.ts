/** How many dead each of the events has: "battles that killed more than ten". */
export interface Deaths {
  readonly measure: 'killed' | 'civilians_killed';
  readonly from: number;
  /** `Infinity` where nothing bounds it. */
  readonly to: number;
}
