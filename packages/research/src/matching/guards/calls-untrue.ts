import { isQuestion, listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether the sentence of a message that tells a stored claim says that it is not so, wherever in it: "the story that half the
 * nurses refused is a hoax", "Police figures say no such thing", "No, …".
 */
export function callsUntrue({ language, nearest, stored, storedInContext }: Comparison): boolean {
  const known = phrases.of(language);
  // Who asks whether it is not true does not say so.
  if (known === undefined || isQuestion(nearest)) return false;
  const [said, told] = [nearest, storedInContext].map((text) => ` ${words(text, language).join(' ')} `);
  if (known.some((phrase) => told?.includes(phrase))) return false;
  return (answer.test(nearest) && !answer.test(stored)) || known.some((phrase) => said?.includes(phrase));
}

/** "No" with a pause behind it, in any of the languages. */
const answer = /^\P{L}*(?:no|non|nein|não|нет|ні|لا|كلا)(?:\s?[,،!:]|\s[–—-])/iu;

const lists: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['hoax', 'untrue', 'debunked', 'false claim', 'false story', 'false rumor', 'false rumour'],
    ...['is false', 'are false', 'was false', 'not true', 'no truth', 'no such thing', 'nothing of the sort'],
    ...['never happened', 'did not happen', "didn't happen", 'no plan', 'no plans', 'no intention'],
    ...['decided against', 'decides against', 'called off', 'stopped short of', 'ruled out'],
    ...['scrapped', 'shelved', 'backed out', 'far from'],
  ],
  es: [
    ...['bulo', 'es falso', 'es mentira', 'no es cierto', 'no es verdad'],
    ...['desmiente', 'desmienten', 'desmintio', 'lejos de'],
  ],
  fr: ['infox', 'canular', 'est faux', "n'est pas vrai", 'dement', 'dementi', 'aucun projet', 'loin de'],
  de: [
    'ist falsch',
    'stimmt nicht',
    'nicht wahr',
    'dementiert',
    'dementierte',
    'erfunden',
    'weit davon entfernt',
  ],
  pt: ['boato', 'e falso', 'e mentira', 'nao e verdade', 'desmente', 'desmentiu', 'longe de'],
  it: ['bufala', 'e falso', 'non e vero', 'smentisce', 'smentito', 'lontano dal'],
  ar: ['شائعة', 'كاذب', 'كاذبة', 'غير صحيح', 'غير صحيحة', 'لا صحة'],
  ru: ['фейк', 'неправда', 'ложь', 'не правда', 'опроверг', 'опровергли', 'опровергла', 'выдумка'],
  uk: ['фейк', 'неправда', 'брехня', 'не правда', 'спростував', 'спростували', 'вигадка'],
};

/** Folded as words are, between spaces. */
const phrases = listsByLanguage(lists, (list, language) =>
  list.map((phrase) => ` ${words(phrase, language).join(' ')} `),
);
