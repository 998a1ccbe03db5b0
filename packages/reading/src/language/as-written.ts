import { plainText, type Token } from './tokens.js';
import { wordReadings } from './word-readings.js';

/** Words as a text has them, which are read folded; as they were read where they are not found in it. */
export function asWritten(text: string, tokens: readonly Token[], read: string): string {
  const number = /^(\d+) (.+)$/.exec(read);
  if (number?.[2] !== undefined) return `${number[1]} ${asWritten(text, tokens, number[2])}`;
  const words = read.split(' ');
  const found =
    wordsIn(tokens, words, (token, word) => token === word) ??
    // A word may be read without a particle that is written as part of it.
    wordsIn(tokens, words, (token, word) => wordReadings(token).some((reading) => reading.word === word));
  return found === null ? read : plainText(text).slice(found.start, found.end);
}

/** Where words side by side begin and end. */
function wordsIn(
  tokens: readonly Token[],
  words: readonly string[],
  isSame: (token: string, word: string) => boolean,
): { readonly start: number; readonly end: number } | null {
  for (const [place, first] of tokens.entries()) {
    const last = tokens[place + words.length - 1];
    if (first.type !== 'word' || last?.type !== 'word') continue;
    const isFound = words.every((word, index) => {
      const token = tokens[place + index];
      if (token?.type === 'number') return token.digits === word;
      return token?.type === 'word' && isSame(token.text, word);
    });
    if (isFound) return { start: first.start, end: last.end };
  }
  return null;
}

/** Some of a text's tokens side by side as the text has them, from the first word to the last. */
export function writtenSpan(text: string, tokens: readonly Token[]): string {
  const words = tokens.filter((token) => token.type === 'word');
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? '' : plainText(text).slice(first.start, last.end);
}
