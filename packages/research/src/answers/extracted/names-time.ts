import { hasPhraseOf, isNumberWord } from '@partner-api/query';
import { asciiDigits, monthsAndDays, words } from '@partner-api/text';

const date = /\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}/u;
const dates = new RegExp(date, 'gu');
const year = /^(?:1[89]|20)\d\d$/;

/** Whether a text names a date, a month, a year from 1800 on, a century or a time span. "May" is a month only next to a number. */
export function namesTime(text: string, language: string): boolean {
  if (date.test(text) || hasPhraseOf('span', text, language)) return true;
  const said = words(asciiDigits(text), language);
  return said.some((word, place) => year.test(word) || (isMonth(word, language) && isClear(said, place)));
}

/** Whether a text has a number other than a year or a day of a month. */
export function namesNumber(text: string, language: string): boolean {
  const said = words(asciiDigits(text).replaceAll(dates, ' '), language);
  return said.some((word, place) => {
    if (isNumberWord(word, language)) return true;
    const isOfMonth = [said[place - 1], said[place + 1]].some((other) => isMonth(other ?? '', language));
    return /^\d/.test(word) && !/^(?:19|20)\d\d$/.test(word) && !isOfMonth;
  });
}

function isMonth(word: string, language: string): boolean {
  return [...monthsAndDays(word, language)].some((name) => name.startsWith('month'));
}

function isClear(said: readonly string[], place: number): boolean {
  const isBesideNumber = [said[place - 1], said[place + 1]].some((other) => /^\d/.test(other ?? ''));
  return isBesideNumber || !hasPhraseOf('not_month', said[place] ?? '');
}
