import type { EventQuestion } from '../domain/event-question.js';
import type { ComparisonClaim } from '../domain/event-reading.js';

/** "Was March the deadliest month of 2018?": all of them are put in order; null where no one is told to be the first of all. */
export function rankAsked(claim: ComparisonClaim | null): EventQuestion | null {
  if (claim === null || claim.comparison.than !== null) return null;
  const { measure, scope, isSingle, comparison, mayBeOfDead } = claim;
  return {
    ...{ measure, scope, isSingle, mayBeOfDead },
    asks: 'rank',
    grouping: comparison.grouping,
    isFewest: comparison.says === 'fewer',
    numberAsked: null,
    predicate: null,
    areOpponents: false,
    isRelative: false,
  };
}
