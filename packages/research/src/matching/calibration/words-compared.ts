import type { Claim } from '@partner-api/contract';
import {
  cleanMessage,
  type Spellings,
  searchableMessage,
  sentences,
  spellings,
  terms,
  words,
} from '@partner-api/text';
import { capitalisedWords } from '../comparing/capitalised-words.js';

/** A submitted claim, as the features of its matches are measured. */
export interface SubmittedWords {
  /** With who speaks and whom they address. */
  readonly terms: ReadonlySet<string>;
  /** Without them. */
  readonly said: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  /** Runs of four. */
  readonly characters: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly spellings: Spellings;
  /** Terms of each sentence, and of each quotation. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly quotes: readonly ReadonlySet<string>[];
}

export function submittedWords(message: string, language: string): SubmittedWords {
  const found = searchableMessage(message);
  const said = cleanMessage(message);
  const all = terms(found, language);
  const spoken = new Set(words(found, language));
  const termsOf = (text: string) => new Set(terms(text, language));
  return {
    terms: new Set(all),
    said: termsOf(said),
    pairs: pairsOf(all),
    characters: runsOf(found, language),
    numbers: numbersIn(said, language),
    words: spoken,
    spellings: spellings([...spoken], language),
    sentences: sentences(said, language).map(({ text }) => termsOf(text)),
    quotes: quotationsIn(said).map(termsOf),
  };
}

/** Of some length: a word in quotation marks is a doubt rather than a quotation. */
function quotationsIn(text: string): string[] {
  return Array.from(text.matchAll(quotation), ([, quoted = '']) => quoted).filter(
    ({ length }) => length >= shortestQuotation,
  );
}

const quotation = /["“”„«]([^"“”„«»]*)["“”»]/gu;
const shortestQuotation = 8;

/** A stored claim, as it is measured beside a submitted one. */
export interface StoredWords {
  readonly terms: ReadonlySet<string>;
  /** Terms of the capitalised words of its text. */
  readonly names: ReadonlySet<string>;
  readonly context: ReadonlySet<string>;
  readonly contextWords: ReadonlySet<string>;
  /** Terms of text and context. */
  readonly told: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
  readonly charactersInContext: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

export function storedWords(
  { text, context }: Pick<Claim, 'text' | 'context'>,
  language: string,
): StoredWords {
  const all = terms(text, language);
  const contextual = terms(context ?? '', language);
  return {
    terms: new Set(all),
    names: new Set(capitalisedWords(text).flatMap(({ word }) => terms(word, language))),
    context: new Set(contextual),
    contextWords: new Set(words(context ?? '', language)),
    told: new Set([...all, ...contextual]),
    pairs: pairsOf(all),
    characters: runsOf(text, language),
    charactersInContext: runsOf(`${text} ${context ?? ''}`, language),
    numbers: numbersIn(text, language),
  };
}

function pairsOf(all: readonly string[]): Set<string> {
  return new Set(all.slice(1).map((term, place) => `${all[place]} ${term}`));
}

function runsOf(text: string, language: string): Set<string> {
  const spaced = words(text, language).join(' ');
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= spaced.length; start++)
    runs.add(spaced.slice(start, start + runLength));
  return runs;
}

/** UTF-16 code units. */
const runLength = 4;

function numbersIn(text: string, language: string): Set<string> {
  return new Set(words(text, language).filter((word) => /\p{Nd}/u.test(word)));
}
