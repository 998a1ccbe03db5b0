import { words } from '@partner-api/text';

/** Whether a clause that has nothing of the claim holds a phrase that denies nothing of it. */
export function isIdle(said: readonly string[], language: string): boolean {
  if (said.some((_, place) => isEmphatic(said, place, language))) return true;
  const spoken = ` ${said.join(' ')} `;
  return (phrases.get(language === 'und' ? 'en' : language) ?? []).some((phrase) => spoken.includes(phrase));
}

/** Whether a word is part of a phrase behind which something is said and not denied: "not only", "don't forget that". */
export function isEmphatic(spoken: readonly string[], place: number, language: string): boolean {
  return (emphases.get(language === 'und' ? 'en' : language) ?? []).some((phrase) =>
    phrase.some((_, within) => phrase.every((word, next) => spoken[place - within + next] === word)),
  );
}

const emphatic: Readonly<Record<string, readonly string[]>> = {
  en: ['not only', 'not just', 'never forget', "don't forget", 'do not forget', 'no wonder', 'no doubt'],
  es: ['no solo', 'no solamente', 'no olvides', 'no olviden', 'no olvidemos', 'sin duda'],
  fr: ['non seulement', "n'oubliez pas", "n'oublie pas", "n'oublions pas", 'sans doute'],
  de: ['nicht nur', 'nicht vergessen', 'nie vergessen', 'kein wunder', 'kein zweifel'],
  pt: [
    'não só',
    'não apenas',
    'não somente',
    'não esqueça',
    'não esqueçam',
    'nunca esqueça',
    'nunca esqueçam',
    'sem dúvida',
  ],
  it: ['non solo', 'non soltanto', 'non dimenticate', 'non dimenticare', 'senza dubbio'],
  ar: ['ليس فقط', 'لا تنس', 'لا تنسوا', 'لا شك'],
  ru: ['не только', 'не забудьте', 'не забывайте', 'без сомнения'],
  uk: ['не тільки', 'не лише', 'не забудьте', 'не забувайте', 'без сумніву'],
};

const emphases: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(emphatic).map(([language, list]) => [
    language,
    list.map((phrase) => words(phrase, language)),
  ]),
);

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
const phrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists).map(([language, list]) => [
    language,
    list.map((phrase) => ` ${words(phrase, language).join(' ')} `),
  ]),
);
