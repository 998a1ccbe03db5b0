import { countryNames } from '@partner-api/reading';
import { words } from '@partner-api/text';
import { LONGEST_PLACE_NAME_WORDS } from '../../index/place-names.js';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether one claim names a province of the records or a country that the other does not. Being filed under a province
 * is as good as naming it, and so is the context of the stored claim.
 */
export function differentPlaces(comparison: Comparison): boolean {
  const { submitted, stored, storedInContext, storedProvince } = comparison;
  const said = placesIn(submitted, comparison);
  const known = placesIn(`${storedInContext}\n${storedProvince?.name ?? ''}`, comparison);
  const named = placesIn(stored, comparison);
  return [...said].some((place) => !known.has(place)) || [...named].some((place) => !said.has(place));
}

/** The longest names only: "North Sarenes" is not also "Sarenes". */
export function placesIn(
  text: string,
  { language, places }: Pick<Comparison, 'language' | 'places'>,
): Set<string> {
  const countries = countryNames(language);
  const spoken = words(text, language);
  const found = new Set<string>();
  for (let start = 0; start < spoken.length; ) {
    const length = longestNameAt(spoken, start, (phrase) => places.has(phrase) || countries.has(phrase));
    if (length > 0) found.add(spoken.slice(start, start + length).join(' '));
    start += Math.max(1, length);
  }
  return found;
}

function longestNameAt(
  spoken: readonly string[],
  start: number,
  isName: (phrase: string) => boolean,
): number {
  for (let length = Math.min(LONGEST_PLACE_NAME_WORDS, spoken.length - start); length > 0; length--)
    if (isName(spoken.slice(start, start + length).join(' '))) return length;
  return 0;
}
