import type { Confidence } from '@partner-api/contract';
import type { RecordIndex } from '../index/record-index.js';
import type { MatchProbabilities } from '../matching/calibration/calibration.js';
import { compareClaims } from '../matching/comparing/comparison.js';
import type { Match } from '../matching/finding/find-matches.js';
import type { Judgement, NonEmpty } from './judgement.js';

/**
 * `high`: the reviewed claim contains at least .95 of the submitted one and vice versa, or the calibrated probability
 * is at least .95.
 * `medium`: any other verdict. `low`: no verdict.
 */
export function judgeConfidence(
  index: RecordIndex,
  message: string,
  judgement: Judgement,
  probabilities: MatchProbabilities | null,
): Confidence {
  switch (judgement.verdict) {
    case 'insufficient_evidence':
    case 'not_checkable':
      return 'low';
    case 'conflicting':
      return 'medium';
    case 'supported':
      return confidenceIn(judgement.supporting);
    case 'refuted':
      return confidenceIn(judgement.refuting);
    case 'missing_context':
      return confidenceIn(judgement.inContext);
  }

  function confidenceIn([best]: NonEmpty<Match>): Confidence {
    const { submittedShare, storedShare } = compareClaims(index, message)(best.record.record);
    const likely = probabilities?.probabilityOf(best) ?? 0;
    return Math.max(likely, Math.min(submittedShare, storedShare)) >= 0.95 ? 'high' : 'medium';
  }
}
