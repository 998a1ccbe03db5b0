import type { Confidence } from '@partner-api/contract';
import { isPlain } from '../events/tally/tally.js';
import type { RecordIndex } from '../index/record-index.js';
import type { MatchProbabilities } from '../matching/calibration/calibration.js';
import { compareClaims } from '../matching/comparing/comparison.js';
import type { EventCheck } from './check-events.js';
import type { Judgement } from './judgement.js';

/**
 * The confidence in a verdict by reviews. `high`: the reviewed claim contains at least .95 of the submitted one and vice
 * versa, or the calibrated probability is at least .95. `medium`: any other verdict. `low`: no verdict.
 */
export function reviewConfidence(
  index: RecordIndex,
  message: string,
  judgement: Judgement,
  probabilities: MatchProbabilities | null,
): Confidence {
  const { verdict } = judgement;
  if (verdict === 'insufficient_evidence' || verdict === 'not_checkable') return 'low';
  if (verdict === 'conflicting') return 'medium';
  const [best] = judgement.matches;
  const { submittedShare, storedShare } = compareClaims(index, message)(best.record.record);
  const likely = probabilities?.probabilityOf(best) ?? 0;
  return Math.max(likely, Math.min(submittedShare, storedShare)) >= 0.95 ? 'high' : 'medium';
}

/**
 * The confidence in a verdict by counts. `high`: all events certainly match and come from one source, and import coverage
 * is complete. `low`: there is no verdict, or an estimate lacks a bound. `medium`: any other verdict.
 */
export function eventConfidence({ checks, verdict }: EventCheck): Confidence {
  const isBoundMissing = checks.some(({ tally: { missing } }) => missing.low + missing.high > 0);
  if (verdict === 'undecided' || isBoundMissing) return 'low';
  const isCertain = checks.every(({ tally, coverage }) => coverage.extent === 'whole' && isPlain(tally));
  return isCertain && verdict !== 'conflicting' ? 'high' : 'medium';
}
