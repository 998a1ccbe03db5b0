import type { Confidence } from '@partner-api/contract';
import { isPlain } from '../events/tally/tally.js';
import type { EventsChecked } from './check-events.js';

/**
 * `high`: every event surely belongs, all are from one source, and imports are complete for the scope. `low`: a bound is missing,
 * several events could have no province, or no verdict was given. `medium`: any other verdict.
 */
export function eventConfidence({ checks, verdict }: EventsChecked): Confidence {
  const isBoundMissing = checks.some(({ tally: { missing } }) => missing.low + missing.high > 0);
  if (verdict === 'undecided' || isBoundMissing) return 'low';
  const isCertain = checks.every(({ tally, coverage }) => coverage.extent === 'whole' && isPlain(tally));
  return isCertain && verdict !== 'conflicting' ? 'high' : 'medium';
}
