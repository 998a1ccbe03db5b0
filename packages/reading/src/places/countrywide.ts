import { hasTag, type Item } from '../items/item.js';
import type { Governments } from '../names/governments.js';

/**
 * "Assad's army and ISIL clashed across the country": where no place is named, that of the one government that is. Only
 * a country of the events is meant so: "the Turkish army killed 40 across the country" may tell of another than Turkey.
 */
export function withCountry(
  items: readonly Item[],
  { governments, countries }: { readonly governments: Governments; readonly countries: readonly string[] },
): Item[] {
  if (items.some(({ type }) => type === 'place')) return [...items];
  const named = [...governments].flatMap(([country, name]) =>
    items.some((item) => item.type === 'actor' && item.actor.includes(name)) ? [country] : [],
  );
  const [country, ...others] = named;
  if (country === undefined || others.length > 0 || !countries.includes(country)) return [...items];
  return items.map((item) =>
    hasTag(item, 'countrywide') ? { type: 'place', places: [{ type: 'country', country }] } : item,
  );
}
