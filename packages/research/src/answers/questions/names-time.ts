import { words } from '@partner-api/text';
import { monthsAndDays } from '../../language/months-and-days.js';
import { numberWords } from '../../language/number-words.js';

/** Whether a text names a year, a month or a date. A bare number is none, nor is "may" without one beside it. */
export function namesTime(text: string, language: string): boolean {
  const said = words(text, language);
  return (
    date.test(text) ||
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

function isMonth(word: string, language: string): boolean {
  return [...monthsAndDays(word, language)].some((name) => name.startsWith('month'));
}

function isClear(said: readonly string[], place: number): boolean {
  const isBesideNumber = [said[place - 1], said[place + 1]].some((other) => /^\p{Nd}/u.test(other ?? ''));
  return isBesideNumber || !otherWords.has(said[place] ?? '');
}

/** Names of months that are words, too. */
const otherWords: ReadonlySet<string> = new Set(['may', 'march', 'mar']);
