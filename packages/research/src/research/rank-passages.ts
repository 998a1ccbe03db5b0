import { sentences, words } from '@partner-api/text';
import { comparePassages, type HeldPassage, readRecord } from '../index/held-record.js';
import { type Found, indexLanguage } from '../index/language-indexes.js';
import { passagesOf } from '../index/passages.js';
import type { Level } from '../live-index.js';
import { type QuestionShare, questionShare } from './question-share.js';

/**
 * At most `limit` passages that a question is about, best first: those that BM25 finds, the first of them in the order
 * of their score plus `sentenceWeight` times the share of the question that one of their sentences holds. The words that
 * only make it a question count here: rarity sees to them, and without them the right paragraph of XQuAD is first less
 * often (es .935 to .931).
 */
export function rankPassages(
  { index, events }: Level,
  question: string,
  limit: number,
  { sentenceWeight } = RANKING,
): Found<HeldPassage>[] {
  // Records write the names of places as their sources do.
  const query = events.reader.withRecordedPlaces(question);
  const found = index.passages.search(() => query, Math.max(limit, mostCompared));
  const shares = new Map<string, QuestionShare>();
  const shareIn = (language: string) => {
    const share = shares.get(language) ?? questionShare(query, language, index.passages.rarity(language));
    shares.set(language, share);
    return share;
  };
  const compared = found
    .slice(0, mostCompared)
    .map((one) => ({ one, rank: one.score + sentenceWeight * bestSentence(one.item, shareIn) }))
    .sort((a, b) => b.rank - a.rank || comparePassages(a.one.item, b.one.item))
    .map(({ one }) => one);
  return [...compared, ...found.slice(mostCompared)].slice(0, limit);
}

/** Fitted on half of the questions of XQuAD in English, Spanish and Russian: packages/research/scripts/fit-ranking.mjs. */
const RANKING = { sentenceWeight: 0.5 };
/** Passages that are put in order anew: each is read for it. */
const mostCompared = 10;

/** The most of a question that one sentence of a passage holds. */
function bestSentence({ holder, part }: HeldPassage, shareIn: (language: string) => QuestionShare): number {
  const language = indexLanguage(holder.lang);
  const share = shareIn(language);
  const fields = passagesOf(readRecord(holder))[part]?.fields ?? [];
  let most = 0;
  for (const { text } of fields)
    for (const sentence of sentences(text.slice(0, mostCharactersRead), language))
      most = Math.max(most, share(words(sentence.text, language)));
  return most;
}

/** Of each field: reading costs about 2 ms for each 10,000 characters. */
const mostCharactersRead = 4_000;
