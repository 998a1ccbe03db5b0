import type { Confidence } from '@partner-api/contract';
import { isPlain } from '../events/tally/tally.js';
import type { EventCheck } from './check-events.js';

/**
 * `high`: all events certainly match and come from one source, and import coverage is complete. `low`: there is no
 * verdict, or an estimate lacks a bound. `medium`: any other verdict.
 */
export function eventConfidence({ checks, verdict }: EventCheck): Confidence {
  const isBoundMissing = checks.some(({ tally: { missing } }) => missing.low + missing.high > 0);
  if (verdict === 'undecided' || isBoundMissing) return 'low';
  const isCertain = checks.every(({ tally, coverage }) => coverage.extent === 'whole' && isPlain(tally));
  return isCertain && verdict !== 'conflicting' ? 'high' : 'medium';
}
