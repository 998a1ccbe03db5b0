import type { Casualties, Estimate } from '@partner-api/contract';

/** Stands for what is not known: a day, a best estimate, a province, a country. */
export const UNKNOWN = -(2 ** 31);

/** Stands for a number of people that nothing bounds: the greatest that a column holds. */
export const UNBOUNDED = 2 ** 31 - 1;

/** A number of people as it is added up. */
export interface Bounds {
  readonly low: number;
  /** UNKNOWN when no best estimate is given. */
  readonly best: number;
  /** The high estimate; where none is given the best one stands for it. UNBOUNDED when neither is. */
  readonly high: number;
  /** The most that there may have been: where no high estimate of civilians is given, all who were killed. */
  readonly most: number;
  readonly isLowMissing: boolean;
  readonly isHighMissing: boolean;
}

export function boundsOfKilled({ killed }: Casualties): Bounds {
  const high = killed.high ?? killed.best ?? UNBOUNDED;
  return boundsOf(killed, high, high);
}

/**
 * The best estimate of civilians stands for their low one, too: sources count those who are known to have been civilians, and the
 * dead of unknown status can only add to them.
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

/** Whose number is told, where it is not that of the events. */
export type MeasureOfDead = 'killed' | 'civilians_killed';

/** Bits of the column `missing`: bounds that the source does not give though it gives a best estimate. */
export const MISSING = {
  killed: { low: 1, high: 2 },
  civilians_killed: { low: 4, high: 8 },
} as const;

export function missingIn({ isLowMissing, isHighMissing }: Bounds, measure: MeasureOfDead): number {
  const { low, high } = MISSING[measure];
  return (isLowMissing ? low : 0) + (isHighMissing ? high : 0);
}
