import type { Claim, MatchedClaim } from '@partner-api/contract';
import { searchableMessage } from '@partner-api/text';
import { comparePassages, type HeldPassage } from '../../index/held-record.js';
import { type Found, indexLanguage } from '../../index/language-indexes.js';
import { type RecordIndex, statementText } from '../../index/record-index.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { characterLikeness } from './character-likeness.js';
import { joinedWords } from './joined-words.js';

/** A stored claim that shares words with the submitted one. */
export interface Match {
  readonly record: CorpusRecord & { readonly kind: 'claim' };
  /** BM25 as a share of what a claim of average length with every term of the submitted one would reach, 0 to 1. The
   * order of matches takes more into account (`rankClaims`). */
  readonly score: number;
  /** How alike the two are written, 0 to 1, beside the others that were found (`characterLikeness`). */
  readonly likeness: number;
}

/** What the order of matches goes by, up to .005: of those closer to each other the one entered first leads. */
export function rankOf({ score, likeness }: Pick<Match, 'score' | 'likeness'>): number {
  return score + RANKING.characterWeight * likeness;
}

/**
 * Whether a match is worth showing. Of the matches of CheckThat! train and dev at or above this rank more than half say what
 * the message says, and 85 of 100 that do are among them; below it one in sixteen does.
 */
export function isShown(match: Match): boolean {
  return rankOf(match) >= leastShownRank;
}

const leastShownRank = 0.3;

/** The stored claims most like a submitted one, best first; as if those did not exist that `isLeftOut` names. */
export function findMatches(
  index: RecordIndex,
  claim: string,
  isLeftOut: (record: CorpusRecord) => boolean = () => false,
): Match[] {
  return rankClaims(index, claim, mostMatches, { ...RANKING, isLeftOut }).flatMap(
    ({ item, score, likeness }) => {
      const record = item.holder.content;
      return record.kind === 'claim' ? [{ record, score: Math.min(1, score), likeness }] : [];
    },
  );
}

/**
 * At most `limit` stored claims that are like a submitted one, best first: those that BM25 finds, in the order of their
 * score plus `characterWeight` times how alike they are written. Differences below `sameRank` tell nothing; of claims so
 * close the one entered first leads.
 */
export function rankClaims(
  index: RecordIndex,
  claim: string,
  limit: number,
  { characterWeight, sameRank, joinsWords, isLeftOut }: Ranking = RANKING,
): RankedClaim[] {
  // Who says it and when counts for finding, though not for comparing.
  const message = searchableMessage(claim);
  const found = index.statements
    .search(
      (language) => (joinsWords ? withJoinedWords(index, message, language) : message),
      Math.max(limit, mostCompared),
    )
    .filter(({ score }) => score >= leastScore)
    .flatMap((one) => {
      const record = one.item.holder.content;
      return isLeftOut?.(record) ? [] : [{ ...one, text: statementText(record) }];
    });
  const lang = indexLanguage(found[0]?.item.holder.lang ?? 'und');
  const likeness = characterLikeness(
    message,
    found.map(({ text }) => text),
    lang,
  );
  return found
    .map((one, place) => ({ ...one, likeness: likeness[place] ?? 0 }))
    .map((one) => ({ one, rank: Math.round((one.score + characterWeight * one.likeness) / sameRank) }))
    .sort((a, b) => b.rank - a.rank || comparePassages(a.one.item, b.one.item))
    .slice(0, limit)
    .map(({ one }) => one);
}

interface Ranking {
  readonly characterWeight: number;
  readonly sameRank: number;
  /** Whether words that no claim holds are taken apart. */
  readonly joinsWords: boolean;
  readonly isLeftOut?: (record: CorpusRecord) => boolean;
}

type RankedClaim = Found<HeldPassage> & Pick<Match, 'likeness'>;

function withJoinedWords(index: RecordIndex, message: string, language: string): string {
  return [message, ...joinedWords(message, language, index.statements.rarity(language))].join(' ');
}

/** Fitted on the training tweets of CLEF CheckThat! 2020: benchmarks/retrieval/fit-ranking.mjs. */
const RANKING: Ranking = { characterWeight: 0.5, sameRank: 0.005, joinsWords: true };
/** Candidates of BM25 that are put in order anew. */
const mostCompared = 50;
/** Matches that are reported. */
const mostMatches = 5;
/** Below it only common words agree; leaving those out costs .0003 MAP@5 (997 tweets of CLEF CheckThat! 2020). */
const leastScore = 0.08;

export function matchedClaim({ record, score }: Match): MatchedClaim {
  const { id, version, text, review }: Claim = record.record;
  return { id, version, text, review, score: Math.round(score * 1000) / 1000, method: 'bm25' };
}
