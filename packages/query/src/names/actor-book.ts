import type { Actor } from '@partner-api/contract';
import { PhraseTree } from '../tables/phrase-tree.js';
import { listIn, readTable } from '../tables/read-table.js';
import { wordsOfTerm } from '../tables/terms.js';

/** An actor under one of the names that texts use. */
export interface NamedActor {
  /** Every name that it has in the records. */
  readonly names: readonly string[];
  /** Whether this name matches only in capitals: "IS" is otherwise an ordinary word. */
  readonly isAcronym: boolean;
  /** The countries (ISO 3166-1 alpha-2) in which this name means the actor; null for all. */
  readonly countries: readonly string[] | null;
  /** Whether the records have it under several names, of which one means another actor at other times. */
  readonly isChanging: boolean;
}

/** `kind`: the names are a kind of actor, which texts do not use; `changing`: sets `isChanging`. */
const FLAGS = ['kind', 'changing'];

const known = readTable('actors.tsv', ['names', 'called', 'countries', 'flags']).map((row) => {
  const flags = new Set(row.flags.split(' ').filter(Boolean));
  for (const flag of flags)
    if (!FLAGS.includes(flag)) throw new Error(`actors.tsv: there is no flag ${flag}`);
  const countries = row.countries === '' ? null : row.countries.split(' ');
  return { names: listIn(row.names), called: listIn(row.called), countries, flags };
});

/** Placeholders that sources use for the victims of one-sided violence and for unidentified actors. */
const NO_NAMES: ReadonlySet<string> = new Set(['civilians', 'unknown', 'unidentified']);

/** The members of a coalition that a source writes in one field: `Ahrar al-Sham, HTS, Southern Front`. */
export function membersOf({ name }: Pick<Actor, 'name'>): string[] {
  return name
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '');
}

export function isCivilians(name: string): boolean {
  return name.toLowerCase() === 'civilians';
}

const GOVERNMENT = 'Government of ';

/** Whether a name follows UCDP's convention for the governments of states. */
export function isGovernment(name: string): boolean {
  return name.startsWith(GOVERNMENT);
}

export interface ActorBook {
  readonly tree: PhraseTree<NamedActor>;
  /** Names of governments in the records. */
  readonly governments: readonly string[];
}

export function actorBookOf(parties: readonly (readonly Actor[])[]): ActorBook {
  const members = new Set(parties.flatMap((actors) => actors.flatMap(membersOf)));
  const tree = new PhraseTree<NamedActor>();
  for (const { names, called, countries, flags } of known) {
    const recorded = (names.length > 1 ? names : [...names, ...called]).filter((name) => members.has(name));
    if (recorded.length === 0) continue;
    for (const name of new Set([...(flags.has('kind') ? [] : names), ...called]))
      tree.add(wordsOfTerm(name), {
        names: recorded,
        countries,
        isAcronym: isAcronym(name),
        isChanging: flags.has('changing') && recorded.length > 1,
      });
  }
  for (const name of members) {
    if (NO_NAMES.has(name.toLowerCase()) || (/\d/.test(name) && wordsOfTerm(name).length < 3)) continue;
    const words = wordsOfTerm(name);
    // A name in the table is already in the tree, with the countries that the table gives.
    if (known.some(({ names, called }) => [...names, ...called].includes(name))) continue;
    tree.add(words, { names: [name], countries: null, isAcronym: isAcronym(name), isChanging: false });
  }
  return { tree, governments: [...members].filter(isGovernment) };
}

/** Two or three capitals, which in lower case may be an ordinary word. */
function isAcronym(name: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(name);
}
