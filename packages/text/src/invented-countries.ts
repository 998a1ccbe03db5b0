/**
 * Names of invented countries in demonstrations and tests, by user-assigned ISO 3166-1 code and language. The runtime does
 * not know these names.
 */
const names: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'XD',
    new Map([
      ['en', 'Sotavia'],
      ['es', 'Sotavia'],
      ['fr', 'Sotavie'],
      ['ar', 'سوتافيا'],
      ['ru', 'Сотавия'],
      ['uk', 'Сотавія'],
    ]),
  ],
]);

/** Codes of the invented countries. */
export const inventedCountries: readonly string[] = [...names.keys()];

/** Returns the name of an invented country in a language, or else in English; null for any other country. */
export function inventedCountryName(code: string, language: string): string | null {
  const known = names.get(code);
  return known?.get(language) ?? known?.get('en') ?? null;
}
