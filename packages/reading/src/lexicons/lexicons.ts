import { foldText } from '@partner-api/text';
import { numberWords } from '../language/number-words.js';
import { PhraseBook } from '../language/phrase-book.js';
import { ar } from './ar.js';
import { withDivisions } from './division-nouns.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { Lexicon, Tag } from './lexicon.js';
import { ru } from './ru.js';
import { uk } from './uk.js';

/** What a phrase of a language means: a tag, a number in words, or a month from 1. */
export type Meaning =
  | { readonly tag: Tag }
  | { readonly number: number; readonly isRough: boolean }
  | { readonly month: number };

export interface Language {
  readonly lexicon: Lexicon;
  readonly book: PhraseBook<Meaning>;
}

/** The languages themselves, their books made when first asked for. */
export function languages(): readonly Language[] {
  known ??= [en, es, fr, ar, ru, uk].map((lexicon) => ({ lexicon, book: bookOf(lexicon) }));
  return known;
}

let known: readonly Language[] | null = null;

/** Those that a text may be in, by its letters. */
export function languagesOf(text: string): readonly Language[] {
  return languages().filter(({ lexicon }) => scripts[lexicon.language]?.test(text));
}

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const scripts: Readonly<Record<string, RegExp>> = {
  ...{ en: latin, es: latin, fr: latin },
  ...{ ar: /\p{Script=Arabic}/u, ru: cyrillic, uk: cyrillic },
};

function bookOf(lexicon: Lexicon): PhraseBook<Meaning> {
  const book = new PhraseBook<Meaning>();
  // The keys of the list are tags, by its type; Object.entries forgets it.
  for (const [tag, phrases] of Object.entries(lexicon.phrases)) {
    const listed = entriesOf(phrases);
    const told = ofProvinces.has(tag) ? withDivisions(lexicon.language, listed) : listed;
    for (const phrase of told) book.add(phrase, { tag: tag as Tag });
  }
  for (const [index, forms] of entriesOf(lexicon.months).entries())
    for (const form of forms.split(',')) book.add(form, { month: index + 1 });
  // Before the list of number words, which does not know that some are rough.
  for (const entry of entriesOf(lexicon.numbers)) {
    const [value = '', forms = ''] = entry.split(': ');
    const number = { number: Number(value.replace('~', '')), isRough: value.startsWith('~') };
    for (const form of forms.split(' ')) book.add(form.replaceAll('_', ' '), number);
  }
  for (const [word, value] of numberWords(lexicon.language))
    if (/^\d+$/.test(value)) book.add(word, { number: Number(value), isRough: false });
  return book;
}

/** What may be said of provinces, and so of states and departments: "the province with the most" ranks, too. */
const ofProvinces: ReadonlySet<string> = new Set<Tag>([
  ...(['which_province', 'by_province', 'among_provinces'] as const),
  ...(['most', 'fewest', 'deadliest', 'comparing'] as const),
]);

function entriesOf(phrases: string): string[] {
  // Folding a list as a whole costs a tenth of folding its phrases.
  return foldText(phrases)
    .split(';')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
