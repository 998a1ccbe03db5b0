import { numberWords } from '@partner-api/reading';
import type { Comparison } from '../comparing/comparison.js';
import { numbersIn } from './different-numbers.js';
import { quantitiesIn } from './quantities.js';

/**
 * Whether both claims tell quantities, and none that people would call the same: "71 men" for "17 men", "a £20m cheque" for "a
 * cheque for £2 million", but not "four million" for "4.6 million". Where a number of either is not plain ("nine out of ten", "dozens",
 * "soixante-dix"), and in languages whose number words are not known, nothing is said.
 */
export function haveOtherQuantities({
  language,
  message,
  nearest,
  stored,
  storedInContext,
}: Comparison): boolean {
  if (numberWords(language).size === 0) return false;
  const [said, told] = [quantitiesIn(nearest, language), quantitiesIn(stored, language)];
  if (!isSome(said) || !isSome(told)) return false;
  const [heard, known] = [anyNumbersIn(message, language), anyNumbersIn(storedInContext, language)];
  if (heard === null || known === null) return false;
  const areNew = (quantities: readonly number[], others: readonly number[]) =>
    quantities.every((quantity) => others.every((other) => !areAlike(quantity, other)));
  return areNew(said, known) && areNew(told, heard);
}

/** With those that are no quantities, as "800" of a number to call; null where a quantity is not plain. */
function anyNumbersIn(text: string, language: string): readonly number[] | null {
  const quantities = quantitiesIn(text, language);
  return quantities && [...quantities, ...[...numbersIn(text, language)].map(Number)];
}

function isSome(quantities: readonly number[] | null): quantities is readonly number[] {
  return quantities !== null && quantities.length > 0;
}

function areAlike(one: number, other: number): boolean {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  return less >= more * (less < 1_000 ? leastShare : leastShareOfAmounts);
}

/** "Eighty percent" for 79. */
const leastShare = 0.95;
/** "Four million" for 4.6 million. */
const leastShareOfAmounts = 0.8;
