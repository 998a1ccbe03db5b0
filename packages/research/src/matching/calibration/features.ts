import type { Claim } from '@partner-api/contract';
import { cleanMessage, memoized, searchableMessage, terms, words } from '@partner-api/text';
import { type Idf, indexLanguage } from '../../index/language-indexes.js';
import { claimWords, type RecordIndex } from '../../index/record-index.js';
import { weightedOverlap } from '../../index/weighted-overlap.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { type Match, rankOf } from '../finding/find-matches.js';

/**
 * Features of a match, in the order of the model's weights. A change of their meaning requires a new
 * `FEATURES_VERSION`, because a model fitted to other features would mislead.
 */
export const FEATURES = [
  /** Rank of the match minus that of the best one that says something else. */
  'margin',
  /** Total idf of the terms that the two share and no other claim has. */
  'exclusive_weight',
  /** Share, by idf, of the stored claim's context in the message without its author and addressees. */
  'context_said',
  /** Share of the stored claim's character 4-grams in the message. */
  'stored_characters',
] as const;

/** Changes with the ranking as well, which the features are measured on. */
export const FEATURES_VERSION = 5;

/**
 * Returns a function that computes the features of a match, as if records for which `isLeftOut` is true did not exist.
 * The message is tokenised once per language.
 */
export function measureMatches(
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
  isLeftOut: (record: CorpusRecord) => boolean = () => false,
): (match: Match) => number[] {
  const read = memoized((language) => readMessage(index, message, language, isLeftOut), { texts: 100 });
  return (match) => featuresOf(index, read(indexLanguage(match.record.record.lang)), match, matches);
}

/** The message, tokenised in one language. */
interface ReadMessage {
  readonly language: string;
  /** With author and addressees. */
  readonly terms: ReadonlySet<string>;
  /** Without author and addressees. */
  readonly said: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
  /** The claims of the language that match it best, with their terms. */
  readonly rivals: readonly Rival[];
}

interface Rival {
  readonly claim: Claim;
  readonly terms: ReadonlySet<string>;
}

function readMessage(
  index: RecordIndex,
  message: string,
  language: string,
  isLeftOut: (record: CorpusRecord) => boolean,
): ReadMessage {
  const found = searchableMessage(message);
  return {
    language,
    terms: new Set(terms(found, language)),
    said: new Set(terms(cleanMessage(message), language)),
    characters: ngramsOf(found, language),
    rivals: rivalsFor(index, found, language, isLeftOut),
  };
}

function rivalsFor(
  index: RecordIndex,
  message: string,
  language: string,
  isLeftOut: (record: CorpusRecord) => boolean,
): Rival[] {
  const search = (searched: string) => (searched === language ? message : '');
  return index.statements
    .search(search, maxRivals + maxLeftOut)
    .flatMap(({ item }) => {
      const record = item.parent;
      if (record.kind !== 'claim' || isLeftOut(record)) return [];
      return { claim: record.record, terms: new Set(terms(claimWords(record.record), language)) };
    })
    .slice(0, maxRivals);
}

const maxRivals = 20;
const maxLeftOut = 10;

function featuresOf(
  index: RecordIndex,
  message: ReadMessage,
  match: Match,
  matches: readonly Match[],
): number[] {
  const { language } = message;
  const claim = match.record.record;
  const idf = index.statements.idf(language);
  const context = new Set(terms(claim.context ?? '', language));
  const common = [...new Set(terms(claimWords(claim), language))].filter((term) => message.terms.has(term));
  const others = matches.filter(
    (other) => other !== match && !hasSameWords(other.record.record, claim, language),
  );
  return [
    rankOf(match) - Math.max(0, ...others.map(rankOf)),
    exclusiveWeight(common, claim, message, idf),
    weightedOverlap(context, message.said, idf),
    weightedOverlap(ngramsOf(claim.text, language), message.characters, () => 1),
  ];
}

/**
 * Total idf of the terms that a message and a claim share, minus that of those which the closest rival shares as well.
 * Many claims contain the names; the right one contains more. A duplicate of the claim is not a rival.
 */
function exclusiveWeight(
  common: readonly string[],
  claim: Claim,
  { rivals, language }: ReadMessage,
  idf: Idf,
): number {
  const weightOf = (some: readonly string[]) => some.reduce((sum, term) => sum + idf(term), 0);
  const shared = rivals
    .filter((rival) => rival.claim.id !== claim.id && !hasSameWords(rival.claim, claim, language))
    .map((rival) => weightOf(common.filter((term) => rival.terms.has(term))));
  return weightOf(common) - Math.max(0, ...shared);
}

function ngramsOf(text: string, language: string): Set<string> {
  const spaced = words(text, language).join(' ');
  const runs = new Set<string>();
  for (let start = 0; start + ngramLength <= spaced.length; start++)
    runs.add(spaced.slice(start, start + ngramLength));
  return runs;
}

const ngramLength = 4;

/** Whether two stored claims are duplicates of one statement: the Jaccard similarity of their terms is at least .6. */
export function hasSameWords(a: Pick<Claim, 'text'>, b: Pick<Claim, 'text'>, language: string): boolean {
  const [first, second] = [new Set(terms(a.text, language)), new Set(terms(b.text, language))];
  const shared = [...first].filter((term) => second.has(term)).length;
  const all = first.size + second.size - shared;
  return all > 0 && shared / all >= minShared;
}

const minShared = 0.6;
