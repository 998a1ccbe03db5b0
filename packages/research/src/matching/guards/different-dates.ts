import { monthsAndDays } from '@partner-api/reading';
import type { Comparison } from '../comparing/comparison.js';
import { isWithin } from './different-numbers.js';

/**
 * Whether one claim names a month or a day of the week that the other does not. Years are numbers, and are compared
 * as such; "last year" depends on when it was said and is not resolved.
 */
export function differentDates({ language, submitted, stored, storedInContext }: Comparison): boolean {
  const said = monthsAndDays(submitted, language);
  return (
    !isWithin(said, monthsAndDays(storedInContext, language)) ||
    !isWithin(monthsAndDays(stored, language), said)
  );
}
