import { membersOf } from '../domain/members.js';
import type { Scope } from '../domain/scope.js';
import { countryCode } from '../gazetteer/country-code.js';
import type { RecordedNames } from './recorded-names.js';

/** The parties of the records that are governments, by country (ISO 3166-1 alpha-2). */
export type Governments = ReadonlyMap<string, string>;

/** Parties named "Government of …", as UCDP does, by the country in their name. */
export function governmentsIn({ parties }: RecordedNames): Governments {
  const found = new Map<string, string>();
  const names = new Set(parties.values.flatMap((actors) => actors.flatMap(membersOf)));
  for (const name of names) {
    const country = /^Government of (.+?)(?: \(.*\))?$/.exec(name)?.[1];
    const code = country === undefined ? null : countryCode(country);
    if (code !== null) found.set(code, name);
  }
  return found;
}

/** Whether a party of a scope may have fought beside another, under whose name sources tell it: a foreign government, or such a group. */
export function hasSupporter(
  { country, actors }: Pick<Scope, 'country' | 'actors'>,
  governments: Governments,
): boolean {
  const home = country === null ? undefined : governments.get(country);
  const states = new Set(governments.values());
  const isSupporter = (name: string) => (name !== home && states.has(name)) || supporters.has(name);
  return actors.some((names) => names.some(isSupporter));
}

/** Groups that fought beside another, and are seldom named by sources. */
const supporters: ReadonlySet<string> = new Set(['Hezbollah', 'PKK', 'NDF (Syria)']);
