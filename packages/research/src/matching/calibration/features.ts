import { remembered } from '@partner-api/text';
import { indexLanguage, type Rarity } from '../../index/language-indexes.js';
import type { RecordIndex } from '../../index/record-index.js';
import { shareFound } from '../../index/share-found.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { type Match, rankOf } from '../finding/find-matches.js';
import { wordTable } from '../finding/word-table.js';
import { exclusiveWeight, findRivals, type Rival } from './rivals.js';
import { hasSameWords } from './same-words.js';
import { type StoredWords, type SubmittedWords, storedWords, submittedWords } from './words-compared.js';

/**
 * What is measured of a submitted claim beside a stored one that was found for it, in the order of the weights of a
 * model. A change of their meaning is a new `FEATURES_VERSION`, because a model fitted to others would mislead.
 */
export const FEATURES = [
  /** Rank of the match less that of the best one that says something else, and the second as a share of the first. */
  'margin',
  'rival_share',
  /** Whether nothing that says something else was found before it. */
  'leads',
  /** Rarity of all that the two have in common, and of what no other claim has of it. */
  'common_weight',
  'exclusive_weight',
  /** Of the rarest term that the two have in common, with and without names. */
  'common_rarest',
  'common_plain_rarest',
  /** Rarity of the rarest term of the stored claim that the submitted one lacks. */
  'missing_rarest',
  /** Shares by rarity: of the stored claim, of its context, of both, of its names. */
  'stored_share',
  'context_share',
  'told_share',
  'name_share',
  /** Shares of the first two in what is said alone, without who signs it and whom it addresses. */
  'stored_said',
  'context_said',
  /** Share of the context where words that are spelt alike are alike. */
  'context_likeness',
  /** Shares by rarity: of the submitted claim, of its best sentence, of the best of what it quotes. */
  'submitted_share',
  'sentence_share',
  'quote_share',
  /** Shares of runs of four characters, and of pairs of words. */
  'stored_characters',
  'submitted_characters',
  'stored_pairs',
  /** The last where more than names are in common: times the rarest term that is none. */
  'plain_pairs',
  /** Numbers of different terms, as logarithms. */
  'submitted_length',
  'stored_length',
  /** Share of the numbers of the stored claim. */
  'stored_numbers',
] as const;

/** Also of the ranking that they are measured on. */
export const FEATURES_VERSION = 4;

/**
 * Gives the features of each match that was found for a message, best first; as if those records did not exist that
 * `isLeftOut` names. The message is read once for each language.
 */
export function measureMatches(
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
  isLeftOut: (record: CorpusRecord) => boolean = () => false,
): (match: Match) => number[] {
  const read = remembered((language) => readMessage(index, message, matches, language, isLeftOut), {
    texts: 100,
  });
  return (match) => featuresOf(index, read(indexLanguage(match.record.record.lang)), match);
}

/** A message with what was found for it, in one language. */
interface ReadMessage {
  readonly matches: readonly Match[];
  readonly language: string;
  readonly submitted: SubmittedWords;
  /** Of each match in this language. */
  readonly stored: ReadonlyMap<Match, StoredWords>;
  readonly rivals: readonly Rival[];
}

function readMessage(
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
  language: string,
  isLeftOut: (record: CorpusRecord) => boolean,
): ReadMessage {
  const submitted = submittedWords(message, language);
  const inLanguage = matches.filter(({ record }) => indexLanguage(record.record.lang) === language);
  const stored = new Map(inLanguage.map((match) => [match, storedWords(match.record.record, language)]));
  const isTold = (term: string) => [...stored.values()].some(({ told }) => told.has(term));
  // What no match has need not be asked for: a long message has hundreds of words.
  const table = wordTable(language);
  const common = [...submitted.words].filter((word) => table.wordOf(word).terms.some(isTold));
  const rivals = findRivals(index, common, language, isLeftOut);
  return { matches, language, submitted, stored, rivals };
}

