import type { Casualties, Estimate } from '@partner-api/contract';

/** Bounds and best estimate of a number of people, for adding up. */
export interface Bounds {
  readonly low: number;
  /** Null when no best estimate is given. */
  readonly best: number | null;
  /** `UNBOUNDED` when nothing bounds it. */
  readonly high: number;
  /** Whether the best estimate stands for a bound that is not given. */
  readonly isAssumed: boolean;
}

/** The greatest number that a column holds. */
export const UNBOUNDED = 2 ** 31 - 1;

/**
 * The dead. A bound that is not given is taken to be the best estimate; without that, nobody may have died, or any
 * number of people.
 */
export function boundsOfKilled({ killed }: Casualties): Bounds {
  const { low, best, high } = killed;
  return {
    low: low ?? best ?? 0,
    best,
    high: high ?? best ?? UNBOUNDED,
    isAssumed: best !== null && (low === null || high === null),
  };
}

/**
 * The civilians among the dead. Their number has no bounds in most sources: the best estimate then stands for the low
 * one, and any of the dead may have been a civilian.
 */
export function boundsOfCivilians(casualties: Casualties): Bounds {
  const { low, best, high }: Estimate = casualties.civilians_killed;
  const killed = boundsOfKilled(casualties);
  return {
    low: low ?? best ?? 0,
    best,
    high: high ?? Math.max(best ?? 0, killed.high),
    isAssumed: best !== null && (low === null || high === null),
  };
}
