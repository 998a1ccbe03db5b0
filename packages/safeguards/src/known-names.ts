import { countryCodeOf, words } from '@partner-api/text';
import { readTable } from './read-table.js';

// A sensitive event keeps only widely known names, because other names often contain that of a town.

/** Replaces a name that is withheld. */
export const NAME_WITHHELD = 'Name withheld';

const folded = (name: string): string => words(name).join(' ');

const namesOf = (file: string): ReadonlySet<string> =>
  new Set(readTable(file, ['name']).map(({ name }) => folded(name)));

const parties = namesOf('parties.tsv');
const publishers = namesOf('publishers.tsv');

/** Names in data sets for the forces or crowds of a country: "Military Forces of Syria (2024-)". */
const OF_COUNTRY =
  /^(?:Government|(?:Military|Police|Security) Forces|Prison Guards|Civilians|Protesters|Rioters|Unidentified [\p{L} ]{1,40}?|[\p{L} -]{1,40}? Militia) (?:of |\()(?<country>[\p{L}\p{M}' .&-]{2,60}?)\)?(?: \(\d{4}-(?:\d{4})?\))?$/u;

/** Whether a name is a known party, or joins several known parties, as data sets do. */
export const isKnownParty = (name: string): boolean =>
  parties.has(folded(name)) ||
  name
    .split(/[,;]/)
    .map((one) => one.trim())
    .every(
      (one) =>
        parties.has(folded(one)) || countryCodeOf(OF_COUNTRY.exec(one)?.groups?.country ?? '') !== null,
    );

export const isKnownPublisher = (name: string): boolean => publishers.has(folded(name));

/** Returns the kind of a party by words in its name; null if there is none. */
export function kindOfParty(name: string): string | null {
  const lower = name.toLowerCase();
  return kinds.find(({ word }) => lower.includes(word))?.kind ?? null;
}

const kinds = readTable('party-kinds.tsv', ['kind', 'word']);

const civilians = namesOf('civilians.tsv');

export const isCivilians = (name: string): boolean => civilians.has(folded(name));
