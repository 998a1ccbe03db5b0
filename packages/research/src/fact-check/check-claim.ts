import { EVIDENCE_LIMIT, type Evidence, type FactCheckResult, type UsedRecord } from '@partner-api/contract';
import { computationOf } from '../events/computation.js';
import { rowEvidence, usedRows } from '../events/row-evidence.js';
import { usedRecords } from '../evidence.js';
import { fieldsOf } from '../index/fields.js';
import type { Level } from '../live-index.js';
import { fill, messagesIn, separated } from '../messages/catalogue.js';
import { EVENTS_METHOD, inheritanceMethod } from '../method.js';
import type { Present } from '../present.js';
import { type Conclusion, conclude } from './conclusion.js';
import { checkEvents } from './events/check-events.js';
import { eventConfidence } from './events/event-confidence.js';
import { eventFindings } from './events/event-evidence.js';
import { explainEvents } from './events/explain-events.js';
import { explain } from './explain.js';
import { findMatches, type Match, matchedClaim } from './find-matches.js';
import { judgeClaim } from './judge-claim.js';
import { judgeConfidence } from './judge-confidence.js';
import { verdictEvidence } from './verdict-evidence.js';

export type FactCheckFindings = Pick<
  FactCheckResult,
  | 'verdict'
  | 'verdict_label'
  | 'explanation'
  | 'matched_claims'
  | 'evidence'
  | 'computations'
  | 'coverage'
  | 'used_records'
  | 'confidence'
  | 'method'
>;

export interface CheckedClaim {
  readonly findings: FactCheckFindings;
  /** Those of `matched_claims`, in their order. */
  readonly matches: readonly Match[];
}

/**
 * Judges a claim by the reviewed claims that it repeats and, where it is about events, by counting those. The locale
 * chooses the words, after the verdict stands.
 */
export function checkClaim(level: Level, claim: string, locale: string, present: Present): CheckedClaim {
  const { index, events, mayRepeat, calibration } = level;
  const matches = findMatches(index, claim).filter(({ record }) =>
    fieldsOf(record)
      .filter(({ pointer }) => shownOfMatch.has(pointer))
      .every((field) => mayRepeat(record, field)),
  );
  const judgement = judgeClaim(index, claim, matches, calibration);
  const findings =
    judgement.verdict === 'not_checkable'
      ? ({ outcome: 'other' } as const)
      : checkEvents(level, claim, present);
  const conclusion = conclude(judgement, findings);
  const { check } = conclusion;
  const { evidence, rows } = evidenceFor(level, conclusion);
  const counted = check === null ? [] : [...check.tally.sureRows, ...check.tally.possibleRows];
  const usesEvents = check !== null && check.verdict.verdict !== 'undecided';
  const result: FactCheckFindings = {
    verdict: conclusion.verdict,
    verdict_label: messagesIn(locale).verdicts[conclusion.verdict],
    explanation: explainConclusion(conclusion, index.claimCount, locale),
    matched_claims: matches.map(matchedClaim),
    evidence,
    computations:
      check === null
        ? []
        : [computationOf(check.claim.measure, check.claim.scope, check.tally, check.coverage.extent)],
    coverage: index.coverage(matches.length + counted.length),
    used_records: [
      ...usedRecords(matches.map(({ record }) => record)),
      ...usedRows(events.table, [...rows, ...counted]),
    ] satisfies UsedRecord[],
    confidence: usesEvents
      ? eventConfidence(check)
      : judgeConfidence(index, claim, judgement, matches, calibration),
    method: usesEvents ? EVENTS_METHOD : inheritanceMethod(calibration),
  };
  return { findings: result, matches };
}

/** Of what the verdict rests on: a side that the verdict does not take brings no evidence. */
function evidenceFor(
  { index, events, mayRepeat }: Level,
  { verdict, judgement, check }: Conclusion,
): { evidence: Evidence[]; rows: readonly number[] } {
  const reviews = verdictEvidence(judgement);
  const isSilent =
    check === null ||
    (check.verdict.verdict === 'undecided' && judgement.verdict !== 'insufficient_evidence');
  if (isSilent || verdict === 'missing_context') return { evidence: reviews, rows: [] };
  // What came near without deciding is left out where the events decide.
  const kept =
    check.verdict.verdict === 'undecided' || judgement.verdict !== 'insufficient_evidence' ? reviews : [];
  const findings = eventFindings(events.table, check, EVIDENCE_LIMIT - kept.length);
  return {
    evidence: [...kept, ...rowEvidence(events.table, { index, mayRepeat }, findings, kept.length)],
    rows: findings.map(({ row }) => row),
  };
}

function explainConclusion(
  { judgement, check, unread }: Conclusion,
  claimsSearched: number,
  locale: string,
): string {
  const { events } = messagesIn(locale);
  const review = explain(judgement, claimsSearched, locale);
  if (check !== null) {
    const computation = explainEvents(check, locale);
    if (judgement.verdict === 'insufficient_evidence') return computation;
    return `${review} ${events.reviewAndEvents} ${computation}`;
  }
  if (unread.length === 0 || judgement.verdict !== 'insufficient_evidence') return review;
  return `${review} ${fill(events.unread, { words: separated(unread, locale) }, locale)}`;
}

const shownOfMatch: ReadonlySet<string> = new Set(['/text', '/review/explanation']);
