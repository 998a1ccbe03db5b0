import type { CountedAnswer } from './count-answer.js';

export interface ShareOfCivilians {
  /** By the best estimates. */
  readonly civilians: number;
  readonly killed: number;
  /** The least and the most that the share may be by the other estimates, from 0 to 1. */
  readonly least: number;
  readonly most: number;
}

/** How many of all who were killed were civilians; null where that is not asked, or not known. */
export function shareOfCivilians({
  tally: { sure: civilians },
  allKilled,
}: Pick<CountedAnswer, 'tally' | 'allKilled'>): ShareOfCivilians | null {
  const killed = allKilled?.sure ?? null;
  if (killed === null || killed.best === null || civilians.best === null) return null;
  if (killed.best === 0 || civilians.best > killed.best) return null;
  return {
    civilians: civilians.best,
    killed: killed.best,
    least: civilians.low / killed.high,
    most: killed.low === 0 ? 1 : Math.min(1, civilians.high / killed.low),
  };
}
