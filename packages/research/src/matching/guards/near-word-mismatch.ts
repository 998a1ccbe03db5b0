import { monthsAndDays } from '@partner-api/reading';
import type { Mismatch } from '../../domain/withheld.js';
import type { Comparison } from '../comparing/comparison.js';
import { differentNegation } from './different-negation.js';
import { isWithin, isYear, numbersIn } from './different-numbers.js';
import { differentOrder } from './different-order.js';
import { placesIn } from './different-places.js';
import { firstSeen, type Guard } from './guard.js';
import { pertinentClauses } from './pertinent-clauses.js';

const guards: readonly (readonly [Mismatch, Guard])[] = [
  ['negation', (pair) => differentNegation({ ...pair, submitted: pertinentClauses(pair) })],
  ['date', haveOtherDates],
  ['number', (pair) => haveOtherNumbers(pair) || differentQuantity(pair)],
  ['place', haveOtherPlaces],
  ['order', (pair) => differentOrder({ ...pair, submitted: pair.nearest })],
];

/**
 * The first thing in which claims differ that are told in nearly the same words. The message may leave out a date or a
 * place, but not add one where it tells the claim, nor have another; a quantity it may not leave out either.
 */
export function nearWordMismatch(comparison: Comparison): Mismatch | null {
  return firstSeen(guards, comparison);
}

function haveOtherDates(comparison: Comparison): boolean {
  return haveOthers(comparison, (text) => monthsAndDays(text, comparison.language));
}

function haveOtherNumbers(comparison: Comparison): boolean {
  const { language, message, submitted } = comparison;
  const said = numbersIn(submitted, language);
  // Who says in 2019 that it happens, and no year, leaves out that one.
  const signed = [...said].some(isYear) ? [] : [...numbersIn(message, language)].filter(isYear);
  return haveOthers(
    comparison,
    (text) => new Set([...numbersIn(text, language)].filter((number) => !signed.includes(number))),
    isYear,
  );
}

/** Whether the claim, or the sentence that tells it, has a number beside years that the other lacks. */
function differentQuantity(comparison: Comparison): boolean {
  const { language, submitted, stored, storedInContext } = comparison;
  const quantities = (text: string) =>
    new Set([...numbersIn(text, language)].filter((number) => !isYear(number)));
  return (
    !isWithin(quantities(comparison.nearest), quantities(storedInContext)) ||
    !isWithin(quantities(stored), quantities(submitted))
  );
}

function haveOtherPlaces(comparison: Comparison): boolean {
  return haveOthers(comparison, (text) => placesIn(text, comparison));
}

/** The sentence that tells the claim adds one, or each has one that the other lacks. */
function haveOthers(
  comparison: Comparison,
  read: (text: string) => ReadonlySet<string>,
  isAdded: (value: string) => boolean = () => true,
): boolean {
  const { submitted, stored, storedInContext, storedProvince } = comparison;
  const [said, told] = [read(submitted), read(stored)];
  const known = read(`${storedInContext}\n${storedProvince?.name ?? ''}`);
  const added = [...read(comparison.nearest)].filter((value) => isAdded(value) && !known.has(value));
  return added.length > 0 || (!isWithin(said, known) && !isWithin(told, said));
}
