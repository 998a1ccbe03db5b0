import type { Confidence } from '@partner-api/contract';
import { type CountedAnswer, isDecided, isWider } from './count-answer.js';

/**
 * `high`: it is decided, every event surely belongs, all are from one source, none lacks an estimate, and imports are
 * complete for the scope. `medium`: complete, but not certain in all of that, or a yes or no that nothing more could change. `low`: not
 * complete, parties of which it is known least who killed, or words of the question that are not understood.
 */
export function answerConfidence(counted: CountedAnswer): Confidence {
  const { tally, coverage, decision } = counted;
  if (coverage.extent !== 'whole')
    return decision === 'supported' || decision === 'refuted' ? 'medium' : 'low';
  const isOfUnknownDoers = counted.ranking?.isOrdered === false || counted.tookPart !== null;
  if (isOfUnknownDoers || isWider(counted)) return 'low';
  const isPlain = tally.possibleRows.length === 0 && tally.assumedRows === 0 && tally.sourceCount <= 1;
  return isPlain && isDecided(counted) ? 'high' : 'medium';
}
