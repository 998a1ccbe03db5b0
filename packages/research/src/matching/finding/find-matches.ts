import type { Claim, MatchedClaim } from '@partner-api/contract';
import { searchableMessage } from '@partner-api/text';
import { comparePassages, type IndexedPassage } from '../../index/indexed-passage.js';
import { indexLanguage, type ScoredItem } from '../../index/language-indexes.js';
import { type RecordIndex, statementText } from '../../index/record-index.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { characterSimilarity } from './character-similarity.js';
import { splitCompounds } from './split-compounds.js';

/** A stored claim that shares words with the submitted one. */
export interface Match {
  readonly record: CorpusRecord & { readonly kind: 'claim' };
  /**
   * BM25 as a share of the maximum for the submitted claim, 0 to 1. The order of matches also depends on `similarity`
   * (see `rankClaims`).
   */
  readonly score: number;
  /** Similarity by character n-grams (`characterSimilarity`), 0 to 1. */
  readonly similarity: number;
}

/** The ranking score. Differences below .005 are ties, in which the claim entered first ranks first. */
export function rankOf({ score, similarity }: Pick<Match, 'score' | 'similarity'>): number {
  return score + RANKING.characterWeight * similarity;
}

/**
 * Whether a match is similar enough to show. In CheckThat! train and dev, more than half of the matches at or above
 * this rank are correct, and 85 of 100 correct ones are included; below it, one in sixteen is correct.
 */
export function isShown(match: Match): boolean {
  return rankOf(match) >= minShownRank;
}

const minShownRank = 0.3;

/** The most similar stored claims, best first, as if records for which `isLeftOut` is true did not exist. */
export function findMatches(
  index: RecordIndex,
  claim: string,
  isLeftOut: (record: CorpusRecord) => boolean = () => false,
): Match[] {
  return rankClaims(index, claim, maxMatches, { ...RANKING, isLeftOut }).flatMap(
    ({ item, score, similarity }) => {
      const record = item.parent;
      return record.kind === 'claim' ? [{ record, score: Math.min(1, score), similarity }] : [];
    },
  );
}

/**
 * Returns at most `limit` stored claims, best first: the BM25 candidates, reranked by BM25 plus `characterWeight` times
 * their n-gram similarity. Differences below `tieWidth` are ties, in which the claim entered first ranks first.
 */
export function rankClaims(
  index: RecordIndex,
  claim: string,
  limit: number,
  { characterWeight, tieWidth, splitsCompounds, isLeftOut }: Ranking = RANKING,
): RankedClaim[] {
  // Author and date count for retrieval, though not for comparison.
  const message = searchableMessage(claim);
  const found = index.statements
    .search(
      (language) => (splitsCompounds ? withSplitCompounds(index, message, language) : message),
      Math.max(limit, maxReranked),
    )
    .filter(({ score }) => score >= minScore)
    .flatMap((one) => {
      const record = one.item.parent;
      return isLeftOut?.(record) ? [] : [{ ...one, text: statementText(record) }];
    });
  const lang = indexLanguage(found[0]?.item.parent.record.lang ?? 'und');
  const similarity = characterSimilarity(
    message,
    found.map(({ text }) => text),
    lang,
  );
  return found
    .map((one, place) => ({ ...one, similarity: similarity[place] ?? 0 }))
    .map((one) => ({ one, rank: Math.round((one.score + characterWeight * one.similarity) / tieWidth) }))
    .sort((a, b) => b.rank - a.rank || comparePassages(a.one.item, b.one.item))
    .slice(0, limit)
    .map(({ one }) => one);
}

interface Ranking {
  readonly characterWeight: number;
  readonly tieWidth: number;
  /** Whether run-together words that are in no claim are split. */
  readonly splitsCompounds: boolean;
  readonly isLeftOut?: (record: CorpusRecord) => boolean;
}

type RankedClaim = ScoredItem<IndexedPassage> & Pick<Match, 'similarity'>;

function withSplitCompounds(index: RecordIndex, message: string, language: string): string {
  return [message, ...splitCompounds(message, language, index.statements.idf(language))].join(' ');
}

/** Fitted on the training tweets of CLEF CheckThat! 2020: benchmarks/retrieval/fit-ranking.mjs. */
const RANKING: Ranking = { characterWeight: 0.5, tieWidth: 0.005, splitsCompounds: true };
/** Number of BM25 candidates to rerank. */
const maxReranked = 50;
const maxMatches = 5;
/** Below it, matches share only common words; dropping them costs .0003 MAP@5 (997 tweets of CLEF CheckThat! 2020). */
const minScore = 0.08;

export function matchedClaim({ record, score }: Match): MatchedClaim {
  const { id, version, text, review }: Claim = record.record;
  return { id, version, text, review, score: Math.round(score * 1000) / 1000, method: 'bm25' };
}
