import { monthsAndDays } from '@partner-api/text';
import { differ, type Guard, valuesOf } from './guard.js';
import { guardValuesIn } from './guard-words.js';
import { isYear, numbersIn } from './number.js';

/**
 * Whether the claims differ in a year, month, weekday or temporal relation (before, after). Each kind is compared
 * separately: "in 2019" does not contradict "in March".
 */
export const differentDates: Guard = (comparison, strict) =>
  [yearsIn, monthsAndDays, sequenceIn].some((read) => differ(valuesOf(comparison, strict, read), strict))
    ? 'date'
    : null;

const sequenceIn = (text: string, language: string) => guardValuesIn('sequence', text, language);

function yearsIn(text: string, language: string): Set<string> {
  return new Set([...numbersIn(text, language)].filter(isYear));
}
