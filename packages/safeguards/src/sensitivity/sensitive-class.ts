import { words } from '@partner-api/text';
import type { EventDraft, RecordDraft } from '../draft.js';
import {
  harmlessPhrases,
  PROTECTED_CLASSES,
  type ProtectedClass,
  sensitivePhrases,
} from './sensitive-phrases.js';

export type SensitiveClass = 'violence_against_civilians' | 'marked' | ProtectedClass;

/**
 * Why a record is sensitive, or null. The desk may mark any record; events are classified by their type and by what
 * their texts say besides. In doubt an event is sensitive: a place withheld too often harms less than one too seldom.
 */
export function sensitiveClass(draft: RecordDraft): SensitiveClass | null {
  if (draft.kind === 'event') {
    if (draft.content.type === 'violence_against_civilians') return 'violence_against_civilians';
    const found = protectedClass(textsOf(draft.content), draft.content.lang);
    if (found !== null) return found;
  }
  return draft.sensitive ? 'marked' : null;
}

/** What tells of an event; headlines stand in addresses as well, and targets among the actors. */
const textsOf = ({ title, summary, sources, actors }: EventDraft): string[] =>
  [
    ...[title, summary],
    ...actors.map(({ name }) => name),
    ...sources.flatMap((source) => [source.title, source.url && headlineIn(source.url)]),
  ].filter((text) => text !== null);

/** The last part of the path; those before it name sections of a site. */
const headlineIn = (address: string): string => {
  const last = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(address.replace(/^https?:\/\/[^/]*/i, ''))?.[1] ?? '';
  return last.replace(/[-_+.]|%20/g, ' ');
};

function protectedClass(texts: readonly string[], lang: string): ProtectedClass | null {
  // Between texts a full stop that is no word, so that no phrase spans two of them.
  const spoken = texts.map((text) => ` ${words(text, lang).join(' ')} `).join('.');
  const rest = spoken.replace(HARMLESS, '');
  return MATCHERS.find(([, matcher]) => matcher.test(rest))?.[0] ?? null;
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

const MATCHERS = PROTECTED_CLASSES.map(
  (name) => [name, new RegExp(anyPhrase(sensitivePhrases[name]), 'u')] as const,
);
