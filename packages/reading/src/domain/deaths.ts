import type { Measure } from '@partner-api/contract';

/** Whose number is told, where it is not that of the events. */
type MeasureOfDead = Exclude<Measure, 'events'>;

/** How many dead each of the events has: "battles that killed more than ten". */
export interface Deaths {
  readonly measure: MeasureOfDead;
  readonly from: number;
  /** `Infinity` where nothing bounds it. */
  readonly to: number;
}
