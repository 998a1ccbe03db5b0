import { words } from '@partner-api/text';

/** The words of a text, folded, with a space around each: so a phrase is found in it by whole words. */
export function spaced(text: string, language?: string): string {
  return ` ${words(text, language).join(' ')} `;
}

/** Phrases parted by `;`, as they stand in what `spaced` gives; `*` at the end of one stands for any ending. */
export function phrasesOf(list: string, language?: string): string[] {
  return list.split(';').map((phrase) => {
    const whole = spaced(phrase, language);
    return phrase.trimEnd().endsWith('*') ? whole.trimEnd() : whole;
  });
}

/** Of a text as `spaced` gives it. */
export function holdsOne(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(phrase));
}
