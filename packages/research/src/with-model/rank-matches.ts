import type { MatchedClaim } from '@partner-api/contract';
import { type CheckedClaim, checkClaim, type FactCheckFindings } from '../fact-check/check-claim.js';
import type { IndexSnapshot } from '../live/live-index.js';
import { type Match, rankOf } from '../matching/finding/find-matches.js';
import { withModel } from '../results/method.js';
import { type ModelParts, proposedReading, type WithSnapshot } from './proposed-reading.js';
import { rankBySimilarity } from './rank-by-similarity.js';

/**
 * Checks a claim and lets the model reorder the matched claims and propose a query for a partial reading. The model
 * never affects the verdict, and records retracted or corrected meanwhile are excluded.
 */
export async function checkAndRank(
  { live, model, present }: ModelParts,
  claim: string,
  locale: string,
): Promise<WithSnapshot<FactCheckFindings>> {
  const { reader } = (await live.current()).events;
  const { today } = present();
  const read = await proposedReading(model, reader, claim, reader.readClaim(claim, today), today);
  const before = await live.current();
  const checked = checkIn(before);
  const { matches } = checked;
  if (model.compare === null || matches.length < 2) return { findings: checked.findings, snapshot: before };
  const ranked = await rankBySimilarity(
    model,
    claim,
    matches,
    ({ record }) => record.record.text,
    (model.deadlineMilliseconds * 2) / 3,
    (match) => rankOf(match) / nearnessWeight,
  );

  const snapshot = await live.current();
  const isAsBefore = snapshot.revision === before.revision && snapshot.calibration === before.calibration;
  const { findings } = isAsBefore ? checked : checkIn(snapshot);
  const method = withModel(findings.method, ranked === null ? 'model-unavailable' : 'model-ranking');
  return {
    findings: { ...findings, method, matched_claims: inOrder(findings.matched_claims, ranked ?? []) },
    snapshot,
  };

  function checkIn(snapshot: IndexSnapshot): CheckedClaim {
    const result = checkClaim(snapshot, claim, locale, present(), read.reading);
    const { method, computations } = result.findings;
    if (!read.isProposed || computations.length === 0) return result;
    return { ...result, findings: { ...result.findings, method: withModel(method, 'model-reading') } };
  }
}

/**
 * Weight of the model's similarity (-1 to 1) relative to our ranking score. On 197 tweets of CLEF CheckThat!, MRR is
 * .859 without the model, .843 with the model alone and .874 combined (above .865 for weights from .2 to 1).
 */
const nearnessWeight = 0.3;

/** Claims that the model did not rank follow in their previous order. */
function inOrder(matches: readonly MatchedClaim[], ranked: readonly Match[]): MatchedClaim[] {
  const place = new Map(ranked.map(({ record }, position) => [record.record.id, position]));
  const placeOf = ({ id }: MatchedClaim) => place.get(id) ?? ranked.length;
  return matches.toSorted((a, b) => placeOf(a) - placeOf(b));
}
