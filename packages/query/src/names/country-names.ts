import { countryCodeOf, countryCodes, countryName, foldText } from '@partner-api/text';
import { listIn, readTable } from '../tables/read-table.js';
import { casesOfName } from './name-words.js';

/** The keys of the words of a name. */
export type CountryName = readonly string[];

const LANGUAGES_OF_NAMES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];

const otherNames = new Map(
  readTable('country-spellings.tsv', ['code', 'called']).map(({ code, called }) => [code, listIn(called)]),
);

let names: readonly { readonly country: string; readonly names: readonly CountryName[] }[] | null = null;

/** All countries (ISO 3166-1 alpha-2) with their names by CLDR and our spellings. Cached, because building it is slow. */
export function countryNames(): NonNullable<typeof names> {
  names ??= countryCodes.map((country) => ({
    country,
    names: [...new Set(namesOfCountry(country))].flatMap(casesOfName),
  }));
  return names;
}

let displayNames: readonly Intl.DisplayNames[] | null = null;

/** All names of a country (ISO 3166-1 alpha-2) in the supported languages. */
export function namesOfCountry(country: string): string[] {
  displayNames ??= LANGUAGES_OF_NAMES.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }),
    ),
  );
  const known = displayNames.map((ofLanguage) => ofLanguage.of(country));
  return [
    countryName(country),
    ...known.filter((name) => typeof name === 'string'),
    ...(otherNames.get(country) ?? []),
  ];
}

let codes: ReadonlyMap<string, string> | null = null;

/** The country (ISO 3166-1 alpha-2) of a name or of one of our other spellings; null when unknown. */
export function countryCode(name: string): string | null {
  codes ??= new Map(
    [...otherNames].flatMap(([code, called]) => called.map((one): [string, string] => [foldText(one), code])),
  );
  return countryCodeOf(name) ?? codes.get(foldText(name)) ?? null;
}
