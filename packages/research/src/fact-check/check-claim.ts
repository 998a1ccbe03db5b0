import {
  type Computation,
  EVIDENCE_LIMIT,
  type Evidence,
  type FactCheckResult,
  type UsedRecord,
} from '@partner-api/contract';
import type { Reading } from '@partner-api/query';
import type { Present } from '../domain/present.js';
import { eventsIn } from '../events/tally/tally.js';
import type { IndexSnapshot } from '../live/live-index.js';
import { matchProbabilities } from '../matching/calibration/calibration.js';
import { findMatches, isShown, type Match, matchedClaim } from '../matching/finding/find-matches.js';
import { say } from '../messages/catalogue.js';
import { type Localization, localizationOf } from '../messages/localization.js';
import { sayReading } from '../messages/reading-words.js';
import { fieldsOf } from '../records/fields.js';
import { computationOf } from '../results/computation.js';
import { evidenceOf, type Quotation, usedRecords } from '../results/evidence.js';
import { readingOf } from '../results/findings.js';
import { EVENTS_METHOD, inheritanceMethod } from '../results/method.js';
import { type RowFinding, rowEvidence, usedRows } from '../results/row-evidence.js';
import { checkEvents } from './check-events.js';
import { type Conclusion, conclude } from './conclusion.js';
import { eventConfidence, reviewConfidence } from './confidence.js';
import { dossierSentences } from './dossier-sentences.js';
import { eventFindings } from './event-evidence.js';
import { explain } from './explain.js';
import { explainEvents } from './explain-events.js';
import { judgeClaim } from './judge-claim.js';
import { reviewEvidence } from './review-evidence.js';

export type FactCheckFindings = Omit<FactCheckResult, 'id' | 'claim' | 'locale' | 'generated_at'>;

export interface CheckedClaim {
  readonly findings: FactCheckFindings;
  /** The matches behind `matched_claims`, in the same order. */
  readonly matches: readonly Match[];
}

/**
 * Checks a claim against matching reviewed claims and, if it is about events, against event counts. The locale only
 * affects wording, never the verdict.
 */
export function checkClaim(
  snapshot: IndexSnapshot,
  claim: string,
  locale: string,
  present: Present,
  reading: Reading = snapshot.events.reader.readClaim(claim, present.today),
): CheckedClaim {
  const { index, events } = snapshot;
  const matches = findMatches(index, claim).filter((match) => canShow(snapshot, match));
  const checked = checkEvents(snapshot, reading, present);
  // A calibration is fitted to labelled pairs, which are paraphrases of online posts. Claims about events share places
  // and verbs with many others, so no calibration applies and only near-verbatim matches count as the same.
  const isAboutEvents = reading.tier === 'none' ? reading.reason === 'guarded' : reading.tier === 'exact';
  const calibration = isAboutEvents ? null : snapshot.calibration;
  const probabilities = calibration && matchProbabilities(calibration, index, claim, matches);
  const reviewed = judgeClaim(index, claim, matches, probabilities);
  const conclusion = conclude(reviewed, checked, reading.tier === 'none' ? reading.reason : null);
  const localization = localizationOf(events.table, locale);
  const dossiers = dossierSentences(snapshot, claim);
  const { evidence, rows } = evidenceFor(snapshot, conclusion, dossiers);
  const cited = new Set(evidence.map(({ record }) => record.id));
  const shown = matches.filter((match) => isShown(match) || cited.has(match.record.record.id));
  const tallies = (checked?.checks ?? []).map(({ tally }) => tally);
  const countedRowCount = tallies.reduce((sum, tally) => sum + eventsIn(tally), 0);
  const isByCounts =
    checked !== null && checked.verdict !== 'undecided' && conclusion.verdict !== 'missing_context';
  const confidence = isByCounts
    ? eventConfidence(checked)
    : reviewConfidence(index, claim, conclusion.judgement, probabilities);
  const findings: FactCheckFindings = {
    verdict: conclusion.verdict,
    verdict_label: say(locale, `verdict.${conclusion.verdict}`),
    explanation: [
      explainAll(conclusion, reading, { claims: index.claimCount, matches: shown.length }, localization),
      ...(dossiers.length > 0 ? [say(locale, 'dossier.repeats')] : []),
    ].join(' '),
    matched_claims: shown.map(matchedClaim),
    evidence,
    computations: computationsOf(conclusion, localization),
    reading: readingOf(reading),
    coverage: index.coverage(matches.length + countedRowCount),
    used_records: [
      ...usedRecords([...shown, ...dossiers].map(({ record }) => record)),
      ...usedRows(events.table, rows, ...tallies.map((tally) => tally.rows)),
    ] satisfies UsedRecord[],
    // A review and the counts may each be certain, and contradict each other.
    confidence: conclusion.verdict === 'conflicting' && confidence === 'high' ? 'medium' : confidence,
    method: isByCounts ? EVENTS_METHOD : inheritanceMethod(calibration),
  };
  return { findings, matches: shown };
}

/** Whether every field of a match that the response shows may be quoted. */
function canShow({ canQuote }: IndexSnapshot, { record }: Match): boolean {
  return fieldsOf(record)
    .filter(({ pointer }) => shownPointers.has(pointer))
    .every((field) => canQuote(record, field));
}

const shownPointers: ReadonlySet<string> = new Set(['/text', '/review/explanation']);

function computationsOf({ checked }: Conclusion, localization: Localization): Computation[] {
  return (checked?.checks ?? []).map((check) =>
    computationOf(check, check.parts?.groups ?? [], localization),
  );
}

/**
 * Evidence of reviews and of event counts. Reviews are omitted if only the counts give a verdict, and counts if only the
 * reviews do or the verdict is `missing_context`; dossier sentences are always context.
 */
function evidenceFor(
  { index, events, canQuote }: IndexSnapshot,
  { verdict, judgement, checked }: Conclusion,
  dossiers: readonly Quotation[],
): { evidence: Evidence[]; rows: readonly number[] } {
  const reviewed = reviewEvidence(judgement);
  const quotedFrom = (start: number) =>
    dossiers.map((quotation, offset) => evidenceOf(quotation, 'context', start + offset));
  const reviews = [...reviewed, ...quotedFrom(reviewed.length)];
  const omitsCounts =
    checked === null || (checked.verdict === 'undecided' && judgement.verdict !== 'insufficient_evidence');
  if (omitsCounts || verdict === 'missing_context') return { evidence: reviews, rows: [] };
  // Without a verdict of its own, a review is only the nearest one, which cannot be inherited.
  const isDecidedByCountsAlone =
    checked.verdict !== 'undecided' && judgement.verdict === 'insufficient_evidence';
  const kept = isDecidedByCountsAlone ? quotedFrom(0) : reviews;
  const findings: readonly RowFinding[] = eventFindings(events.table, checked, EVIDENCE_LIMIT - kept.length);
  return {
    evidence: [...kept, ...rowEvidence(events.table, { index, canQuote }, findings, kept.length)],
    rows: findings.map(({ row }) => row),
  };
}

function explainAll(
  { judgement, checked }: Conclusion,
  reading: Reading,
  searched: { readonly claims: number; readonly matches: number },
  localization: Localization,
): string {
  const { locale } = localization;
  const review = explain(judgement, searched, locale);
  const hasNoReview = judgement.verdict === 'insufficient_evidence';
  if (checked === null)
    return hasNoReview ? [...sayReading(reading, localization), review].join(' ') : review;
  const counted = explainEvents(checked, reading, localization);
  return hasNoReview ? counted : `${review} ${say(locale, 'review.and_events')} ${counted}`;
}
