import { monthsAndDays } from '@partner-api/reading';
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

/** Years by their four figures, decades by the first three; none of a name, "the Refugee Act of 1980". */
function yearsIn(text: string, language: string): string[] {
  return Array.from(text.matchAll(year)).flatMap(({ index, 1: before, 2: figures = '', 3: behind }) => {
    const [, name] = named.exec(text.slice(Math.max(0, index - longestName), index)) ?? [];
    if (name !== undefined && monthsAndDays(name, language).size === 0) return [];
    return figures.endsWith('0') && (before !== undefined || behind !== undefined)
      ? figures.slice(0, -1)
      : figures;
  });
}

/** "2019", "1990s", "1990's", "1990er", "1990-х", "les années 1990". */
const year =
  /(?<![\p{L}\p{N}.,])(années |años |anos |anni )?((?:19|20)[0-9]{2})(?![0-9]|[.,][0-9])(['’]?s|er|-?[хеі])?(?![\p{L}\p{N}])/giu;
/** What a year is part of: "Act of 1980", but not "March of 1980". */
const named = /(?<!\p{L})(\p{Lu}\p{L}+) of $/u;
/** Characters. */
const longestName = 60;

function isNew(one: string, years: readonly string[]): boolean {
  return years.every((other) => !other.startsWith(one) && !one.startsWith(other));
}
