import { foldText, inventedCountries, inventedCountryName } from '@partner-api/text';

/**
 * The country (ISO 3166-1 alpha-2) of an English name, by Unicode CLDR, the names in `otherCountryNames` and those of
 * invented countries.
 */
export function countryCode(name: string): string | null {
  return codes().get(foldText(name)) ?? null;
}

/** Names of countries in use that CLDR has not, or no longer. */
export const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  TR: ['Turkey', 'Turquía', 'Turquie', 'تركيا'],
  SY: [
    'Syrian Arab Republic',
    'سورية',
    'República Árabe Siria',
    'САР',
    'Сирийская Арабская Республика',
    'Сирийской Арабской Республики',
    'Сирийской Арабской Республике',
    'Сирійська Арабська Республіка',
    'Сирійської Арабської Республіки',
    'Сирійській Арабській Республіці',
  ],
  US: ['United States of America', 'USA'],
  CD: ['DR Congo', 'Democratic Republic of the Congo'],
  CI: ['Ivory Coast'],
  MM: ['Burma'],
  BA: ['Bosnia and Herzegovina', 'Bosnia-Herzegovina'],
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let known: ReadonlyMap<string, string> | null = null;

function codes(): ReadonlyMap<string, string> {
  known ??= new Map([...namesByCldr(), ...otherNames(), ...inventedNames()]);
  return known;
}

function namesByCldr(): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const name = names.of(first + second);
      return name === undefined ? [] : [[foldText(name), first + second]];
    }),
  );
}

function otherNames(): [string, string][] {
  return Object.entries(otherCountryNames).flatMap(([code, names]) =>
    names.map((name): [string, string] => [foldText(name), code]),
  );
}

function inventedNames(): [string, string][] {
  return inventedCountries.map((code) => [foldText(inventedCountryName(code, 'en') ?? ''), code]);
}
