import { words } from '@partner-api/text';
import { monthsAndDays } from '../../language/months-and-days.js';
import { numberWords } from '../../language/number-words.js';
import { holdsOne, phrasesOf, spaced } from './phrases.js';

/**
 * Whether a text names a date, a month, a year, a century, or how long ago. A bare number is none, nor is "may" without one
 * beside it.
 */
export function namesTime(text: string, language: string): boolean {
  const said = words(text, language);
  return (
    date.test(text) ||
    earlyYear.test(text) ||
    holdsOne(spaced(text, language), spans) ||
    said.some((word, place) => year.test(word) || (isMonth(word, language) && isClear(said, place)))
  );
}

/** Whether a text has a number that is no year and no day of a month. */
export function namesNumber(text: string, language: string): boolean {
  const said = words(text.replaceAll(dates, ' '), language);
  const known = numberWords(language);
  return said.some((word, place) => {
    if (known.has(word) && !pairWords.has(word)) return true;
    const isBesideMonth = [said[place - 1], said[place + 1]].some((other) => isMonth(other ?? '', language));
    return /^\p{Nd}/u.test(word) && !year.test(word) && !isBesideMonth;
  });
}

/** "Both sides" counts nothing. */
const pairWords: ReadonlySet<string> = new Set(['both', 'ambos', 'ambas', 'beide', 'оба', 'обе', 'обидва']);

const date = /\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}/u;
const dates = new RegExp(date, 'gu');
const year = /^(?:19|20)\d\d$/;

/**
 * Before 1900 a number is a year only where it stands as one: "in 1186", "(1288)", "1754–1763", "1521 году". A decade is one
 * anywhere: "the 1990s".
 */
const earlyYear = new RegExp(
  [
    String.raw`(?<=(?:^|[^\p{L}])(?:in|since|by|until|after|before|from|between|as|circa|year|en|desde|hasta|entre|año|depuis|année|seit|jahr|в|с|до|к|у|з|عام|سنة|منذ)\s)Y`,
    String.raw`(?<=\()Y`,
    String.raw`Y(?=[–-]1\d{3}|\s(?:годов|году?|года|роках|році|року|рік|г\.|р\.))`,
    String.raw`(?:1\d|20)\d0s(?!\p{L})`,
  ]
    .map((place) => place.replace('Y', String.raw`1[0-8]\d{2}(?![\d.,]*\d)`))
    .join('|'),
  'iu',
);
const spans = phrasesOf(
  `century; centuries; years ago; months ago; siglo; siglos; siecle; siecles; jahrhundert; век; века; веке; веков;
  столетие; столетия; лет назад; назад; столітті; століття; років тому; القرن; قرن`,
);

function isMonth(word: string, language: string): boolean {
  return [...monthsAndDays(word, language)].some((name) => name.startsWith('month'));
}

function isClear(said: readonly string[], place: number): boolean {
  const isBesideNumber = [said[place - 1], said[place + 1]].some((other) => /^\p{Nd}/u.test(other ?? ''));
  return isBesideNumber || !otherWords.has(said[place] ?? '');
}

/** Names of months that are words, too. */
const otherWords: ReadonlySet<string> = new Set(['may', 'march', 'mar']);
