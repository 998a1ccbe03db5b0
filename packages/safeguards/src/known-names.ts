import { countryNamed, words } from '@partner-api/text';
import { readTable } from './read-table.js';

// Of a sensitive event only names that are known far beyond a place are told: others are often made of a town's.

/** Stands for a name that is not told. */
export const NAME_WITHHELD = 'Name withheld';

const folded = (name: string): string => words(name).join(' ');

const namesOf = (file: string): ReadonlySet<string> =>
  new Set(readTable(file, ['name']).map(({ name }) => folded(name)));

const parties = namesOf('parties.tsv');
const publishers = namesOf('publishers.tsv');

/** What data sets call forces of a state, and crowds of a country: "Military Forces of Syria (2024-)". */
const OF_COUNTRY =
  /^(?:Government|(?:Military|Police|Security) Forces|Prison Guards|Civilians|Protesters|Rioters|Unidentified [\p{L} ]{1,40}?|[\p{L} -]{1,40}? Militia) (?:of |\()(?<country>[\p{L}\p{M}' .&-]{2,60}?)\)?(?: \(\d{4}-(?:\d{4})?\))?$/u;

/** Names of several parties in one, as data sets join them. */
export const isKnownParty = (name: string): boolean =>
  parties.has(folded(name)) ||
  name
    .split(/[,;]/)
    .map((one) => one.trim())
    .every(
      (one) => parties.has(folded(one)) || countryNamed(OF_COUNTRY.exec(one)?.groups?.country ?? '') !== null,
    );

export const isKnownPublisher = (name: string): boolean => publishers.has(folded(name));

/** The kind of a party whose name is not told; null for one of which its name does not say that. */
export function kindOfParty(name: string): string | null {
  const lower = name.toLowerCase();
  return kinds.find(({ word }) => lower.includes(word))?.kind ?? null;
}

const kinds = readTable('party-kinds.tsv', ['kind', 'word']);

const civilians = namesOf('civilians.tsv');

export const isCivilians = (name: string): boolean => civilians.has(folded(name));
