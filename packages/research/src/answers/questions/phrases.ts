import { words } from '@partner-api/text';

/** The words of a text, folded, with a space around each: so a phrase is found in it by whole words. */
export function spaced(text: string, language?: string): string {
  return ` ${words(text, language).join(' ')} `;
}

/** Phrases parted by `;`, as they stand in what `spaced` gives. */
export function phrasesOf(list: string, language?: string): string[] {
  return list.split(';').map((phrase) => spaced(phrase, language));
}

/** Of a text as `spaced` gives it. */
export function holdsOne(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(phrase));
}
