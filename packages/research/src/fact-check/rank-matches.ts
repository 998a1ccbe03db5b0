import type { MatchedClaim } from '@partner-api/contract';
import type { LanguageModel } from '../language-model.js';
import type { Level, LiveIndex } from '../live-index.js';
import { withModel } from '../method.js';
import type { Present } from '../present.js';
import { byLikeness } from '../wording/by-likeness.js';
import { checkClaim, type FactCheckFindings } from './check-claim.js';

export interface Checked {
  readonly findings: FactCheckFindings;
  /** What they are level with. */
  readonly level: Level;
}

export interface RankingParts {
  readonly live: Pick<LiveIndex, 'current'>;
  readonly model: LanguageModel;
  readonly present: () => Present;
}

/**
 * The verdict as it is without a model, which plays no part in it, with the matched claims in the order that a model
 * gives them. What was retracted or corrected while the model was at work is not among them.
 */
export async function checkAndRank(
  { live, model, present }: RankingParts,
  claim: string,
  locale: string,
): Promise<Checked> {
  const before = await live.current();
  const checked = checkClaim(before, claim, locale, present());
  const { matched_claims: matches } = checked;
  if (model.compare === null || matches.length < 2) return { findings: checked, level: before };
  const ranked = await byLikeness(model, claim, matches, ({ text }) => text, model.deadlineMilliseconds);

  const level = await live.current();
  const isAsBefore = level.revision === before.revision && level.calibration === before.calibration;
  const findings = isAsBefore ? checked : checkClaim(level, claim, locale, present());
  const method = withModel(findings.method, ranked === null ? 'model-unavailable' : 'model-ranking');
  return {
    findings: { ...findings, method, matched_claims: inOrder(findings.matched_claims, ranked ?? []) },
    level,
  };
}

/** Claims that the model did not see stay where they were, behind those that it did. */
function inOrder(matches: readonly MatchedClaim[], ranked: readonly MatchedClaim[]): MatchedClaim[] {
  const place = new Map(ranked.map(({ id }, position) => [id, position]));
  const placeOf = ({ id }: MatchedClaim) => place.get(id) ?? ranked.length;
  return matches.toSorted((a, b) => placeOf(a) - placeOf(b));
}
