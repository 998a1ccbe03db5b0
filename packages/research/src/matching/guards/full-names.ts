import { monthsAndDays } from '@partner-api/reading';
import { terms } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { placesIn } from './different-places.js';

/** Names of two capitalised words or more, each without months and words that tell nothing; countries are none. */
export function fullNamesIn(text: string, comparison: Comparison): string[][] {
  const { language } = comparison;
  const isName = (part: string) =>
    terms(part, language).length > 0 && monthsAndDays(part, language).size === 0;
  return (text.match(sideBySide) ?? [])
    .filter((name) => placesIn(name, comparison).size === 0)
    .map((name) => name.split(' ').filter(isName))
    .filter((parts) => parts.length > 1);
}

const sideBySide =
  /(?<![\p{L}\p{N}@#])\p{Lu}[\p{L}’'.-]*\p{Ll}[\p{L}’'-]*(?: (?:(?:de|von|van|al|bin|da|di|del) )?\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*)+/gu;
