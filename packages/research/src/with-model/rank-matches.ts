import type { MatchedClaim } from '@partner-api/contract';
import type { Present } from '../domain/present.js';
import { type CheckedClaim, checkClaim, type FactCheckFindings } from '../fact-check/check-claim.js';
import type { Level, LiveIndex } from '../live/live-index.js';
import { type Match, rankOf } from '../matching/finding/find-matches.js';
import { withModel } from '../results/method.js';
import { byLikeness } from './by-likeness.js';
import type { LanguageModel } from './language-model.js';
import { proposedReading } from './proposed-reading.js';

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
 * The verdict as it is without a model, which plays no part in it, with what is on record for the query that a model proposes of a
 * claim that was understood in part, and the matched claims in the order that a model and the ranking give them together. What was retracted or corrected while the model was at work is not among them.
 */
export async function checkAndRank(
  { live, model, present }: RankingParts,
  claim: string,
  locale: string,
): Promise<Checked> {
  const read = await readWith(await live.current());
  const before = await live.current();
  const checked = checkIn(before);
  const { matches } = checked;
  if (model.compare === null || matches.length < 2) return { findings: checked.findings, level: before };
  const ranked = await byLikeness(
    model,
    claim,
    matches,
    ({ record }) => record.record.text,
    (model.deadlineMilliseconds * 2) / 3,
    (match) => rankOf(match) / nearnessWeight,
  );

  const level = await live.current();
  const isAsBefore = level.revision === before.revision && level.calibration === before.calibration;
  const { findings } = isAsBefore ? checked : checkIn(level);
  const method = withModel(findings.method, ranked === null ? 'model-unavailable' : 'model-ranking');
  return {
    findings: { ...findings, method, matched_claims: inOrder(findings.matched_claims, ranked ?? []) },
    level,
  };

  async function readWith({ events: { reader } }: Level) {
    const { today } = present();
    return proposedReading(model, reader, claim, reader.readClaim(claim, today), today);
  }

  function checkIn(level: Level): CheckedClaim {
    const told = checkClaim(level, claim, locale, present(), read.reading);
    const { method, computations } = told.findings;
    if (!read.isProposed || computations.length === 0) return told;
    return { ...told, findings: { ...told.findings, method: withModel(method, 'model-reading') } };
  }
}

/**
 * How much the nearness that a model finds, -1 to 1, counts beside our own order. Alone it is worse than no model: the
 * right claim was first of 197 tweets of CLEF CheckThat! less often (MRR .843 against .859; together .874, and between .2
 * and 1 above .865).
 */
const nearnessWeight = 0.3;

/** Claims that the model did not see stay where they were, behind those that it did. */
function inOrder(matches: readonly MatchedClaim[], ranked: readonly Match[]): MatchedClaim[] {
  const place = new Map(ranked.map(({ record }, position) => [record.record.id, position]));
  const placeOf = ({ id }: MatchedClaim) => place.get(id) ?? ranked.length;
  return matches.toSorted((a, b) => placeOf(a) - placeOf(b));
}
