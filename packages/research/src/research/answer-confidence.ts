import type { Confidence } from '@partner-api/contract';
import type { CountedAnswer } from './compute-answer.js';

/**
 * `high`: every event surely belongs, all are from one source, none lacks an estimate, and imports are complete for the
 * scope. `medium`: complete, but not certain in all of that. `low`: not complete.
 */
export function answerConfidence({ tally, coverage }: CountedAnswer): Confidence {
  if (coverage.extent !== 'whole') return 'low';
  const isPlain = tally.possibleRows.length === 0 && tally.assumedRows === 0 && tally.sourceCount <= 1;
  return isPlain ? 'high' : 'medium';
}
