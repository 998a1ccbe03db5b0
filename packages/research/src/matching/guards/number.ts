import { words } from '@partner-api/text';
import { differ, type Guard, valuesOf } from './guard.js';
import { guardValuesIn } from './guard-words.js';

/** Whether the claims differ in a number other than a year. */
export const differentNumbers: Guard = (comparison, strict) =>
  differ(valuesOf(comparison, strict, quantitiesIn), strict) ? 'number' : null;

function quantitiesIn(text: string, language: string): Set<string> {
  return new Set([...numbersIn(text, language)].filter((number) => !isYear(number)));
}

/** Numbers in digits and in words; numbers joined by hyphens or spaces count separately. */
export function numbersIn(text: string, language: string): Set<string> {
  const inDigits = words(text, language)
    .filter((word) => /[0-9]/.test(word))
    .flatMap(partsOf);
  return new Set([...guardValuesIn('number', text, language), ...inDigits]);
}

export function isYear(number: string): boolean {
  return /^(?:19|20)[0-9]{2}$/.test(number);
}

/** "80m" gives 80 and 1000000; "20th" gives 20. */
function partsOf(word: string): string[] {
  const [, number, unit = ''] = /^([0-9]+)(k|m|mn|mio|b|bn)$/.exec(word) ?? [];
  const magnitude = zeros[unit];
  return number === undefined || magnitude === undefined
    ? [word.replace(/^([0-9]+)(?:st|nd|rd|th)$/, '$1')]
    : [number, `1${'0'.repeat(magnitude)}`];
}

const zeros: Readonly<Record<string, number>> = { k: 3, m: 6, mn: 6, mio: 6, b: 9, bn: 9 };
