import type { Comparison } from '../comparison.js';
import { monthsAndDays } from './different-dates.js';
import { differentNegation } from './different-negation.js';
import { isWithin, isYear, numbersIn } from './different-numbers.js';
import { differentOrder } from './different-order.js';
import { placesIn } from './different-places.js';
import type { Guard, Mismatch } from './guard.js';
import { nearestSentence } from './nearest-sentence.js';
import { pertinentClauses } from './pertinent-clauses.js';

const guards: readonly (readonly [Mismatch, Guard])[] = [
  ['negation', (pair) => differentNegation({ ...pair, submitted: pertinentClauses(pair) })],
  ['date', haveOtherDates],
  ['number', (pair) => haveOtherNumbers(pair) || differentQuantity(pair)],
  ['place', haveOtherPlaces],
  ['order', (pair) => differentOrder({ ...pair, submitted: nearestSentence(pair) })],
];

/**
 * The first thing in which claims differ that are told in nearly the same words. One may leave out a date or a place as
 * it may leave out a name, but not have another; a quantity it may not leave out either.
 */
export function nearWordMismatch(comparison: Comparison): Mismatch | null {
  return guards.find(([, differ]) => differ(comparison))?.[0] ?? null;
}

function haveOtherDates({ language, submitted, stored, storedInContext }: Comparison): boolean {
  const [said, told, known] = [submitted, stored, storedInContext].map((text) =>
    monthsAndDays(text, language),
  );
  return areOthers(said, told, known);
}

function haveOtherNumbers({ language, message, submitted, stored, storedInContext }: Comparison): boolean {
  const [said, told, known] = [submitted, stored, storedInContext].map((text) => numbersIn(text, language));
  // Who says in 2019 that it happens leaves out the year.
  const signed = [...numbersIn(message, language)].filter(isYear);
  return areOthers(said, new Set([...(told ?? [])].filter((number) => !signed.includes(number))), known);
}

/** Whether the claim, or the sentence that tells it, has a number beside years that the other lacks. */
function differentQuantity(comparison: Comparison): boolean {
  const { language, submitted, stored, storedInContext } = comparison;
  const quantities = (text: string) =>
    new Set([...numbersIn(text, language)].filter((number) => !isYear(number)));
  return (
    !isWithin(quantities(nearestSentence(comparison)), quantities(storedInContext)) ||
    !isWithin(quantities(stored), quantities(submitted))
  );
}

function haveOtherPlaces(comparison: Comparison): boolean {
  const { submitted, stored, storedInContext, storedProvince } = comparison;
  const [said, told, known] = [submitted, stored, `${storedInContext}\n${storedProvince?.name ?? ''}`].map(
    (text) => placesIn(text, comparison),
  );
  return areOthers(said, told, known);
}

/** Each has one that the other lacks. */
function areOthers(
  said: ReadonlySet<string> = new Set(),
  told: ReadonlySet<string> = new Set(),
  known: ReadonlySet<string> = new Set(),
): boolean {
  return !isWithin(said, known) && !isWithin(told, said);
}
