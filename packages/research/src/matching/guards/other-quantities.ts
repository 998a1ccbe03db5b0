import { monthsAndDays } from '@partner-api/reading';
import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { isYear, numbersIn } from './different-numbers.js';

/**
 * Whether both claims tell quantities, and none that people would call the same: "71 men" for "17 men", "a £20m cheque" for "a
 * cheque for £2 million", but not "four million" for "4.6 million".
 */
export function haveOtherQuantities({
  language,
  message,
  nearest,
  stored,
  storedInContext,
}: Comparison): boolean {
  const [said, told] = [quantitiesIn(nearest, language), quantitiesIn(stored, language)];
  if (said.length === 0 || told.length === 0) return false;
  const [heard, known] = [quantitiesIn(message, language), quantitiesIn(storedInContext, language)];
  const areNew = (quantities: readonly number[], others: readonly number[]) =>
    quantities.every((quantity) => others.every((other) => !areAlike(quantity, other)));
  return areNew(said, known) && areNew(told, heard);
}

/** The numbers of a text by their value, "three hundred and forty" as one, without years and the days of months. */
function quantitiesIn(text: string, language: string): number[] {
  const spoken = words(text, language);
  const found: number[] = [];
  for (let place = 0; place < spoken.length; ) {
    const { value, end } = quantityAt(spoken, place, language);
    if (value > 0 && !isDate(spoken, place, end, language)) found.push(value);
    place = end;
  }
  return found;
}

/** A number that begins at a place, as far as its words go on; 0 where none does, and of "millions" alone. */
function quantityAt(
  spoken: readonly string[],
  start: number,
  language: string,
): { value: number; end: number } {
  // What thousands and millions are multiplied by is open yet.
  let [whole, open, last, end] = [0, 0, 0, start];
  for (let place = start; place < spoken.length; place++) {
    if (place > start && last >= 100 && joins.has(spoken[place] ?? '')) continue;
    const values = valuesOf(spoken[place], language);
    if (values.length === 0 || (place > start && !goesOn(last, open, values))) break;
    for (const value of values) {
      if (units.has(value)) [whole, open] = [whole + open * value, 0];
      else if (value === 100 && open > 0) open *= value;
      else open += value;
      last = value;
    }
    end = place + 1;
  }
  return { value: whole + open, end: Math.max(end, start + 1) };
}

/** "20m" is 20 and a million; years, "20th", "half" and "twice" are none. */
function valuesOf(word: string | undefined, language: string): number[] {
  if (word === undefined || isYear(word) || ordinalOrDecade.test(word)) return [];
  const values = [...numbersIn(word.replace(times, '$1'), language)].map(numberOf);
  return values.every((value) => value > 0) ? values : [];
}

const ordinalOrDecade = /^[0-9]+(?:st|nd|rd|th|s|er)$/;
/** "10x". */
const times = /^([0-9]+)x$/;

/** Whether a number goes on with the one before it: "twenty five", "two hundred forty", "three million". */
function goesOn(last: number, open: number, [next = 0, unit]: readonly number[]): boolean {
  if (unit !== undefined) return false;
  if (units.has(next)) return next > last;
  if (next === 100) return open < 10;
  return (last >= 100 && next < 100) || (last >= 20 && last < 100 && last % 10 === 0 && next < 10);
}

const units: ReadonlySet<number> = new Set([1_000, 1_000_000, 1_000_000_000]);
/** Between hundreds and what is added to them. */
const joins: ReadonlySet<string> = new Set(['and', 'y', 'e', 'et', 'und', 'و']);

/** Whether a number is the day of a month: "12 June", "June 12th", "12 de junio". */
function isDate(spoken: readonly string[], start: number, end: number, language: string): boolean {
  const beside = [
    spoken[start - 1],
    spoken[end],
    joints.has(spoken[end] ?? '') ? spoken[end + 1] : undefined,
  ];
  return beside.some((word = '') => monthsAndDays(word, language).size > 0);
}

/** Between a day and its month. */
const joints: ReadonlySet<string> = new Set(['de', 'of']);

/** "4.6" and "4,6"; NaN for what is no number. */
function numberOf(number: string): number {
  return Number(number.replace(/,(?=\p{Nd}{1,2}$)/u, '.'));
}

function areAlike(one: number, other: number): boolean {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  return less >= more * (less < 1_000 ? leastShare : leastShareOfAmounts);
}

/** "Eighty percent" for 79. */
const leastShare = 0.95;
/** "Four million" for 4.6 million. */
const leastShareOfAmounts = 0.8;
