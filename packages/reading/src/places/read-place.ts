import type { Province } from '@partner-api/contract';
import { sourceKind } from '../gazetteer/division-kinds.js';
import { countryOfPlace, type Place } from '../gazetteer/place-book.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { liesInCountry } from './described-province.js';

export interface PlaceRead {
  readonly country: string | null;
  readonly provinces: readonly Province[];
}

/** The one country or the provinces of one that a text names; null when they are several, or cannot be told apart. */
export function readPlace(items: readonly Item[]): PlaceRead | null {
  if (isDateline(items) || items.some((_, place) => isThen(items, place))) return null;
  const labels = items.filter((_, place) => isLabel(items, place));
  const said = placeOf(items.filter((item) => !labels.includes(item)));
  if (said === null || labels.length === 0) return said;
  if (said.country === null) return placeOf(labels);
  // A post about Syria under "#Homs" may speak of Homs alone.
  const all = placeOf(items);
  return all?.country === said.country && all.provinces.length === said.provinces.length ? said : null;
}

/** "In North Kivu, then Ituri": of which of them the number is, or of both, is not told. */
function isThen(items: readonly Item[], place: number): boolean {
  if (textOf(items[place]) !== 'then' || items[afterSilent(items, place + 1)]?.type !== 'place') return false;
  return items[hasTag(items[place - 1], 'and') ? place - 2 : place - 1]?.type === 'place';
}

/** "Damascus — 40 people were killed in Syria": where it was written, or where it happened. */
function isDateline(items: readonly Item[]): boolean {
  const placesOf = (isOne: (places: readonly Place[]) => boolean) =>
    items.flatMap((item, place) => (item.type === 'place' && isOne(item.places) ? [place] : []));
  const provinces = placesOf((places) => !isCountryOnly(places));
  const countries = placesOf(isCountryOnly).filter((place) => isAfterIn(items, place));
  const isBeside = (province: number) =>
    countries.some((place) => isNear(items, Math.min(place, province), Math.max(place, province)));
  return (
    countries.length > 0 &&
    provinces.length > 0 &&
    // "Aleppo was the deadliest province in Syria".
    !items.some((item) => hasTag(item, 'which_province', 'among_provinces')) &&
    provinces.every(
      (place) => !isAfterIn(items, place) && !isBeside(place) && !hasTag(items[place - 1], 'hashtag'),
    )
  );
}

function isAfterIn(items: readonly Item[], place: number): boolean {
  let before = place - 1;
  while (isSilent(items[before]) && !hasTag(items[before], 'in')) before--;
  return hasTag(items[before], 'in');
}

/** "Homs province in Syria", "in the Syrian province of Homs". */
function isNear(items: readonly Item[], first: number, second: number): boolean {
  return items
    .slice(first + 1, second)
    .every(
      (item, offset) => isSilent(item) || item.type === 'place' || liesInCountry(items, first + 1 + offset),
    );
}

/** "Homs exceeded the 40 deaths of Hama": provinces that are not told together are no one area. */
export function areApart(items: readonly Item[]): boolean {
  let last: readonly Place[] | null = null;
  let isTogether = true;
  for (const [place, item] of items.entries()) {
    if (item.type !== 'place') {
      // "À Homs qu'à Hama".
      isTogether &&= !hasTag(item, 'comparing');
      isTogether &&= isSilent(item) || hasTag(item, 'and', 'to', 'either', 'between', 'a', 'all');
      continue;
    }
    if (isCountryOnly(item.places) || isLabel(items, place)) continue;
    if (last !== null && !isTogether && slugsOf(last) !== slugsOf(item.places)) return true;
    last = item.places;
    isTogether = true;
  }
  return false;
}

function slugsOf(places: readonly Place[]): string {
  return places.map((named) => (named.type === 'province' ? named.province.slug : '')).join();
}

/** "#Homs" before or after a sentence; "in #Homs" is a part of one. */
function isLabel(items: readonly Item[], place: number): boolean {
  return (
    items[place]?.type === 'place' &&
    hasTag(items[place - 1], 'hashtag') &&
    !hasTag(items[place - 2], 'in', 'and', 'filler')
  );
}

function placeOf(items: readonly Item[]): PlaceRead | null {
  const named = items.flatMap((item) => (item.type === 'place' ? [item.places] : []));
  const countries = new Set(
    named.flatMap((places) => (isCountryOnly(places) ? places.map(countryOfPlace) : [])),
  );
  const found = named
    .filter((places) => !isCountryOnly(places))
    .map((places) => provinceOf(places, countries));
  const provinces = found.filter((province) => province !== null);
  if (provinces.length < found.length) return null;
  const all = new Set([...countries, ...provinces.map(({ country }) => country)]);
  if (all.size > 1) return null;
  const [country = null] = all;
  return {
    country,
    provinces: [...new Map(provinces.map((province) => [province.slug, province])).values()],
  };
}

function isCountryOnly(places: readonly Place[]): boolean {
  return places.length > 0 && places.every(({ type }) => type === 'country');
}

/** Of provinces with one name, the one in a country that is named too. */
function provinceOf(places: readonly Place[], countries: ReadonlySet<string>): Province | null {
  const provinces = places.flatMap((place) => (place.type === 'province' ? [place.province] : []));
  const fitting = provinces.filter(({ country }) => countries.size === 0 || countries.has(country));
  // "In Kyiv" is in the city, where sources tell the region apart.
  const cities = fitting.filter((province) => sourceKind(province) === 'city');
  const [only, ...others] = cities.length === 1 ? cities : fitting;
  return only === undefined || others.length > 0 ? null : only;
}
