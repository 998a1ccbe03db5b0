import type { Actor } from '@partner-api/contract';
import { membersOf } from '../domain/members.js';
import type { ActorNames } from '../domain/scope.js';
import { PhraseBook, wordsOf } from '../language/phrase-book.js';
import { actorAliases } from './actor-aliases.js';

/** An actor as texts name it. */
export interface NamedActor {
  readonly names: ActorNames;
  /** Whether this name is a common word unless it stands in capitals: "IS". */
  readonly isAcronym: boolean;
}

/** The names of those who take part in the events, and what else newsrooms call them. */
export function actorBookOf(parties: readonly (readonly Actor[])[]): PhraseBook<NamedActor> {
  const book = new PhraseBook<NamedActor>();
  const members = new Set(parties.flatMap((actors) => actors.flatMap(membersOf)));
  for (const name of members) {
    if (commonWords.has(name.toLowerCase())) continue;
    book.add(name, { names: [name], isAcronym: isAcronym(name) });
  }
  for (const aliases of actorAliases) {
    const names = aliases.filter((alias) => members.has(alias));
    if (names.length === 0) continue;
    for (const alias of aliases) {
      book.add(alias, { names, isAcronym: isAcronym(alias) && !alsoInSmall.has(alias) });
      if (isCyrillic.test(alias))
        for (const troops of fighters) book.add(`${troops} ${alias}`, { names, isAcronym: false });
    }
  }
  return book;
}

/** Sources name the victims of one-sided violence as a party. */
const commonWords: ReadonlySet<string> = new Set(['civilians', 'unknown', 'unidentified']);

const isCyrillic = /^\p{Script=Cyrillic}/u;

/**
 * "Боевики ИГ" are ИГ. Not in the accusative, which in both languages is the genitive too: "убили боевиков ИГ" tells
 * what was done to them.
 */
const fighters: readonly string[] = [
  ...['боевики', 'боевиками', 'террористы', 'террористами', 'бойцы', 'бойцами', 'отряды', 'отрядами'],
  ...['группировка', 'группировкой', 'боевики группировки', 'боевиками группировки'],
  ...['террористическая группировка', 'террористическая организация'],
  ...['бойовики', 'бойовиками', 'терористи', 'терористами', 'бійці', 'бійцями', 'загони', 'загонами'],
  ...['угруповання', 'угрупованням', 'бойовики угруповання', 'бойовиками угруповання'],
  ...['терористичне угруповання', 'терористична організація'],
];

/** No word in any of the languages read: chat has them in small letters. */
const alsoInSmall: ReadonlySet<string> = new Set([
  ...['ISIS', 'ISIL', 'SDF', 'FDS', 'HTS', 'FSA', 'SNA', 'SAA', 'PKK', 'IDF'],
  ...['ИГИЛ', 'ІГІЛ', 'ІДІЛ'],
]);

function isAcronym(name: string): boolean {
  return wordsOf(name).length === 1 && /^\p{Lu}{2,4}$/u.test(name);
}
