import { foldedView } from './folded-view.js';
import { anyOf, noLetterAfter, noLetterBefore } from './fragments.js';
import type { Reading } from './reread-view.js';
import {
  arabicAnd,
  decimalPointWords,
  degreeWords,
  denominatorWords,
  jointWords,
  minusWords,
  minuteWords,
  numberWords,
  secondWords,
} from './word-lists.js';

// Reads "thirty-five point nine three" as 35.93 and "thirty-five degrees" as 35 degrees; other number words stay.

const values: ReadonlyMap<string, number> = new Map(
  numberWords.map(([word, value]) => [foldedView(word).lower, value]),
);

const word = anyOf([...new Set(numberWords.map(([word]) => word))]);
const and = anyOf(jointWords);
// Unambiguous, because a second way to match would double the time with every word.
const joint = `(?:\\s{1,2}(?:${and}\\s{1,2})?|\\s?-\\s?)`;
const spoken = `(?:${arabicAnd}\\s?)?${word}${noLetterAfter}(?:${joint}(?:${arabicAnd}\\s?)?${word}${noLetterAfter}){0,12}`;
const number = `(?:${spoken}|\\d{1,3})`;
const point = `${anyOf(decimalPointWords)}${noLetterAfter}`;
const minus = `(?:(?<minus>${anyOf(minusWords)})\\s{1,2})?`;
const denominator = `(?:\\s{1,2}${anyOf(denominatorWords)}${noLetterAfter})?`;

export const spokenReadings: readonly Reading[] = [
  {
    name: 'decimals in words',
    sign: new RegExp(anyOf(decimalPointWords), 'u'),
    expression: new RegExp(
      `${noLetterBefore}(?<!\\d)${minus}(?<whole>${number})[\\s-]{1,2}${point}[\\s-]{1,2}(?<fraction>${spoken}|\\d{1,12})(?!\\d)${denominator}`,
      'gu',
    ),
    read: ({ groups = {} }) => `${groups.minus ? '-' : ''}${digits(groups.whole)}.${digits(groups.fraction)}`,
  },
  {
    name: 'degrees in words',
    sign: new RegExp(`(?:°|${anyOf(degreeWords)})`, 'u'),
    expression: new RegExp(
      `${noLetterBefore}${spoken}(?=\\s{0,2}(?:[°'"]|${anyOf([...degreeWords, ...minuteWords, ...secondWords])}${noLetterAfter}))`,
      'gu',
    ),
    read: ([text]) => `${text.startsWith(arabicAnd) ? arabicAnd : ''}${digits(text)}`,
  },
];

/** Converts number words: `thirty-five` and `three five` to 35, `nine three zero six` to 9306. */
function digits(text = ''): string {
  if (/\d/.test(text)) return text;
  const words = [...text.matchAll(tokens)].flatMap(([token]) => meaningOf(token) ?? []);
  let written = '';
  for (let at = 0; at < words.length; ) {
    const { value, taken } = groupAt(words, at);
    written += value;
    at += taken;
  }
  return written;
}

const tokens = /[\p{L}']+/gu;

interface Meaning {
  readonly value: number;
  readonly isArabic: boolean;
}

function meaningOf(token: string): Meaning | undefined {
  const isArabic = /^\p{Script=Arabic}/u.test(token);
  const bare =
    values.get(token) ??
    (isArabic ? values.get(token.startsWith(arabicAnd) ? token.slice(arabicAnd.length) : token) : undefined);
  return bare === undefined ? undefined : { value: bare, isArabic };
}

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;
const isUnit = (value: number): boolean => value >= 1 && value <= 9;

/** Returns the number up to 199 that begins at a word, and how many words it takes. */
function groupAt(words: readonly Meaning[], at: number): { value: number; taken: number } {
  const valueAt = (index: number) => words[index]?.value ?? Number.NaN;
  const hundreds = valueAt(at) === 100 ? 1 : valueAt(at) === 1 && valueAt(at + 1) === 100 ? 2 : 0;
  if (hundreds > 0) {
    if (Number.isNaN(valueAt(at + hundreds))) return { value: 100, taken: hundreds };
    const rest = groupAt(words, at + hundreds);
    return { value: 100 + rest.value, taken: hundreds + rest.taken };
  }
  const [first, second, third] = [valueAt(at), valueAt(at + 1), valueAt(at + 2)];
  const isArabic = words[at]?.isArabic ?? false;
  if (isArabic && isUnit(first) && isTens(second)) return { value: second + first, taken: 2 };
  if (isArabic && isUnit(first) && second === 10) return { value: 10 + first, taken: 2 };
  // French compounds: "quatre-vingt-treize", "soixante-dix-sept".
  if (first === 4 && second === 20) return third < 20 ? tail(words, at + 2, 80, 2) : { value: 80, taken: 2 };
  if (first === 60 && second >= 10 && second < 20) return tail(words, at + 1, 60, 1);
  if (first === 10 && second >= 7 && second <= 9) return { value: 10 + second, taken: 2 };
  if (isTens(first) && isUnit(second)) return { value: first + second, taken: 2 };
  return { value: first, taken: 1 };
}

function tail(words: readonly Meaning[], at: number, value: number, taken: number) {
  const rest = groupAt(words, at);
  return { value: value + rest.value, taken: taken + rest.taken };
}
