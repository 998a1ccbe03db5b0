import { REVIEW_VERDICTS, type ReviewVerdict } from '@partner-api/contract';
import { isQuestion, sentences, words } from '@partner-api/text';
import type { RecordIndex } from '../index/record-index.js';
import type { MatchProbabilities } from '../matching/calibration/calibration.js';
import { type Comparison, compareClaims, isNearInWords } from '../matching/comparing/comparison.js';
import type { Match } from '../matching/finding/find-matches.js';
import { findMismatch } from '../matching/guards/find-mismatch.js';
import type { Judgement, Uncheckable, Withheld } from './judgement.js';

/**
 * Judges a claim by the reviewed claims that say the same. A verdict is inherited only if
 *
 * - the submitted claim contains at least .85 of the stored claim, and the stored claim with its context at least .6
 *   of the submitted one (.85 if the verdict is `supported`: refuting a part refutes the whole, confirming a part does
 *   not);
 * - one of the two contains at least .97 of the other, so that no word was substituted;
 * - no guard finds a difference in negation, number, date, place, name or word order;
 * - the stored claim is not disputed and its rating is recognised;
 * - no other match with a score of at least .8 of the best and no mismatch has a different verdict.
 *
 * These thresholds are conservative, not calibrated: a missing verdict is better than a wrong one. With a calibration,
 * a match whose probability reaches the threshold is accepted as well, provided that no guard finds a contradiction;
 * then only accepted matches can have a different verdict.
 *
 * Opposite verdicts give `conflicting`.
 */
export function judgeClaim(
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
  probabilities: MatchProbabilities | null,
): Judgement {
  const because = uncheckableReason(message);
  if (because !== null) return { verdict: 'not_checkable', because };
  const compare = compareClaims(index, message);
  const assessed = matches.map((match) => assessMatch(match, compare(match.record.record), probabilities));
  const near = assessed.filter(({ isNear }) => isNear).sort((a, b) => (b.likely ?? 0) - (a.likely ?? 0));
  const sound = near.filter(({ withheld }) => withheld() === null);
  const [best] = sound;
  if (best === undefined) return insufficient(near[0], near[0]?.withheld() ?? null);

  const judged = (...verdicts: ReviewVerdict[]) =>
    sound.filter(({ verdict }) => verdict !== null && verdicts.includes(verdict)).map(({ match }) => match);
  const [supporting, refuting] = [judged('supported', 'conflicting'), judged('refuted', 'conflicting')];
  if (isNonEmpty(supporting) && isNonEmpty(refuting)) return { verdict: 'conflicting', supporting, refuting };

  const rivals = assessed.filter(
    ({ match, withheld }) =>
      !best.isLikely && match.score >= best.match.score * minRivalScore && withheld() === null,
  );
  if ([...sound, ...rivals].some(({ verdict }) => verdict !== best.verdict))
    return insufficient(best, 'differently_judged');
  const { verdict } = best;
  const agreeing = sound.map(({ match }) => match);
  return verdict !== null && verdict !== 'conflicting' && isNonEmpty(agreeing)
    ? { verdict, matches: agreeing }
    : insufficient(best, null);
}

const minRivalScore = 0.8;

/** Detects by form alone that a text states nothing: it has only questions, or fewer than two words. */
export function uncheckableReason(message: string): Uncheckable | null {
  if (words(message).length < minWords) return 'no_statement';
  return sentences(message).every(({ text }) => isQuestion(text)) ? 'question' : null;
}

const minWords = 2;

interface AssessedMatch {
  readonly match: Match;
  /** Calibrated probability that the match says the same; null if no calibration applies. */
  readonly likely: number | null;
  /** Whether the probability is high enough to inherit the verdict. */
  readonly isLikely: boolean;
  readonly isNear: boolean;
  /** Why the verdict cannot be inherited; null if it can. Expensive, so evaluated only for near matches. */
  readonly withheld: () => Withheld | null;
  readonly verdict: ReviewVerdict | null;
}

function assessMatch(
  match: Match,
  comparison: Comparison,
  probabilities: MatchProbabilities | null,
): AssessedMatch {
  const { review } = match.record.record;
  const verdict = REVIEW_VERDICTS.find((known) => known === review?.verdict) ?? null;
  const isWordForWord = isNearInWords(comparison, verdict);
  const likely = probabilities?.probabilityOf(match) ?? null;
  const isLikely = probabilities !== null && (likely ?? 0) >= probabilities.threshold;
  return {
    match,
    likely,
    isLikely,
    isNear: isWordForWord || isLikely,
    withheld: () => findMismatch(comparison) ?? unsoundReason(match),
    verdict,
  };
}

function unsoundReason({ record }: Match): Withheld | null {
  const { status, review } = record.record;
  if (status !== 'published') return 'disputed';
  if (review === null) return 'unreviewed';
  if (!REVIEW_VERDICTS.some((verdict) => verdict === review.verdict)) return 'unrecognised_rating';
  // A `conflicting` review must show both sides, and only its explanation can.
  return review.verdict === 'conflicting' && !review.explanation ? 'undecided_review' : null;
}

function insufficient(nearest: AssessedMatch | undefined, withheld: Withheld | null): Judgement {
  return {
    verdict: 'insufficient_evidence',
    nearest: nearest && withheld ? { match: nearest.match, withheld } : null,
  };
}

function isNonEmpty(matches: Match[]): matches is [Match, ...Match[]] {
  return matches.length > 0;
}
