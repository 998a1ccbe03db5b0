import { listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';
import { isEmphatic } from './emphatic-denials.js';

/** Whether a clause that has nothing of the claim holds a phrase that denies nothing of it. */
export function isIdle(said: readonly string[], language: string): boolean {
  if (said.some((_, place) => isEmphatic(said, place, language))) return true;
  const spoken = ` ${said.join(' ')} `;
  return (phrases.of(language) ?? []).some((phrase) => spoken.includes(phrase));
}

const lists: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['let us not forget', "can't make", 'cannot make', 'not a rant', 'not a joke', 'no joke'],
    ...['not kidding', 'no kidding', 'no words', 'no comment'],
  ],
  es: ['nunca lo olvides', 'nunca lo olviden', 'no lo olvides', 'no lo olviden', 'sin palabras'],
  fr: ["n'oublions jamais", 'sans commentaire'],
  de: ['niemals vergessen', 'kein witz', 'kein scherz', 'ohne worte'],
  pt: ['sem palavras'],
  it: ['non dimentichiamo', 'mai dimenticare', 'senza parole'],
  ar: ['لن ننسى'],
  ru: ['не забывать', 'не забудем', 'не шутка', 'нет слов'],
  uk: ['не забувати', 'не забудемо', 'не жарт', 'немає слів'],
};

/** Folded as words are, between spaces. */
const phrases = listsByLanguage(lists, (list, language) =>
  list.map((phrase) => ` ${words(phrase, language).join(' ')} `),
);
