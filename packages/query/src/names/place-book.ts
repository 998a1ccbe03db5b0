import type { Province } from '@partner-api/contract';
import { PhraseTree } from '../tables/phrase-tree.js';
import { listIn, readTable } from '../tables/read-table.js';
import { type CountryName, countryNames } from './country-names.js';
import { casesOfName, combinedNames, joinedKey, keysOfName, spelling } from './name-words.js';

/** The referent of a place name. */
export type Place =
  | { readonly type: 'province'; readonly slug: string; readonly country: string }
  | { readonly type: 'country'; readonly country: string }
  /** A group of provinces. */
  | { readonly type: 'region'; readonly slugs: readonly string[]; readonly country: string }
  /** Smaller than a province. */
  | { readonly type: 'town'; readonly slug: string; readonly country: string };

/** A place below the province. */
export interface Town {
  readonly name: string;
  /** Slug. */
  readonly province: string;
}

/** A first-level division by its ISO 3166-2 code, with its names in the supported languages. */
interface Division {
  readonly code: string;
  readonly names: readonly string[];
}

const DIVISION_COLUMNS = ['code', 'en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;
const ownSpellings = new Map(
  readTable('division-spellings.tsv', ['code', 'called']).map(({ code, called }) => [code, listIn(called)]),
);
const divisionRows = readTable('subdivision-names.tsv', DIVISION_COLUMNS);
const regions = readTable('regions.tsv', ['called', 'divisions']);

let divisionsByCountry: ReadonlyMap<string, readonly Division[]> | null = null;

/** Built on first use, because folding all names is slow. */
function divisionsOf(country: string): readonly Division[] {
  divisionsByCountry ??= allDivisions();
  return divisionsByCountry.get(country) ?? [];
}

function allDivisions(): Map<string, Division[]> {
  const rows = divisionRows.map(({ code, ...names }) => ({
    code,
    names: Object.values(names).filter(Boolean),
  }));
  const known = new Set(rows.map(({ code }) => code));
  const others = [...ownSpellings.keys()]
    .filter((code) => !known.has(code))
    .map((code) => ({ code, names: [] }));
  const found = new Map<string, Division[]>();
  for (const { code, names } of [...rows, ...others]) {
    const country = code.slice(0, 2);
    const own = [...names.filter((name) => !isOfDirection(name)), ...(ownSpellings.get(code) ?? [])];
    found.set(country, [...(found.get(country) ?? []), { code, names: own }]);
  }
  return found;
}

const directions: ReadonlySet<string> = new Set(
  readTable('directions.tsv', ['word']).map(({ word }) => joinedKey(word)),
);

/** Whether a name is only a direction ("North", "Central"), which is too common a word to match. */
function isOfDirection(name: string): boolean {
  return directions.has(joinedKey(name));
}

/** The division of a country that matches one of the names; the match with the most words wins. */
function divisionNamed(country: string, names: readonly string[]): Division | null {
  const keys = new Set(names.map(joinedKey));
  let best: { readonly division: Division; readonly words: number } | null = null;
  for (const division of divisionsOf(country))
    for (const name of division.names) {
      const key = joinedKey(name);
      const words = key.split(' ').length;
      if (keys.has(key) && words > (best?.words ?? 0)) best = { division, words };
    }
  return best?.division ?? null;
}

/** A province as the store lists it. */
type ListedProvince = Pick<Province, 'slug' | 'name' | 'country'> & Partial<Pick<Province, 'source_name'>>;

function ownNames({ name, slug, source_name = null }: ListedProvince): string[] {
  const city = /^(.+) city$/i.exec(name)?.[1];
  return [
    name,
    slug.replaceAll('-', ' '),
    ...(source_name === null ? [] : [source_name]),
    ...(city === undefined ? [] : [city]),
  ];
}

/** All place names that texts may use, with the provinces of the records. */
export interface PlaceBook {
  readonly tree: PhraseTree<Place>;
  readonly provinces: ReadonlyMap<string, Province>;
}

export function placeBookOf(provinces: readonly Province[], towns: readonly Town[]): PlaceBook {
  const tree = new PhraseTree<Place>();
  const byDivision = new Map<string, string[]>();
  const bySlug = new Map(provinces.map((province) => [province.slug, province]));
  for (const { country, names } of countryNames()) addCountry(tree, country, names);
  for (const province of provinces) {
    const division = divisionNamed(province.country, ownNames(province));
    if (division !== null)
      byDivision.set(division.code, [...(byDivision.get(division.code) ?? []), province.slug]);
    const others = new Set(
      divisionsOf(province.country)
        .filter(({ code }) => code !== division?.code)
        .flatMap(({ code }) => ownSpellings.get(code) ?? [])
        .map(joinedKey),
    );
    const names = (division?.names ?? []).filter((name) => !others.has(joinedKey(name)));
    const place: Place = { type: 'province', slug: province.slug, country: province.country };
    addNames(tree, [...ownNames(province), ...names], place);
  }
  for (const { called, divisions } of regions) {
    const slugs = divisions.split(' ').flatMap((code) => byDivision.get(code) ?? []);
    const country = divisions.slice(0, 2);
    if (slugs.length > 0) addNames(tree, listIn(called), { type: 'region', slugs, country });
  }
  for (const { name, province } of towns) addTown(tree, name, bySlug.get(province));
  return { tree, provinces: bySlug };
}

function addNames(tree: PhraseTree<Place>, names: readonly string[], place: Place): void {
  const known = names.map(keysOfName);
  for (const keys of [...names.flatMap(casesOfName), ...combinedNames(known)]) tree.add(keys, place);
}

function addCountry(tree: PhraseTree<Place>, country: string, names: readonly CountryName[]): void {
  const place: Place = { type: 'country', country };
  for (const keys of names) tree.add(keys, place);
}

/** A town resolves to its province; `meantPlace` prefers a province of the same name. */
function addTown(tree: PhraseTree<Place>, name: string, province: Province | undefined): void {
  if (province === undefined) return;
  const place: Place = { type: 'town', slug: province.slug, country: province.country };
  for (const keys of casesOfName(name)) tree.add(keys, place);
}

/** The slugs of the provinces that match a name in any supported language, or a slug. */
export function provincesNamed(name: string, provinces: readonly ListedProvince[]): string[] {
  const asked = spelling(name.replaceAll('-', ' ')).join(' ');
  return provinces
    .filter((province) => {
      const own = ownNames(province);
      const names = [...own, ...(divisionNamed(province.country, own)?.names ?? [])];
      const spellings = names.map(spelling);
      return [...spellings, ...combinedNames(spellings)].some((words) => words.join(' ') === asked);
    })
    .map(({ slug }) => slug);
}

/** The other names of a province in the supported languages, without its name in the records. */
export function otherNamesOf(province: ListedProvince): string[] {
  const names = divisionNamed(province.country, ownNames(province))?.names ?? [];
  return [...new Set(names)].filter((name) => name !== province.name);
}

/** The name of a province in a language by CLDR; null when CLDR has none. */
export function provinceNameIn(province: ListedProvince, language: string): string | null {
  const code = divisionNamed(province.country, ownNames(province))?.code;
  const row = divisionRows.find((one) => one.code === code);
  const column = DIVISION_COLUMNS.find((one) => one === language);
  return row === undefined || column === undefined ? null : row[column] || null;
}
