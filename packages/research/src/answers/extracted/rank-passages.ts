import { sentences, words } from '@partner-api/text';
import { comparePassages, type HeldPassage } from '../../index/held-record.js';
import { type Found, indexLanguage, type Rarity } from '../../index/language-indexes.js';
import { passagesOf } from '../../index/passages.js';
import type { Level } from '../../live/live-index.js';
import { withoutRemovedPlaces } from '../../records/removed-places.js';
import { asUnderstood } from './as-understood.js';
import { questionShares, type Sentences } from './question-share.js';

/**
 * At most `limit` passages that a question is about, best first: those that BM25 finds, the first of them in the order
 * of their score plus `sentenceWeight` times the share of the question that one of their sentences holds. The words that
 * only make it a question count here: rarity sees to them, and without them the right paragraph of XQuAD is first less
 * often (es .935 to .931).
 */
export function rankPassages(
  level: Level,
  question: string,
  limit: number,
  { sentenceWeight } = RANKING,
): Found<HeldPassage>[] {
  const { index } = level;
  const query = asUnderstood(level, question);
  const found = index.passages.search(() => query, Math.max(limit, mostCompared));
  const [first, others] = [found.slice(0, mostCompared), found.slice(mostCompared)];
  const shares = bestSentences(first, query, (language) => index.passages.rarity(language));
  const compared = first
    .map((one) => ({ one, rank: one.score + sentenceWeight * (shares.get(one) ?? 0) }))
    .sort((a, b) => b.rank - a.rank || comparePassages(a.one.item, b.one.item))
    .map(({ one }) => one);
  return [...compared, ...others].slice(0, limit);
}

/** Fitted on half of the questions of XQuAD in English, Spanish and Russian: benchmarks/retrieval/fit-ranking.mjs. */
const RANKING = { sentenceWeight: 0.5 };
/** Passages that are put in order anew: each is read for it. */
const mostCompared = 10;

type FoundPassage = Found<HeldPassage>;

/** The most of the question that one sentence of each passage holds; those of one language are weighed together. */
function bestSentences(
  found: readonly FoundPassage[],
  question: string,
  rarity: (language: string) => Rarity,
): Map<FoundPassage, number> {
  const shares = new Map<FoundPassage, number>();
  for (const language of new Set(found.map(languageOf))) {
    const passages = found.filter((passage) => languageOf(passage) === language);
    const read = passages.map(({ item }) => sentencesOf(item, language));
    const held = questionShares(question, language, rarity(language), read);
    for (const [place, passage] of passages.entries()) shares.set(passage, held[place] ?? 0);
  }
  return shares;
}

function languageOf({ item }: FoundPassage): string {
  return indexLanguage(item.holder.lang);
}

function sentencesOf({ holder, part }: HeldPassage, language: string): Sentences {
  const fields = passagesOf(holder.content)[part]?.fields ?? [];
  return fields.flatMap(({ text }) =>
    sentences(text.slice(0, mostCharactersRead), language).map((sentence) =>
      words(withoutRemovedPlaces(sentence.text), language),
    ),
  );
}

/** Of each field: reading costs about 2 ms for each 10,000 characters. */
const mostCharactersRead = 4_000;
