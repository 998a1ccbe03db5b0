import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether both claims name years or decades, and none that could be the same: "in the 1990s" for "in July 2022". The year in
 * which a message was signed is none of its own.
 */
export function haveOtherYears({
  language,
  submitted,
  nearest,
  stored,
  storedInContext,
}: Comparison): boolean {
  const [said, told] = [yearsIn(nearest, language), yearsIn(stored, language)];
  if (said.length === 0 || told.length === 0) return false;
  const [heard, known] = [yearsIn(submitted, language), yearsIn(storedInContext, language)];
  return said.every((year) => isNew(year, known)) && told.every((year) => isNew(year, heard));
}

/** Years by their four figures, decades by the first three. */
function yearsIn(text: string, language: string): string[] {
  return words(text, language).flatMap((word) => {
    const [, year, decade] = named.exec(word) ?? [];
    return year === undefined ? [] : [decade === undefined ? year : year.slice(0, -1)];
  });
}

/** "2019", "1990s", "1990er", "1990-х". */
const named = /^((?:19|20)[0-9]{2})(s|er|х|і|е)?$/u;

function isNew(year: string, years: readonly string[]): boolean {
  return years.every((other) => !other.startsWith(year) && !year.startsWith(other));
}
