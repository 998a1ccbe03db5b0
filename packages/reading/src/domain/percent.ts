import type { Saying } from './predicate.js';

/** By how much a number is said to have changed, in percent of what it was before. */
export interface PercentSaid {
  readonly says: Extract<Saying, 'at_least' | 'more_than' | 'at_most' | 'fewer_than' | 'about' | 'number'>;
  readonly percent: number;
  /** Any change from the one to the other makes it true; `to` may be `Infinity`. */
  readonly from: number;
  readonly to: number;
  /** Whether the best estimates decide, as for a plain number. */
  readonly isByBest: boolean;
}

/** What is said of a percentage; a plain one that ends in 0 or 5 is taken to be rounded, by a twentieth of itself at most. */
export function percentSaid(says: PercentSaid['says'], percent: number): PercentSaid {
  const { from, to } = rangeOf(says, percent);
  return { says, percent, from, to, isByBest: says === 'about' || says === 'number' };
}

function rangeOf(says: PercentSaid['says'], percent: number): { readonly from: number; readonly to: number } {
  switch (says) {
    case 'at_least':
    case 'more_than':
      return { from: percent, to: Number.POSITIVE_INFINITY };
    case 'at_most':
    case 'fewer_than':
      return { from: 0, to: percent };
    case 'about':
      return { from: percent * 0.9, to: percent * 1.1 };
    case 'number': {
      const halo = Math.max(Number.isInteger(percent) ? 0.5 : 0.05, roundedBy(percent));
      return { from: percent - halo, to: percent + halo };
    }
  }
}

function roundedBy(percent: number): number {
  if (percent % 5 !== 0) return 0;
  return Math.min(percent % 10 === 0 ? 5 : 2.5, percent / 20);
}
