import type { Confidence } from '@partner-api/contract';
import type { EventsChecked } from './check-events.js';
import { type EventCheck, isComparison } from './event-check.js';

/**
 * `high`: every event surely belongs, all are from one source, none lacks an estimate, and imports are complete for the
 * scope. `medium`: any other verdict. `low`: none was given.
 */
export function eventConfidence({ checks, verdict }: EventsChecked): Confidence {
  if (verdict === 'undecided') return 'low';
  return checks.every(isCertain) && verdict !== 'conflicting' ? 'high' : 'medium';
}

function isCertain(check: EventCheck): boolean {
  const { tally, coverage } = check;
  const mayBelong = isComparison(check) ? check.open : tally;
  const isPlain = mayBelong.possibleRows.length === 0 && tally.assumedRows === 0 && tally.sourceCount <= 1;
  return isPlain && coverage.extent === 'whole';
}
