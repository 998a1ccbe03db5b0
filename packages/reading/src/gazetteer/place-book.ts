import type { Province } from '@partner-api/contract';
import { remembered } from '@partner-api/text';
import { namesOfCountry } from './country-names.js';
import { type Division, divisionNamed, keysOf } from './division-keys.js';
import { sourceKind } from './division-kinds.js';
import { isArticle, joinKeys, keyOfName, keyOfWord } from './name-key.js';
import { regions } from './regions.js';

/** A place that texts name: a province of the records, or a country. */
export type Place =
  | { readonly type: 'province'; readonly province: Province }
  | { readonly type: 'country'; readonly country: string };

/** Where a place is (ISO 3166-1 alpha-2). */
export function countryOfPlace(place: Place): string {
  return place.type === 'country' ? place.country : place.province.country;
}

/** What a name at the start of a list of words may mean. */
export interface PlaceName {
  /** In words. */
  readonly length: number;
  readonly places: readonly Place[];
  /** Whether it means all of them, as a region means its provinces, and not one of them. */
  readonly areTogether: boolean;
  /** Whether a country that may lie elsewhere has it as well: Niger is a state of Nigeria. */
  readonly isOfCountry: boolean;
  /** Whether the rest of it follows with another name: the first of "North and South Kivu". */
  readonly isShared?: boolean;
}

/** The names of places, in the languages that texts are read in. */
export class PlaceBook {
  readonly #places = new Map<string, Place[]>();
  /** By the key of a region, its provinces. */
  readonly #regions = new Map<string, readonly Place[]>();
  /** ISO 3166-2, of those provinces that have one. */
  readonly #divisions = new Map<Place, string>();
  /** Keys of provinces that are those of a country, too. */
  readonly #ofCountries = new Set<string>();
  /** First words of the names. */
  readonly #first = new Set<string>();
  readonly #longest: number;

  /** `countries`: ISO 3166-1 alpha-2, those of the provinces and others that are to be recognised. */
  constructor(provinces: readonly Province[], countries: readonly string[]) {
    for (const province of provinces) {
      const place: Place = { type: 'province', province };
      const division = divisionOf(province);
      if (division !== null) this.#divisions.set(place, division.code);
      const ofCountry = keysOfNamesake(province.country);
      for (const key of provinceKeys(province, division)) {
        this.#add(key, place);
        if (ofCountry.has(key)) this.#ofCountries.add(key);
      }
    }
    for (const { called, divisions } of regions) this.#addRegion(called, divisions);
    for (const country of countries) {
      const place: Place = { type: 'country', country };
      for (const key of countryKeys(country)) this.#add(key, place);
    }
    this.#longest = Math.max(
      1,
      ...[...this.#places.keys(), ...this.#regions.keys()].map((key) => key.split(' ').length + articleWords),
    );
  }

  /** The places that the longest name at the start of a list of words may mean; null where there is none. */
  longest(words: readonly string[]): PlaceName | null {
    // Most words begin no name, and are soon told.
    const first = keyOfWord(words[0] ?? '');
    if (!this.#first.has(first) && !isArticle(first)) return null;
    const keys = words.slice(0, this.#longest).map(keyOfWord);
    for (let length = keys.length; length > 0; length--) {
      // "In Syria at least 40": what stands before no name of the place belongs to the next word.
      if (length > 1 && isArticle(keys[length - 1] ?? '')) continue;
      const key = joinKeys(keys.slice(0, length));
      const [named, parts] = [this.#places.get(key) ?? [], this.#regions.get(key) ?? []];
      const places = [...named, ...parts];
      if (places.length > 0)
        return {
          length,
          places,
          areTogether: parts.length > 0 || this.#areOfOneDivision(named),
          isOfCountry: this.#ofCountries.has(key),
        };
    }
    return null;
  }

  /** Sources have renamed some provinces, and tell earlier events under the earlier name: Kirkuk was At-Ta'mim. */
  #areOfOneDivision(places: readonly Place[]): boolean {
    if (places.length < 2) return false;
    const divisions = new Set(places.map((place) => this.#divisions.get(place)));
    const kinds = new Set(places.map((place) => place.type === 'province' && sourceKind(place.province)));
    return divisions.size === 1 && !divisions.has(undefined) && kinds.size === 1;
  }

  #addRegion(called: string, divisions: readonly string[]): void {
    const parts = [...this.#divisions].flatMap(([place, code]) => (divisions.includes(code) ? [place] : []));
    if (parts.length === 0) return;
    for (const key of called.split(';').flatMap(keysOf)) {
      this.#begin(key);
      this.#regions.set(key, parts);
    }
  }

  #begin(key: string): void {
    this.#first.add(key.split(' ', 1)[0] ?? '');
  }

  #add(key: string, place: Place): void {
    this.#begin(key);
    const known = this.#places.get(key);
    if (known === undefined) this.#places.set(key, [place]);
    else known.push(place);
  }
}

/** Words that a name may have beyond its key: the article. */
const articleWords = 1;

function divisionOf(province: Province): Division | null {
  return divisionNamed(province.country, new Set(ownNames(province).map(keyOfName)));
}

/** Every name of a province: those of its record, and those of the division that has one of them. */
function provinceKeys(province: Province, division: Division | null): Set<string> {
  const own = ownNames(province);
  const keys = new Set([...own.map(keyOfName), ...own.flatMap(keysOf), ...(division?.keys ?? [])]);
  for (const key of ['', ...sayOtherwise]) keys.delete(key);
  return keys;
}

/** Names that more often say another thing: a Somali is seldom one of Ethiopia's Somali region. */
const sayOtherwise: readonly string[] = ['somali'];

function ownNames({ name, slug, source_name }: Province): string[] {
  // "Kinshasa city" is Kinshasa.
  const city = /^(.+) city$/i.exec(name)?.[1];
  return [
    name,
    slug.replaceAll('-', ' '),
    ...(source_name === null ? [] : [source_name]),
    ...(city === undefined ? [] : [city]),
  ];
}

/** By the country of a province, the country whose name the province has. */
const namesakes: ReadonlyMap<string, string> = new Map([
  ...[['NG', 'NE'] as const, ['ET', 'SO'] as const, ['AO', 'CD'] as const, ['CD', 'EC'] as const],
  ...[['BE', 'LU'] as const, ['GN', 'ML'] as const, ['US', 'GE'] as const],
  ...['DJ', 'DZ', 'GT', 'KW', 'LU', 'MX', 'PA', 'TN'].map((own) => [own, own] as const),
]);

const noKeys: ReadonlySet<string> = new Set();

/** The names of a country that a province of the given one has as well. */
const keysOfNamesake: (country: string) => ReadonlySet<string> = remembered(
  (country) => {
    const namesake = namesakes.get(country);
    if (namesake === undefined) return noKeys;
    const keys = [...countryKeys(namesake)];
    // "النيجر" is read without its article as well.
    return new Set([...keys, ...keys.map((key) => key.replace(/^ال/u, ''))]);
  },
  { texts: 300 },
);

function countryKeys(country: string): Set<string> {
  return new Set(
    namesOfCountry(country)
      .flatMap(keysOf)
      .filter((key) => key !== ''),
  );
}
