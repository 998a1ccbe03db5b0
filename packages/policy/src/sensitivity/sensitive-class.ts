import { words } from '@partner-api/text';
import type { RecordDraft } from '../draft.js';
import { harmlessPhrases, PLACE_CLASSES, type PlaceClass, sensitivePhrases } from './sensitive-phrases.js';

export type SensitiveClass = 'violence_against_civilians' | 'marked' | PlaceClass;

/**
 * Why a record is sensitive, or null. The desk may mark any record; events are classified by their type and by what
 * their texts say besides. In doubt an event is sensitive: a place withheld too often harms less than one too seldom.
 */
export function sensitiveClass(draft: RecordDraft): SensitiveClass | null {
  if (draft.kind === 'event') {
    const { type, title, summary, sources, lang } = draft.content;
    if (type === 'violence_against_civilians') return 'violence_against_civilians';
    const texts = [title, summary, ...sources.map((source) => source.title)].filter((text) => text !== null);
    const place = protectedPlace(texts, lang);
    if (place !== null) return place;
  }
  return draft.sensitive ? 'marked' : null;
}

function protectedPlace(texts: readonly string[], lang: string): PlaceClass | null {
  // Between texts a full stop that is no word, so that no phrase spans two of them.
  const spoken = texts.map((text) => ` ${words(text, lang).join(' ')} `).join('.');
  const rest = spoken.replace(HARMLESS, '');
  return PLACE_CLASSES.find((place) => MATCHERS[place].test(rest)) ?? null;
}

const phrasePattern = (phrase: string): string => phrase.split(/\s+/).map(wordPattern).join(' ');

/** Arabic writes "and", "in", "to" and the article in one with the word. */
const arabicPrefixes = '(?:[وف]?(?:[بلك]?(?:ال)?|لل))';

function wordPattern(word: string): string {
  const folded = words(word).join(' ');
  const prefix = /^\p{Script=Arabic}/u.test(folded) ? arabicPrefixes : '';
  return `${prefix}${folded}${word.endsWith('*') ? '[^ ]*' : ''}`;
}

const anyPhrase = (phrases: readonly string[]): string => ` (?:${phrases.map(phrasePattern).join('|')})(?= )`;

const HARMLESS = new RegExp(anyPhrase(harmlessPhrases), 'gu');

const matcher = (place: PlaceClass): RegExp => new RegExp(anyPhrase(sensitivePhrases[place]), 'u');

const MATCHERS: Readonly<Record<PlaceClass, RegExp>> = {
  health: matcher('health'),
  education: matcher('education'),
  aid: matcher('aid'),
  shelter: matcher('shelter'),
  worship: matcher('worship'),
};
