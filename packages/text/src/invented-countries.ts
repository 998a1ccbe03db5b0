/**
 * What countries that do not exist are called, by codes that ISO 3166-1 leaves to its users. Demonstrations and tests
 * tell of them, and no runtime knows their names.
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

/** The codes of all of them. */
export const inventedCountries: readonly string[] = [...names.keys()];

/** In a language, or in English where it has no name of its own; null for every other country. */
export function inventedCountryName(code: string, language: string): string | null {
  const known = names.get(code);
  return known?.get(language) ?? known?.get('en') ?? null;
}
