import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether both claims name years or decades, and none that could be the same: "in the 1990s" for "in July 2022". The year in
 * which a message was signed is none of its own.
 */
export function haveOtherYears({ submitted, nearest, stored, storedInContext }: Comparison): boolean {
  const [said, told] = [yearsIn(nearest), yearsIn(stored)];
  if (said.length === 0 || told.length === 0) return false;
  const [heard, known] = [yearsIn(submitted), yearsIn(storedInContext)];
  return said.every((year) => isNew(year, known)) && told.every((year) => isNew(year, heard));
}

/** Years by their four figures, decades by the first three; none of an act, "the Refugee Act of 1980". */
function yearsIn(text: string): string[] {
  return Array.from(text.matchAll(year)).flatMap(({ index, 1: before, 2: figures = '', 3: behind }) => {
    if (named.test(text.slice(Math.max(0, index - longestName), index))) return [];
    return figures.endsWith('0') && (before !== undefined || behind !== undefined)
      ? figures.slice(0, -1)
      : figures;
  });
}

/** "2019", "1990s", "1990's", "1990er", "1990-х", "les années 1990". */
const year =
  /(?<![\p{L}\p{N}.,])(années |años |anos |anni )?((?:19|20)[0-9]{2})(?![0-9]|[.,][0-9])(['’]?s|er|-?[хеі])?(?![\p{L}\p{N}])/giu;
/** What a year is part of in English. */
const named =
  /(?<!\p{L})(?:Act|Law|Bill|Code|Treaty|Convention|Constitution|Agreement|Accords?|Charter|Resolution|Class) of $/u;
/** Characters. */
const longestName = 20;

function isNew(one: string, years: readonly string[]): boolean {
  return years.every((other) => !other.startsWith(one) && !one.startsWith(other));
}
