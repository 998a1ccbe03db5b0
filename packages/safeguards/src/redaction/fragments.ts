import { foldedView } from './folded-view.js';
import { betweenWords, degreeWords, eastWords, minuteWords, northWords, secondWords } from './word-lists.js';

// Fragments of regular expressions. Every quantifier is bounded, so that matching takes linear time.

/** Matches any of the words, longest first, folded and in lower case like the text. */
export const anyOf = (words: readonly string[]): string =>
  alternatives(words.map((word) => foldedView(word).lower));

/** Matches the words as written and with an initial capital. */
export const anyCapitalized = (words: readonly string[]): string =>
  alternatives(
    words.flatMap((word) => {
      const { text } = foldedView(word);
      return [...new Set([text, `${text.charAt(0).toUpperCase()}${text.slice(1)}`])];
    }),
  );

function alternatives(folded: readonly string[]): string {
  const longestFirst = folded.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map(escaped).join('|')})`;
}

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s{0,2}');

/** A number begins here and not inside another one. */
export const start = '(?<!\\d)(?<!\\d[.,·])';

/** A number ends here; a full stop may follow. */
export const end = '(?!\\d)(?![.·]\\d)';

export const noLetterBefore = '(?<!\\p{L})';
export const noLetterAfter = '(?!\\p{L})';

/** A decimal fraction with a point, or with either sign where a comma is unambiguous. */
export const pointDecimal = '[+-]?\\d{1,3}[.·]\\d{1,40}';
export const anyDecimal = '[+-]?\\d{1,3}[.,·]\\d{1,40}';
export const anyNumber = '[+-]?\\d{1,3}(?:[.,·]\\d{1,40})?';
export const fraction = '(?:[.,·]\\d{1,20})?';

export const degree = `\\s{0,2}(?:°|${anyOf(degreeWords)}${noLetterAfter}\\.?)`;
export const minute = `\\s{0,2}(?:'|${anyOf(minuteWords)}${noLetterAfter}\\.?)`;
export const second = `\\s{0,2}(?:"|''|${anyOf(secondWords)}${noLetterAfter}\\.?)`;

export const northOrSouth = `(?:[ns]|${anyOf(northWords)})`;
export const eastOrWest = `(?:[ewo]|${anyOf(eastWords)})`;
export const hemisphere = `(?:${northOrSouth}|${eastOrWest})`;
export const hemisphereWord = anyOf([...northWords, ...eastWords]);

const wordBetween = anyOf(betweenWords);

/** Separators of a pair: signs that are never part of a number, and markup. */
const signsBetween = '(?:[\\s,;:/|\\\\_*~×&"\'<>()\\[\\]{}=]|</?[a-z][^<>]{0,20}>){1,8}';

/** `signsBetween`, a dash, a word, or only the sign of the second number. */
export const between = `(?:${signsBetween}|\\s{0,3}-\\s{0,3}|\\s{1,3}${wordBetween}\\s{0,3}|(?=[+-]))`;

/** Between degrees and minutes, or minutes and seconds. */
export const within = `\\s{0,2}(?:,|${wordBetween})?\\s{0,2}`;
