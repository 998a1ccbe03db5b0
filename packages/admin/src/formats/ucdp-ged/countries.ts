import { countryName } from '@partner-api/text';
import { countryTable } from './country-table.js';

export interface Country {
  /** ISO 3166-1 alpha-2; `XK` (user-assigned) for Kosovo. */
  readonly code: string;
  /** English name, without the former name that UCDP adds in brackets. */
  readonly name: string;
}

/**
 * Returns the country by UCDP's name or, for an unknown name, by its Gleditsch and Ward number; null when both are
 * unknown.
 */
export function findCountry(ucdpName: string, number: string): Country | null {
  return byName.get(keyOf(ucdpName)) ?? byNumber.get(number) ?? null;
}

const byName = new Map<string, Country>();
const byNumber = new Map<string, Country>();

for (const [number, code, ...ucdpNames] of countryTable) {
  const country = { code, name: countryName(code) };
  byNumber.set(String(number), country);
  for (const known of [country.name, ...ucdpNames]) byName.set(keyOf(known), country);
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
