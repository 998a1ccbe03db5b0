import {
  type Computation,
  EVIDENCE_LIMIT,
  type Evidence,
  type FactCheckResult,
  type UsedRecord,
} from '@partner-api/contract';
import type { Present } from '../domain/present.js';
import type { Tally } from '../events/tally/tally.js';
import type { Level } from '../live/live-index.js';
import { samenessOf } from '../matching/calibration/calibration.js';
import { findMatches, type Match, matchedClaim } from '../matching/finding/find-matches.js';
import { messagesIn } from '../messages/catalogue.js';
import { fieldsOf } from '../records/fields.js';
import { computationOf, groupsOf } from '../results/computation.js';
import { usedRecords } from '../results/evidence.js';
import { EVENTS_METHOD, inheritanceMethod } from '../results/method.js';
import { type RowFinding, rowEvidence, usedRows } from '../results/row-evidence.js';
import { type Conclusion, conclude } from './conclusion.js';
import { checkEvents } from './events/check-events.js';
import { isComparison } from './events/event-check.js';
import { eventConfidence } from './events/event-confidence.js';
import { eventFindings } from './events/event-evidence.js';
import { explainEvents, explainOnRecord, explainUnread } from './events/explain-events.js';
import { MEASURE, onRecord, onRecordFindings } from './events/on-record.js';
import { explain, type Searched } from './explain.js';
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
  const { index, events, mayRepeat } = level;
  const matches = findMatches(index, claim).filter(({ record }) =>
    fieldsOf(record)
      .filter(({ pointer }) => shownOfMatch.has(pointer))
      .every((field) => mayRepeat(record, field)),
  );
  const counted = checkEvents(level, claim, present);
  // Pairs teach how talk is told again. Claims about events all share their places and their verbs, and say the same only
  // where they say it nearly word for word.
  const calibration = counted.outcome === 'other' ? level.calibration : null;
  const sameness = calibration && samenessOf(calibration, index, claim, matches);
  const judgement = judgeClaim(index, claim, matches, sameness);
  const conclusion = conclude(judgement, counted, () => onRecord(level, claim, present));
  const { checked } = conclusion;
  const { evidence, rows } = evidenceFor(level, conclusion);
  const rowsCounted = talliesOf(conclusion).flatMap(({ sureRows, possibleRows }) => [
    ...sureRows,
    ...possibleRows,
  ]);
  const usesEvents = checked !== null && checked.verdict !== 'undecided';
  const result: FactCheckFindings = {
    verdict: conclusion.verdict,
    verdict_label: messagesIn(locale).verdicts[conclusion.verdict],
    explanation: explainConclusion(conclusion, { claims: index.claimCount, matches: matches.length }, locale),
    matched_claims: matches.map(matchedClaim),
    evidence,
    computations: computationsOf(conclusion),
    coverage: index.coverage(matches.length + rowsCounted.length),
    used_records: [
      ...usedRecords(matches.map(({ record }) => record)),
      ...usedRows(events.table, [...rows, ...rowsCounted]),
    ] satisfies UsedRecord[],
    confidence: usesEvents ? eventConfidence(checked) : judgeConfidence(index, claim, judgement, sameness),
    method: usesEvents ? EVENTS_METHOD : inheritanceMethod(calibration),
  };
  return { findings: result, matches };
}

function talliesOf({ checked, recorded }: Conclusion): Tally[] {
  return [...(checked?.checks ?? []), ...(recorded === null ? [] : [recorded])].map(({ tally }) => tally);
}

function computationsOf({ checked, recorded }: Conclusion): Computation[] {
  if (recorded !== null)
    return [computationOf(MEASURE, recorded.scope, recorded.tally, recorded.coverage.extent)];
  return (checked?.checks ?? []).map((check) => {
    const { claim, tally, coverage } = check;
    const groups = isComparison(check) ? groupsOf(check.grouped) : [];
    return computationOf(claim.measure, claim.scope, tally, coverage.extent, groups);
  });
}

/** Of what the verdict rests on: a side that the verdict does not take brings no evidence. */
function evidenceFor(
  { index, events, mayRepeat }: Level,
  { verdict, judgement, checked, recorded }: Conclusion,
): { evidence: Evidence[]; rows: readonly number[] } {
  const reviews = verdictEvidence(judgement);
  const beside = (kept: readonly Evidence[], findings: readonly RowFinding[]) => ({
    evidence: [...kept, ...rowEvidence(events.table, { index, mayRepeat }, findings, kept.length)],
    rows: findings.map(({ row }) => row),
  });
  if (recorded !== null)
    return beside(reviews, onRecordFindings(events.table, recorded, EVIDENCE_LIMIT - reviews.length));
  const isSilent =
    checked === null || (checked.verdict === 'undecided' && judgement.verdict !== 'insufficient_evidence');
  if (isSilent || verdict === 'missing_context') return { evidence: reviews, rows: [] };
  // What came near without deciding is left out where the events decide.
  const kept =
    checked.verdict === 'undecided' || judgement.verdict !== 'insufficient_evidence' ? reviews : [];
  return beside(kept, eventFindings(events.table, checked, EVIDENCE_LIMIT - kept.length));
}

function explainConclusion(
  { judgement, checked, unread, recorded }: Conclusion,
  searched: Searched,
  locale: string,
): string {
  const { events } = messagesIn(locale);
  const review = explain(judgement, searched, locale);
  if (checked !== null) {
    const computation = explainEvents(checked, locale);
    if (judgement.verdict === 'insufficient_evidence') return computation;
    return `${review} ${events.reviewAndEvents} ${computation}`;
  }
  const isSilent = judgement.verdict === 'insufficient_evidence';
  return [
    ...(unread !== null && isSilent ? [explainUnread(unread, locale)] : []),
    review,
    ...(recorded === null ? [] : [explainOnRecord(recorded, locale)]),
  ].join(' ');
}

const shownOfMatch: ReadonlySet<string> = new Set(['/text', '/review/explanation']);
