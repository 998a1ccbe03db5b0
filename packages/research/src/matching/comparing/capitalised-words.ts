/** A word that begins with a capital, with where it stands. */
export interface CapitalisedWord {
  readonly word: string;
  readonly start: number;
}

/** The capitalised words of a text of at least two letters, in scripts that have capitals. */
export function capitalisedWords(text: string): CapitalisedWord[] {
  return Array.from(text.matchAll(capitalised), ({ 0: word, index }) => ({ word, start: index }));
}

const capitalised = /(?<![\p{L}\p{M}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}'’]+/gu;
