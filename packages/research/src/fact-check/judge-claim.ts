import { REVIEW_VERDICTS, type ReviewVerdict } from '@partner-api/contract';
import type { Withheld } from '../domain/withheld.js';
import type { RecordIndex } from '../index/record-index.js';
import type { Sameness } from '../matching/calibration/calibration.js';
import { type Comparison, compareClaims } from '../matching/comparing/comparison.js';
import { isNearInWords } from '../matching/comparing/near-in-words.js';
import type { Match } from '../matching/finding/find-matches.js';
import { findMismatch } from '../matching/guards/find-mismatch.js';
import { whyNotCheckable } from './checkable.js';
import type { Judgement } from './judgement.js';

/**
 * The verdict of reviewed claims that say what the submitted one says. It is inherited only where
 *
 * - the submitted claim holds at least .85 of the stored one, and the stored one, with its context, at least .6 of the
 *   submitted one, .85 if it was found to be so: what refutes a part refutes the whole, what confirms a part does not;
 * - one of the two holds at least .97 of the other: no word was exchanged for another;
 * - no guard sees another negation, number, date, place, name or order;
 * - the stored claim is not itself disputed, and its rating is one that we recognise;
 * - no other match that is about as good (.8 of the score) and differs in nothing that a guard sees was judged
 *   differently.
 *
 * These thresholds are cautious, not calibrated: a verdict too few is an honest answer, one too many is not. With a
 * calibration a match is near as well where labelled pairs make it likely enough that it says the same; told in other
 * words, the two may not contradict each other, and differently judged matches count as far as they are near.
 *
 * Reviews of opposite verdicts make `conflicting`.
 */
export function judgeClaim(
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
  sameness: Sameness | null,
): Judgement {
  const because = whyNotCheckable(message);
  if (because !== null) return { verdict: 'not_checkable', because };
  const compare = compareClaims(index, message);
  const weighed = matches.map((match) => weigh(match, compare(match.record.record), sameness));
  const near = weighed.filter(({ isNear }) => isNear).sort((a, b) => (b.likely ?? 0) - (a.likely ?? 0));
  const sound = near.filter(({ withheld }) => withheld() === null);
  const [best] = sound;
  if (best === undefined) return insufficient(near[0], near[0]?.withheld() ?? null);

  const judged = (...verdicts: ReviewVerdict[]) =>
    sound.filter(({ verdict }) => verdict !== null && verdicts.includes(verdict)).map(({ match }) => match);
  const [supporting, refuting] = [judged('supported', 'conflicting'), judged('refuted', 'conflicting')];
  if (isSome(supporting) && isSome(refuting)) return { verdict: 'conflicting', supporting, refuting };

  const rivals = weighed.filter(
    ({ match, withheld }) =>
      !best.isLikely && match.score >= best.match.score * leastRivalScore && withheld() === null,
  );
  if ([...sound, ...rivals].some(({ verdict }) => verdict !== best.verdict))
    return insufficient(best, 'differently_judged');
  const inContext = judged('missing_context');
  if (isSome(supporting)) return { verdict: 'supported', supporting };
  if (isSome(refuting)) return { verdict: 'refuted', refuting };
  return isSome(inContext) ? { verdict: 'missing_context', inContext } : insufficient(best, null);
}

const leastRivalScore = 0.8;

interface Weighed {
  readonly match: Match;
  /** Calibrated probability that it says what was submitted; null where no calibration holds. */
  readonly likely: number | null;
  /** Whether that is enough to take its verdict over. */
  readonly isLikely: boolean;
  readonly isNear: boolean;
  /** Why its verdict cannot be taken over; null when it can. Costly, so asked only of what is near. */
  readonly withheld: () => Withheld | null;
  readonly verdict: ReviewVerdict | null;
}

function weigh(match: Match, comparison: Comparison, sameness: Sameness | null): Weighed {
  const { review } = match.record.record;
  const verdict = REVIEW_VERDICTS.find((known) => known === review?.verdict) ?? null;
  const isWordForWord = isNearInWords(comparison, verdict);
  const likely = sameness?.probabilityOf(match) ?? null;
  const isLikely = sameness?.isEnough(match) === true;
  return {
    match,
    likely,
    isLikely,
    isNear: isWordForWord || isLikely,
    withheld: () => findMismatch(comparison) ?? whyUnsound(match),
    verdict,
  };
}

function whyUnsound({ record }: Match): Withheld | null {
  const { status, review } = record.record;
  if (status !== 'published') return 'disputed';
  if (review === null) return 'unreviewed';
  if (!REVIEW_VERDICTS.some((verdict) => verdict === review.verdict)) return 'unrecognised_rating';
  // Both sides must be shown, and only an explanation can hold them.
  return review.verdict === 'conflicting' && !review.explanation ? 'undecided_review' : null;
}

function insufficient(nearest: Weighed | undefined, withheld: Withheld | null): Judgement {
  return {
    verdict: 'insufficient_evidence',
    nearest: nearest && withheld ? { match: nearest.match, withheld } : null,
  };
}

function isSome(matches: Match[]): matches is [Match, ...Match[]] {
  return matches.length > 0;
}
