import type { Casualties, Estimate } from '@partner-api/contract';

/** Null value of a column: an unknown day, best estimate, province or country. */
export const UNKNOWN = -(2 ** 31);

/** A number of people without an upper bound: the greatest value of a column. */
export const UNBOUNDED = 2 ** 31 - 1;

/** The estimates of a number of people, completed for summation. */
export interface Bounds {
  readonly low: number;
  /** UNKNOWN without a best estimate. */
  readonly best: number;
  /** The high estimate, or else the best one; UNBOUNDED without either. */
  readonly high: number;
  /** The maximum. Without a high estimate of civilians it is the number of all killed. */
  readonly most: number;
  readonly isLowMissing: boolean;
  readonly isHighMissing: boolean;
}

export function boundsOfKilled({ killed }: Casualties): Bounds {
  const high = killed.high ?? killed.best ?? UNBOUNDED;
  return boundsOf(killed, high, high);
}

/**
 * The best estimate of civilians is also a lower bound: sources count the known civilians, and deaths of unknown status can
 * only add to them.
 */
export function boundsOfCivilians(casualties: Casualties): Bounds {
  const { best, high } = casualties.civilians_killed;
  const most = high ?? Math.max(best ?? 0, boundsOfKilled(casualties).high);
  return boundsOf(casualties.civilians_killed, high ?? best ?? most, most);
}

function boundsOf({ low, best, high: given }: Estimate, high: number, most: number): Bounds {
  const isKnown = best !== null;
  return {
    low: low ?? best ?? 0,
    best: best ?? UNKNOWN,
    high,
    most,
    isLowMissing: isKnown && low === null,
    isHighMissing: isKnown && given === null,
  };
}

/** The measures that count deaths, not events. */
export const DEATH_MEASURES = ['killed', 'civilians_killed'] as const;
export type DeathMeasure = (typeof DEATH_MEASURES)[number];

/** Bits of the column `missing`: bounds that a source omits although it gives a best estimate. */
export const MISSING = {
  killed: { low: 1, high: 2 },
  civilians_killed: { low: 4, high: 8 },
} as const;

export function missingIn({ isLowMissing, isHighMissing }: Bounds, measure: DeathMeasure): number {
  const { low, high } = MISSING[measure];
  return (isLowMissing ? low : 0) + (isHighMissing ? high : 0);
}
