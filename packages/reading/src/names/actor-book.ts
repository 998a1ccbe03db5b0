import type { Actor } from '@partner-api/contract';
import { membersOf } from '../domain/members.js';
import type { ActorNames } from '../domain/scope.js';
import { PhraseBook, wordsOf } from '../language/phrase-book.js';
import type { KnownActor } from './known-actors/known-actor.js';
import { knownActors } from './known-actors/known-actors.js';

/** An actor as texts name it. */
export interface NamedActor {
  readonly names: ActorNames;
  /** Whether this name is a common word unless it stands in capitals: "IS". */
  readonly isAcronym: boolean;
  /** Where it is meant by this name (ISO 3166-1 alpha-2); null for everywhere. */
  readonly countries: readonly string[] | null;
  /** Whether the name only says what it is: "rebels". */
  readonly isKind: boolean;
}

/** The names of those who take part in the events, and what else newsrooms call them. */
export function actorBookOf(parties: readonly (readonly Actor[])[]): PhraseBook<NamedActor> {
  const book = new PhraseBook<NamedActor>();
  const members = new Set(parties.flatMap((actors) => actors.flatMap(membersOf)));
  for (const name of members) {
    if (commonWords.has(name.toLowerCase())) continue;
    book.add(name, { names: [name], isAcronym: isAcronym(name), countries: null, isKind: false });
  }
  for (const actor of knownActors) {
    const { names: own, countries = null, isKind = false } = actor;
    const spoken = namesOf(actor);
    const recorded = (own.length > 1 ? own : spoken).filter((name) => members.has(name));
    const names = actor.isUnnamed ? own : recorded;
    if (names.length === 0) continue;
    for (const name of spoken) {
      const named = { names, countries, isKind };
      book.add(name, { ...named, isAcronym: isAcronym(name) && !alsoInSmall.has(name) });
      const kinds = isCyrillic.test(name) ? fighters : isArabic.test(name) ? groups : [];
      for (const troops of kinds) book.add(`${troops} ${name}`, { ...named, isAcronym: false });
    }
  }
  return book;
}

/** All names of one, and of several those that they go by together. */
function namesOf({ names, called }: KnownActor): string[] {
  const others = called.split(';').map((name) => name.trim().replace(/\s+/g, ' '));
  return names.length > 1 ? others : [...names, ...others];
}

/** Sources name the victims of one-sided violence as a party. */
const commonWords: ReadonlySet<string> = new Set(['civilians', 'unknown', 'unidentified']);

const isCyrillic = /^\p{Script=Cyrillic}/u;
const isArabic = /^\p{Script=Arabic}/u;

/** "مسلحو بوكو حرام" are Boko Haram. Only in the case of those who do something, where a word shows it. */
const groups: readonly string[] = [
  ...[
    'مسلحو',
    'مقاتلو',
    'متمردو',
    'إرهابيو',
    'مسلحون من',
    'مقاتلون من',
    'مسلحو جماعة',
    'مسلحو تنظيم',
    'مسلحو حركة',
  ],
  ...[
    'مقاتلو جماعة',
    'مقاتلو تنظيم',
    'مقاتلو حركة',
    'جماعة',
    'حركة',
    'تنظيم',
    'ميليشيا',
    'مليشيا',
    'ميليشيات',
    'مليشيات',
  ],
];

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
  ...['исламисты', 'исламистами', 'джихадисты', 'джихадистами', 'исламисты из', 'боевики из', 'члены'],
  ...['ісламісти', 'ісламістами', 'джихадисти', 'джихадистами', 'бойовики з', 'члени'],
];

/** No word in any of the languages read: chat has them in small letters. */
const alsoInSmall: ReadonlySet<string> = new Set([
  ...['ISIS', 'ISIL', 'SDF', 'FDS', 'HTS', 'FSA', 'SNA', 'SAA', 'PKK', 'IDF'],
  ...['ИГИЛ', 'ІГІЛ', 'ІДІЛ'],
]);

function isAcronym(name: string): boolean {
  return wordsOf(name).length === 1 && /^\p{Lu}{2,4}$/u.test(name);
}
