import { foldedView } from './folded-view.js';
import { betweenWords, degreeWords, eastWords, minuteWords, northWords, secondWords } from './word-lists.js';

// Parts of the expressions. Every quantifier is bounded, so that no text takes more than its length times a constant.

/** Any of the words, longest first, folded like the text they are looked for in. */
export function anyOf(words: readonly string[]): string {
  const folded = words.map((word) => foldedView(word).text);
  const longestFirst = folded.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map(escaped).join('|')})`;
}

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s{0,2}');

/** Where a number may begin: not inside another one. */
export const start = '(?<!\\d)(?<!\\d[.,·])';

/** Where a number may end: a full stop may follow it, more of it may not. */
export const end = '(?!\\d)(?![.·]\\d)';

export const noLetterBefore = '(?<!\\p{L})';
export const noLetterAfter = '(?!\\p{L})';

/** A decimal fraction with a point, or, where a comma cannot be mistaken, with either. */
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

/** What stands between the two numbers of a pair: signs that are never part of a number, and markup. */
const signsBetween = '(?:[\\s,;:/|\\\\_*~×&"\'<>()\\[\\]{}=]|</?[a-z][^<>]{0,20}>){1,8}';

/** The same, or a dash, or a word, or nothing but the sign of the second number. */
export const between = `(?:${signsBetween}|\\s{0,3}-\\s{0,3}|\\s{1,3}${wordBetween}\\s{0,3}|(?=[+-]))`;

/** Between degrees and minutes, or minutes and seconds. */
export const within = `\\s{0,2}(?:,|${wordBetween})?\\s{0,2}`;
