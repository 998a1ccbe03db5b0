import { numberWords } from '@partner-api/reading';
import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether one claim has a number that the other has not. What the context of the stored claim gives is no difference, nor
 * the year in which a message was signed: who says in 2019 that it happens leaves out the year.
 */
export function differentNumbers(comparison: Comparison): boolean {
  const { language, message, submitted, stored, storedInContext } = comparison;
  const said = numbersIn(submitted, language);
  const saidOrSigned = new Set([...said, ...yearsIn(message, language)]);
  return (
    !isWithin(said, numbersIn(storedInContext, language)) ||
    !isWithin(numbersIn(stored, language), saidOrSigned)
  );
}

function yearsIn(text: string, language: string): string[] {
  return [...numbersIn(text, language)].filter(isYear);
}

export function isYear(number: string): boolean {
  return year.test(number);
}

const year = /^(?:19|20)[0-9]{2}$/;

/** Numbers in digits and in words; of those joined by hyphens or spaces, each part. */
export function numbersIn(text: string, language: string): Set<string> {
  const values = numberWords(language);
  return new Set(
    words(text, language).flatMap((word) => (hasDigit.test(word) ? partsOf(word) : (values.get(word) ?? []))),
  );
}

const hasDigit = /[0-9]/;

/** "80m" is 80 and a million. */
function partsOf(word: string): string[] {
  const [, number, unit = ''] = abbreviated.exec(word) ?? [];
  const magnitude = magnitudes[unit];
  return number === undefined || magnitude === undefined
    ? [word.replace(ordinal, '$1')]
    : [number, magnitude];
}

const abbreviated = /^([0-9]+)(k|m|mn|mio|b|bn)$/;
const magnitudes: Readonly<Record<string, string>> = {
  k: '1000',
  m: '1000000',
  mn: '1000000',
  mio: '1000000',
  b: '1000000000',
  bn: '1000000000',
};
/** "20th": a day is written with and without. */
const ordinal = /^([0-9]+)(?:st|nd|rd|th)$/;

export function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((value) => whole.has(value));
}
