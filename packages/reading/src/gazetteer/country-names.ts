import {
  countryName,
  foldText,
  inventedCountryName,
  remembered,
  rememberedByLanguage,
  words,
} from '@partner-api/text';
import { spokenIn } from '../language/lists-by-language.js';
import { otherCountryNames } from './other-country-names.js';

/** The names of countries and territories in a language, by CLDR, as sequences of folded words. */
const countryNames: (language: string) => ReadonlySet<string> = remembered(
  (language) => {
    const names = regionNames([spokenIn(language), 'en'], 'long');
    const found = new Set<string>();
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second);
        if (name !== undefined) found.add(words(name, language).join(' '));
      }
    return found;
  },
  { texts: 100 },
);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Whether folded words are the name of a country in a language that texts are read in. */
export function isCountryName(name: string): boolean {
  return languages.some((language) => countryNames(language).has(name));
}

/** The name of a country (ISO 3166-1 alpha-2) in a language, folded; empty where it has none. */
export const foldedCountryName: (country: string, language: string) => string = rememberedByLanguage(
  (country, language) => foldText(regionNames([language], 'long').of(country) ?? ''),
  { texts: 2_000 },
);

/** All that texts may call a country (ISO 3166-1 alpha-2), in the languages that they are read in. */
export function namesOfCountry(country: string): string[] {
  const invented = languages.map((language) => inventedCountryName(country, language));
  const known = [...namesByUnicode().map((ofLanguage) => ofLanguage.of(country)), ...invented];
  return [
    countryName(country),
    ...known.filter((name) => typeof name === 'string'),
    ...(otherCountryNames[country] ?? []),
  ];
}

const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];
let displayNames: readonly Intl.DisplayNames[] | null = null;

// Making these costs more than all else that a place is asked for.
function namesByUnicode(): readonly Intl.DisplayNames[] {
  displayNames ??= languages.flatMap((language) =>
    (['long', 'short'] as const).map((style) => regionNames([language], style)),
  );
  return displayNames;
}

function regionNames(locales: readonly string[], style: 'long' | 'short'): Intl.DisplayNames {
  return new Intl.DisplayNames([...locales], { type: 'region', style, fallback: 'none' });
}
