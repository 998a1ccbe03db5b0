import { foldText, words } from '@partner-api/text';
import type { RecordDraft } from '../draft.js';
import { HARMLESS_EXPRESSIONS, PLACE_CLASSES, type PlaceClass, SENSITIVE_WORDS } from './sensitive-words.js';

export type SensitiveClass = 'violence_against_civilians' | 'marked' | PlaceClass;

/**
 * Why a record is kept to its province, or null. The desk may mark any record; events are classified by their type and
 * by what their texts say. In doubt an event is sensitive: a place withheld too often harms less than one too seldom.
 */
export function sensitiveClass(draft: RecordDraft): SensitiveClass | null {
  if (draft.sensitive) return 'marked';
  if (draft.kind !== 'event') return null;
  const { type, title, summary, sources, lang } = draft.content;
  if (type === 'violence_against_civilians') return 'violence_against_civilians';
  const told = [title, summary, ...sources.map((source) => source.title)]
    .filter((text) => text !== null)
    .join(' . ');
  return protectedPlace(told, lang);
}

function protectedPlace(told: string, lang: string): PlaceClass | null {
  const spoken = ` ${words(told, lang).join(' ')} `;
  const rest = HARMLESS_EXPRESSIONS.reduce(
    (text, expression) => text.replaceAll(` ${expression} `, ' '),
    spoken,
  );
  return PLACE_CLASSES.find((place) => MATCHERS[place].test(rest)) ?? null;
}

const wordPattern = (word: string) => foldText(word.replace('*', '')) + (word.endsWith('*') ? '[^ ]*' : '');

const matcher = (place: PlaceClass) =>
  new RegExp(` (?:${SENSITIVE_WORDS[place].map(wordPattern).join('|')}) `);

const MATCHERS: Readonly<Record<PlaceClass, RegExp>> = {
  health: matcher('health'),
  education: matcher('education'),
  aid: matcher('aid'),
  shelter: matcher('shelter'),
  worship: matcher('worship'),
};
