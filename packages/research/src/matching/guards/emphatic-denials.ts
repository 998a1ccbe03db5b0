import { words } from '@partner-api/text';

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