function featuresOf(
  index: RecordIndex,
  { matches, language, submitted, stored: storedOf, rivals }: ReadMessage,
  match: Match,
): number[] {
  const rarity = index.statements.rarity(language);
  const stored = storedOf.get(match) ?? storedWords(match.record.record, language);
  const common = [...stored.told].filter((term) => submitted.terms.has(term));
  const plain = common.filter((term) => stored.terms.has(term) && !stored.names.has(term));
  const missing = [...stored.terms].filter((term) => !submitted.terms.has(term));
  const [rank, rival] = [rankOf(match), rivalRank(matches, match, language)];
  const share = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => shareFound(part, whole, rarity);
  const rarest = (some: readonly string[]) => Math.max(0, ...some.map(rarity));
  const pairs = plainShare(stored.pairs, submitted.pairs);
  return [
    rank - rival,
    rank === 0 ? 1 : rival / rank,
    leads(matches, match, language) ? 1 : 0,
    common.reduce((sum, term) => sum + rarity(term), 0),
    exclusiveWeight(common, match.record.record, rivals, language, rarity),
    rarest(common),
    rarest(plain),
    rarest(missing),
    share(stored.terms, submitted.terms),
    share(stored.context, submitted.terms),
    share(stored.told, submitted.terms),
    stored.names.size === 0 ? unknownShare : share(stored.names, submitted.terms),
    share(stored.terms, submitted.said),
    share(stored.context, submitted.said),
    contextLikeness(submitted, stored, language, rarity),
    share(submitted.terms, stored.told),
    bestSentence(submitted, stored, rarity),
    bestQuote(submitted, stored, rarity),
    plainShare(stored.characters, submitted.characters),
    plainShare(submitted.characters, stored.charactersInContext),
    pairs,
    pairs * rarest(plain),
    Math.log1p(submitted.terms.size),
    Math.log1p(stored.terms.size),
    stored.numbers.size === 0 ? unknownShare : plainShare(stored.numbers, submitted.numbers),
  ];
}

/** Of a claim without numbers or names, and of a message that quotes nothing. */
const unknownShare = 0.5;

/** The best rank of what is not the same statement once more, as when two newsrooms reviewed it. */
function rivalRank(matches: readonly Match[], match: Match, language: string): number {
  const isRival = (other: Match) =>
    other !== match && !hasSameWords(other.record.record, match.record.record, language);
  return Math.max(0, ...matches.filter(isRival).map((other) => rankOf(other)));
}

function leads(matches: readonly Match[], match: Match, language: string): boolean {
  const [first] = matches;
  return (
    first === match ||
    (first !== undefined && hasSameWords(first.record.record, match.record.record, language))
  );
}

/** Each word of the context counts by its rarity, and by how alike the nearest word of the message is spelt. */
function contextLikeness(
  { spellings }: SubmittedWords,
  { contextWords }: StoredWords,
  language: string,
  rarity: Rarity,
): number {
  const table = wordTable(language);
  let [total, found] = [0, 0];
  for (const word of contextWords) {
    const worth = table.wordOf(word).terms.reduce((sum, term) => sum + rarity(term), 0);
    total += worth;
    if (worth > 0) found += worth * Math.max(0, ...spellings.likeness(word));
  }
  return total === 0 ? 0 : found / total;
}

/** A sentence of a few words is soon found in anything, so it counts for less. */
function bestSentence({ sentences: spoken }: SubmittedWords, { told }: StoredWords, rarity: Rarity): number {
  return Math.max(
    0,
    ...spoken.map((said) => shareFound(said, told, rarity) * Math.min(1, said.size / fewestTerms)),
  );
}

const fewestTerms = 6;

function bestQuote({ quotes }: SubmittedWords, { told }: StoredWords, rarity: Rarity): number {
  return quotes.length === 0
    ? unknownShare
    : Math.max(...quotes.map((quoted) => shareFound(quoted, told, rarity)));
}

function plainShare(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  return shareFound(part, whole, () => 1);
}
