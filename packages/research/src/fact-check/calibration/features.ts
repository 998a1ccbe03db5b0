import type { Claim } from '@partner-api/contract';
import { cleanMessage, searchableMessage, sentences, terms, words } from '@partner-api/text';
import { indexLanguage, type Rarity } from '../../index/language-indexes.js';
import type { RecordIndex } from '../../index/record-index.js';
import { shareFound } from '../../weigh.js';
import { type Match, rankOf } from '../find-matches.js';
import { hasSameWords } from './same-words.js';

/**
 * What is measured of a submitted claim beside a stored one that was found for it, in the order of the weights of a
 * model. A change of their meaning is a new `FEATURES_VERSION`, because a model fitted to others would mislead.
 */
export const FEATURES = [
  /** Rank of the match less that of the best one that says something else, and the second as a share of the first. */
  'margin',
  'rival_share',
  /** How alike the two are written, beside all that was found. */
  'likeness',
  /** Whether nothing that says something else was found before it. */
  'leads',
  /** Rarity of all that the two have in common, as a logarithm, and of the rarest term of it. */
  'common_weight',
  'common_rarest',
  /** Rarity of the rarest term of the stored claim that the submitted one lacks. */
  'missing_rarest',
  /** Shares by rarity: of the stored claim, of its context, of the submitted one, and of its best sentence. */
  'stored_share',
  'context_share',
  'submitted_share',
  'sentence_share',
  /** Shares of runs of four characters, and of pairs of words. */
  'stored_characters',
  'submitted_characters',
  'stored_pairs',
  /** Numbers of different terms, as logarithms. */
  'submitted_length',
  'stored_length',
  /** Share of the numbers of the stored claim, and whether one is missing. */
  'stored_numbers',
  'missing_number',
] as const;

/** Also of the ranking that they are measured on. */
export const FEATURES_VERSION = 2;

/** The features of one match among all that were found, best first. */
export function featuresOf(
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
  match: Match,
): number[] {
  const { text, context, lang } = match.record.record;
  const language = indexLanguage(lang);
  const rarity = index.statements.rarity(language);
  const submitted = submittedIn(message, language);
  const storedTerms = terms(text, language);
  const stored = new Set(storedTerms);
  const contextual = new Set(terms(context ?? '', language));
  const told = new Set([...stored, ...contextual]);
  const common = [...told].filter((term) => submitted.terms.has(term)).map(rarity);
  const missing = [...stored].filter((term) => !submitted.terms.has(term)).map(rarity);
  const [rank, rival] = [rankOf(match), rivalRank(matches, match, language)];
  const numbers = numbersIn(text, language);
  const storedCharacters = runsOf(text, language);
  const toldCharacters = runsOf(`${text} ${context ?? ''}`, language);
  return [
    rank - rival,
    rank === 0 ? 1 : rival / rank,
    match.likeness,
    leads(matches, match, language) ? 1 : 0,
    Math.log1p(common.reduce((sum, worth) => sum + worth, 0)),
    Math.max(0, ...common),
    Math.max(0, ...missing),
    shareFound(stored, submitted.terms, rarity),
    shareFound(contextual, submitted.terms, rarity),
    shareFound(submitted.terms, told, rarity),
    bestSentence(submitted.sentences, told, rarity),
    plainShare(storedCharacters, submitted.characters),
    plainShare(submitted.characters, toldCharacters),
    plainShare(pairsOf(storedTerms), submitted.pairs),
    Math.log1p(submitted.terms.size),
    Math.log1p(stored.size),
    numbers.size === 0 ? unknownShare : plainShare(numbers, submitted.numbers),
    [...numbers].every((number) => submitted.numbers.has(number)) ? 0 : 1,
  ];
}

/** Of a claim without numbers. */
const unknownShare = 0.5;

interface Submitted {
  readonly terms: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly sentences: readonly ReadonlySet<string>[];
}

function submittedIn(message: string, language: string): Submitted {
  const found = searchableMessage(message);
  const said = cleanMessage(message);
  const all = terms(found, language);
  return {
    terms: new Set(all),
    pairs: pairsOf(all),
    characters: runsOf(found, language),
    numbers: numbersIn(said, language),
    sentences: sentences(said, language).map(({ text }) => new Set(terms(text, language))),
  };
}

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

/** A sentence of a few words is soon found in anything, so it counts for less. */
function bestSentence(spoken: Submitted['sentences'], told: ReadonlySet<string>, rarity: Rarity): number {
  return Math.max(
    0,
    ...spoken.map((said) => shareFound(said, told, rarity) * Math.min(1, said.size / fewestTerms)),
  );
}

const fewestTerms = 6;

function plainShare(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  return shareFound(part, whole, () => 1);
}

function pairsOf(all: readonly string[]): Set<string> {
  return new Set(all.slice(1).map((term, place) => `${all[place]} ${term}`));
}

function runsOf(text: string, language: string): Set<string> {
  const letters = [...words(text, language).join(' ')];
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= letters.length; start++)
    runs.add(letters.slice(start, start + runLength).join(''));
  return runs;
}

const runLength = 4;

function numbersIn(text: Claim['text'], language: string): Set<string> {
  return new Set(words(text, language).filter((word) => /\p{Nd}/u.test(word)));
}
