import type { Claim, MatchedClaim } from '@partner-api/contract';
import { searchableMessage } from '@partner-api/text';
import type { CorpusRecord } from '../corpus.js';
import { type HeldPassage, readRecord } from '../index/held-record.js';
import type { Found } from '../index/language-indexes.js';
import type { RecordIndex } from '../index/record-index.js';

/** A stored claim that shares words with the submitted one. */
export interface Match {
  readonly record: CorpusRecord & { readonly kind: 'claim' };
  /** BM25 as a share of what a claim of average length with every term of the submitted one would reach, 0 to 1. */
  readonly score: number;
}

/** The stored claims most like a submitted one, best first. */
export function findMatches(index: RecordIndex, claim: string): Match[] {
  return rankClaims(index, claim, mostMatches).flatMap(({ item, score }) => {
    const record = readRecord(item.holder);
    return record.kind === 'claim' ? [{ record, score: Math.min(1, score) }] : [];
  });
}

/** At most `limit` stored claims that are like a submitted one, best first, unread. */
export function rankClaims(index: RecordIndex, claim: string, limit: number): Found<HeldPassage>[] {
  // Who says it and when counts for finding, though not for comparing.
  const message = searchableMessage(claim);
  return index.statements.search(() => message, limit).filter(({ score }) => score >= leastScore);
}

/** Matches that are reported. */
const mostMatches = 5;
/** Below it only common words agree; leaving those out costs .0003 MAP@5 (997 tweets of CLEF CheckThat! 2020). */
const leastScore = 0.08;

export function matchedClaim({ record, score }: Match): MatchedClaim {
  const { id, version, text, review }: Claim = record.record;
  return { id, version, text, review, score: Math.round(score * 1000) / 1000, method: 'bm25' };
}
