import { type ByLanguage, listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';

/** Whether a word is part of a phrase behind which something is said and not denied: "not only", "don't forget that". */
export function isEmphatic(spoken: readonly string[], place: number, language: string): boolean {
  return isPartOf(emphases, spoken, place, language) || isReminder(spoken, place, language);
}

/** Whether a word is part of "don't forget" and the like; unlike "not only", these never deny what one claim alone has. */
export function isReminder(spoken: readonly string[], place: number, language: string): boolean {
  return isPartOf(reminders, spoken, place, language);
}

type Phrases = ByLanguage<readonly (readonly string[])[]>;

function isPartOf(phrases: Phrases, spoken: readonly string[], place: number, language: string): boolean {
  return (phrases.of(language) ?? []).some((phrase) =>
    phrase.some((_, within) => phrase.every((word, next) => spoken[place - within + next] === word)),
  );
}

/** Folded as words are. */
function folded(lists: Readonly<Record<string, readonly string[]>>): Phrases {
  return listsByLanguage(lists, (list, language) => list.map((phrase) => words(phrase, language)));
}

const emphases = folded({
  en: ['not only', 'not just', 'no wonder', 'no doubt'],
  es: ['no solo', 'no solamente', 'sin duda'],
  fr: ['non seulement', 'sans doute'],
  de: ['nicht nur', 'kein wunder', 'kein zweifel'],
  pt: ['não só', 'não apenas', 'não somente', 'sem dúvida'],
  it: ['non solo', 'non soltanto', 'senza dubbio'],
  ar: ['ليس فقط', 'لا شك'],
  ru: ['не только', 'без сомнения'],
  uk: ['не тільки', 'не лише', 'без сумніву'],
});

const reminders = folded({
  en: ['never forget', "don't forget", 'do not forget'],
  es: ['no olvides', 'no olviden', 'no olvidemos'],
  fr: ["n'oubliez pas", "n'oublie pas", "n'oublions pas"],
  de: ['nicht vergessen', 'nie vergessen'],
  pt: ['não esqueça', 'não esqueçam', 'nunca esqueça', 'nunca esqueçam'],
  it: ['non dimenticate', 'non dimenticare'],
  ar: ['لا تنس', 'لا تنسوا'],
  ru: ['не забудьте', 'не забывайте'],
  uk: ['не забудьте', 'не забувайте'],
});
