import type { Province } from '@partner-api/contract';
import { namesOfCountry } from './country-names.js';
import { keysOf, keysOfDivision } from './division-keys.js';
import { isArticle, joinKeys, keyOfName, keyOfWord } from './name-key.js';

/** A place that texts name: a province of the records, or a country. */
export type Place =
  | { readonly type: 'province'; readonly province: Province }
  | { readonly type: 'country'; readonly country: string };

/** Where a place is (ISO 3166-1 alpha-2). */
export function countryOfPlace(place: Place): string {
  return place.type === 'country' ? place.country : place.province.country;
}

/** The names of places, in the languages that texts are read in. */
export class PlaceBook {
  readonly #places = new Map<string, Place[]>();
  /** First words of the names. */
  readonly #first = new Set<string>();
  readonly #longest: number;

  /** `countries`: ISO 3166-1 alpha-2, those of the provinces and others that are to be recognised. */
  constructor(provinces: readonly Province[], countries: readonly string[]) {
    for (const province of provinces) {
      const place: Place = { type: 'province', province };
      for (const key of provinceKeys(province)) this.#add(key, place);
    }
    for (const country of countries) {
      const place: Place = { type: 'country', country };
      for (const key of countryKeys(country)) this.#add(key, place);
    }
    this.#longest = Math.max(
      1,
      ...[...this.#places.keys()].map((key) => key.split(' ').length + articleWords),
    );
  }

  /** The places that the longest name at the start of a list of words may mean; null where there is none. */
  longest(words: readonly string[]): { length: number; places: readonly Place[] } | null {
    // Most words begin no name, and are soon told.
    const first = keyOfWord(words[0] ?? '');
    if (!this.#first.has(first) && !isArticle(first)) return null;
    const keys = words.slice(0, this.#longest).map(keyOfWord);
    for (let length = keys.length; length > 0; length--) {
      // "In Syria at least 40": what stands before no name of the place belongs to the next word.
      if (length > 1 && isArticle(keys[length - 1] ?? '')) continue;
      const places = this.#places.get(joinKeys(keys.slice(0, length)));
      if (places !== undefined) return { length, places };
    }
    return null;
  }

  #add(key: string, place: Place): void {
    this.#first.add(key.split(' ', 1)[0] ?? '');
    const known = this.#places.get(key);
    if (known === undefined) this.#places.set(key, [place]);
    else known.push(place);
  }
}

/** Words that a name may have beyond its key: the article. */
const articleWords = 1;

/** Every name of a province: those of its record, and those of the division that has one of them. */
function provinceKeys({ country, name, slug, source_name }: Province): Set<string> {
  const own = [name, slug.replaceAll('-', ' '), ...(source_name === null ? [] : [source_name])];
  const keys = new Set(own.map(keyOfName));
  for (const key of [...own.flatMap(keysOf), ...keysOfDivision(country, keys)]) keys.add(key);
  keys.delete('');
  return keys;
}

function countryKeys(country: string): Set<string> {
  return new Set(
    namesOfCountry(country)
      .flatMap(keysOf)
      .filter((key) => key !== ''),
  );
}
