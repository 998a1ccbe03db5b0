import type { Province } from '@partner-api/contract';
import type { Place } from '../places/place-book.js';
import type { Item } from './item.js';

export interface PlaceRead {
  readonly country: string | null;
  readonly provinces: readonly Province[];
}

/** The one country or the provinces of one that a text names; null when they are several, or cannot be told apart. */
export function readPlace(items: readonly Item[]): PlaceRead | null {
  const named = items.flatMap((item) => (item.type === 'place' ? [item.places] : []));
  const countries = new Set(named.flatMap((places) => (isCountryOnly(places) ? places.map(countryOf) : [])));
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
  return places.every(({ type }) => type === 'country');
}

/** Of provinces with one name, the one in a country that is named too. */
function provinceOf(places: readonly Place[], countries: ReadonlySet<string>): Province | null {
  const provinces = places.flatMap((place) => (place.type === 'province' ? [place.province] : []));
  const fitting = provinces.filter(({ country }) => countries.size === 0 || countries.has(country));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function countryOf(place: Place): string {
  return place.type === 'country' ? place.country : place.province.country;
}
