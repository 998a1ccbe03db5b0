import type { FactCheckResult } from '@partner-api/contract';
import type { MayRepeat } from '../disclosures.js';
import { usedRecords } from '../evidence.js';
import { fieldsOf } from '../index/fields.js';
import type { RecordIndex } from '../index/record-index.js';
import { messagesIn } from '../messages/catalogue.js';
import { explain } from './explain.js';
import { findMatches, matchedClaim } from './find-matches.js';
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
  | 'coverage'
  | 'used_records'
  | 'confidence'
>;

/** Judges a claim by the reviewed claims that it repeats. The locale chooses the words, after the verdict stands. */
export function checkClaim(
  index: RecordIndex,
  claim: string,
  { locale, mayRepeat }: { readonly locale: string; readonly mayRepeat: MayRepeat },
): FactCheckFindings {
  const matches = findMatches(index, claim).filter(({ record }) =>
    fieldsOf(record)
      .filter(({ pointer }) => shownOfMatch.has(pointer))
      .every((field) => mayRepeat(record, field)),
  );
  const judgement = judgeClaim(index, claim, matches);
  return {
    verdict: judgement.verdict,
    verdict_label: messagesIn(locale).verdicts[judgement.verdict],
    explanation: explain(judgement, index.claimCount, locale),
    matched_claims: matches.map(matchedClaim),
    evidence: verdictEvidence(judgement),
    coverage: index.coverage(matches.length),
    used_records: usedRecords(matches.map(({ record }) => record)),
    confidence: judgeConfidence(index, claim, judgement),
  };
}

const shownOfMatch: ReadonlySet<string> = new Set(['/text', '/review/explanation']);
