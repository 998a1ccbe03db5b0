import { words } from '@partner-api/text';
import { spokenIn } from '../../language/lists-by-language.js';

const known = new Map<string, ReadonlySet<string>>();

/** The names of countries and territories in a language, by CLDR, as sequences of folded words. */
export function countryNames(language: string): ReadonlySet<string> {
  const names = known.get(language) ?? makeCountryNames(language);
  known.set(language, names);
  return names;
}

function makeCountryNames(language: string): Set<string> {
  const names = new Intl.DisplayNames([spokenIn(language), 'en'], { type: 'region', fallback: 'none' });
  const found = new Set<string>();
  for (const first of letters)
    for (const second of letters) {
      const name = names.of(first + second);
      if (name !== undefined) found.add(words(name, language).join(' '));
    }
  return found;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
