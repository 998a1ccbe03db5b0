import { monthsAndDays, words } from '@partner-api/text';
import { differ, type Guard, valuesOf } from './guard.js';
import { guardWordsIn } from './guard-words.js';
import { isYear, numbersIn } from './number.js';

/**
 * Whether the claims differ in a year, month, weekday or temporal relation (before, after). Each kind is compared
 * separately: "in 2019" does not contradict "in March".
 */
export const differentDates: Guard = (comparison, strict) =>
  [yearsIn, monthsAndDays, sequenceIn].some((read) => differ(valuesOf(comparison, strict, read), strict))
    ? 'date'
    : null;

function yearsIn(text: string, language: string): Set<string> {
  return new Set([...numbersIn(text, language)].filter(isYear));
}

function sequenceIn(text: string, language: string): Set<string> {
  const found = guardWordsIn(words(text, language), language) ?? [];
  return new Set(found.filter(({ kind }) => kind === 'sequence').map(({ value }) => value));
}
