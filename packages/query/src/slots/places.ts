import type { Place } from '../names/place-book.js';
import type { Draft } from './draft.js';
import { has, isSign, type PlaceItem, slotValue } from './tagged-token.js';

/** The location of the events that a text is about. */
export interface EventLocation {
  readonly country: string;
  /** Slugs; none for the whole country. */
  readonly provinces: readonly string[];
  /** Whether the text names a place below the province. */
  readonly isNarrower: boolean;
}

/** A place that a text names, with the index of its item. */
export interface PlaceMention {
  readonly place: Place;
  readonly at: number;
}

/** The disambiguated places of a range; null when a name stays ambiguous. */
export function placesNamed(draft: Draft, from: number, to: number): PlaceMention[] | null {
  const items = draft.free(from, to).flatMap((at) => {
    const item = draft.at(at);
    return item?.type === 'place' ? [{ item, at }] : [];
  });
  const countries = countriesTold(draft);
  const named: PlaceMention[] = [];
  for (const { item, at } of items) {
    const place = meantPlace(item, countries);
    if (place === null) return null;
    named.push({ place, at });
  }
  return named;
}

/** The countries of the unambiguous places of a text. */
function countriesTold(draft: Draft): ReadonlySet<string> {
  const plain = draft.items.flatMap((item) => {
    if (item.type !== 'place') return [];
    const countries = new Set(item.places.map(({ country }) => country));
    return countries.size === 1 ? [...countries] : [];
  });
  return new Set(plain);
}

function meantPlace({ places }: PlaceItem, countries: ReadonlySet<string>): Place | null {
  const [only, ...others] = places;
  if (only === undefined) return null;
  if (others.length === 0) return only;
  // A province takes precedence over a town, and over its own country, of the same name.
  const provinces = places.filter(({ type }) => type === 'province' || type === 'region');
  const there = provinces.filter(({ country }) => countries.has(country));
  const meant = there.length > 0 ? there : provinces;
  if (
    meant.length === 1 &&
    !places.some(
      (place) => place.type === 'country' && place.country !== meant[0]?.country && there.length === 0,
    )
  )
    return meant[0] ?? null;
  const towns = places.filter(({ type }) => type === 'town');
  return towns.length === places.length && new Set(places.map(({ country }) => country)).size === 1
    ? (towns[0] ?? null)
    : null;
}

/** Combines places of one country: a province with its country, several provinces. Null for several countries. */
export function locationOf(named: readonly PlaceMention[]): EventLocation | null {
  const countries = new Set(named.map(({ place }) => place.country));
  const [country] = countries;
  if (country === undefined || countries.size > 1) return null;
  return {
    country,
    provinces: [...new Set(slugsOf(named))],
    isNarrower: named.some(({ place }) => place.type === 'town'),
  };
}

export function slugsOf(named: readonly PlaceMention[]): string[] {
  return named.flatMap(({ place }) => {
    if (place.type === 'country') return [];
    return place.type === 'region' ? place.slugs : [place.slug];
  });
}

/** Whether the places form one list, or name the same place repeatedly. */
export function areJoined(draft: Draft, named: readonly PlaceMention[]): boolean {
  const told = named.filter(({ at }) => !isSign(draft.at(at - 1), '#'));
  const slugs = new Set(told.map(({ place }) => JSON.stringify(place)));
  if (slugs.size < 2) return true;
  return told.every(({ at }, index) => {
    const before = told[index - 1];
    if (before === undefined) return true;
    const between = draft.items.slice(before.at + 1, at);
    return between.every(
      (item) =>
        isSign(item, ',', '\u060c', '/', '+', '&', '-', '\u2014') ||
        has(item, 'and', 'stop', 'unit', 'together', 'or'),
    );
  });
}

/** Marks the places and their type words ("province") as used. */
export function usePlaces(draft: Draft, named: readonly PlaceMention[]): void {
  for (const { at, place } of named) {
    draft.use(at);
    if (place.type === 'town' || place.type === 'country') continue;
    for (const beside of [draft.skipStopWords(at, -1), draft.skipStopWords(at, 1)])
      if (slotValue(draft.at(beside), 'unit') === 'province' && !has(draft.at(beside), 'group'))
        draft.use(beside);
  }
}
