import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { numbersIn } from './different-numbers.js';

/**
 * Whether both claims tell amounts in thousands, millions or billions, and none that people would call the same: "a £20m cheque"
 * for "a cheque for £2 million", but not "four million" for "4.6 million".
 */
export function haveOtherAmounts({
  language,
  message,
  nearest,
  stored,
  storedInContext,
}: Comparison): boolean {
  const [said, told] = [amountsIn(nearest, language), amountsIn(stored, language)];
  if (said.length === 0 || told.length === 0) return false;
  const [heard, known] = [amountsIn(message, language), amountsIn(storedInContext, language)];
  const areNew = (amounts: readonly number[], others: readonly number[]) =>
    amounts.every((amount) => others.every((other) => !areAlike(amount, other)));
  return areNew(said, known) && areNew(told, heard);
}

/** A number before a thousand, a million or a billion, or written with it ("20m"); of several number words in a row none. */
function amountsIn(text: string, language: string): number[] {
  const numbers = words(text, language).map((word) => [...numbersIn(word, language)]);
  return numbers.flatMap(([number, within], place) => {
    const [value, unit] = [numberOf(number), Number(within ?? numbers[place + 1]?.[0])];
    const isAlone =
      numbers[place - 1]?.[0] === undefined && (within !== undefined || !isUnit(numbers[place + 2]?.[0]));
    return isAlone && value > 0 && !isUnit(number) && isUnit(String(unit)) ? [value * unit] : [];
  });
}

function isUnit(number: string | undefined): boolean {
  return number === '1000' || number === '1000000' || number === '1000000000';
}

/** "4.6" and "4,6"; NaN for what is no number. */
function numberOf(number: string | undefined): number {
  return Number(number?.replace(/,(?=\p{Nd}{1,2}$)/u, '.'));
}

function areAlike(one: number, other: number): boolean {
  return Math.min(one, other) >= Math.max(one, other) * leastShare;
}

/** "Four million" for 4.6 million. */
const leastShare = 0.8;
