import type { PlaceRead } from './read-place.js';

/** Countries under which sources file what happened in other territories, too: "in Israel" is not in the Gaza Strip. */
export const withTerritories: ReadonlySet<string> = new Set(['IL']);

/** Whether a whole country is named of which sources tell more than the name does: "72 people were killed in Israel". */
export function isWithTerritories({ country, provinces }: PlaceRead): boolean {
  return country !== null && withTerritories.has(country) && provinces.length === 0;
}
