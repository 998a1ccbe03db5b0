import { words } from '@partner-api/text';

/** Whether what is said holds a phrase that denies nothing that was claimed. */
export function isIdle(said: readonly string[], language: string): boolean {
  const spoken = ` ${said.join(' ')} `;
  return (phrases.get(language === 'und' ? 'en' : language) ?? []).some((phrase) => spoken.includes(phrase));
}

const lists: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['never forget', "don't forget", 'do not forget', 'let us not forget', "can't make", 'cannot make'],
    ...[
      'not a rant',
      'not a joke',
      'no joke',
      'not kidding',
      'no kidding',
      'no words',
      'no comment',
      'no wonder',
    ],
  ],
  es: [
    'nunca lo olvides',
    'nunca lo olviden',
    'no olvides',
    'no olviden',
    'no lo olvides',
    'no lo olviden',
    'sin palabras',
  ],
  fr: ["n'oubliez pas", "n'oublie pas", "n'oublions pas", "n'oublions jamais", 'sans commentaire'],
  de: ['nie vergessen', 'niemals vergessen', 'nicht vergessen', 'kein witz', 'kein scherz', 'ohne worte'],
  pt: ['nunca esqueça', 'nunca esqueçam', 'não esqueça', 'não esqueçam', 'sem palavras'],
  it: ['non dimenticare', 'non dimenticate', 'non dimentichiamo', 'mai dimenticare', 'senza parole'],
  ar: ['لا تنس', 'لا تنسوا', 'لن ننسى'],
  ru: ['не забывать', 'не забудем', 'не забудьте', 'не забывайте', 'не шутка', 'нет слов'],
  uk: ['не забувати', 'не забудемо', 'не забудьте', 'не забувайте', 'не жарт', 'немає слів'],
};

/** Folded as words are, between spaces. */
const phrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists).map(([language, list]) => [
    language,
    list.map((phrase) => ` ${words(phrase, language).join(' ')} `),
  ]),
);
