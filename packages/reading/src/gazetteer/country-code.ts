import { countryNamed, foldText } from '@partner-api/text';
import { otherCountryNames } from './other-country-names.js';

/** The country (ISO 3166-1 alpha-2) of a name: what our own records call it, or one of `otherCountryNames`. */
export function countryCode(name: string): string | null {
  // "Congo" alone is what our records call one of the two, and what others call either.
  return countryNamed(name) ?? codes.get(foldText(name)) ?? null;
}

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(otherCountryNames).flatMap(([code, names]) =>
    names.map((name): [string, string] => [foldText(name), code]),
  ),
);
