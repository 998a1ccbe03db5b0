import { monthsAndDays } from '@partner-api/reading';
import { terms } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { placesIn } from './different-places.js';
import { isTitle } from './titles.js';

/** Names of two capitalised words or more, each without months and words that tell nothing; countries and titles are none. */
export function fullNamesIn(text: string, comparison: Comparison): string[][] {
  const { language } = comparison;
  const isName = (part: string) =>
    terms(part, language).length > 0 && monthsAndDays(part, language).size === 0;
  return (text.match(sideBySide) ?? [])
    .filter((name) => placesIn(name, comparison).size === 0)
    .map((name) => name.split(' ').filter(isName))
    .filter((parts) => parts.length > 1 && !parts.every(isTitle));
}

/** The first word is taken whole, so that the time grows with the text. */
const sideBySide =
  /(?<![\p{L}\p{N}@#][’'.-]?)(?=(\p{Lu}[\p{L}’'.-]*\p{Ll}[\p{L}’'-]*))\1(?: (?:(?:de|von|van|al|bin|da|di|del) )?\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*)+/gu;

/** Whether a text has the initials of a name, in capitals: "PG" for "Paul George". */
export function hasInitials(text: string, names: readonly string[][]): boolean {
  return names.some((parts) =>
    new RegExp(`(?<!\\p{L})${parts.map(([initial]) => initial).join('')}(?!\\p{L})`, 'u').test(text),
  );
}
