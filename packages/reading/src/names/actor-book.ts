import type { Actor } from '@partner-api/contract';
import { membersOf } from '../domain/members.js';
import type { ActorNames } from '../domain/scope.js';
import { PhraseBook, type PhrasePart, partsOf } from '../language/phrase-book.js';
import type { KnownActor } from './known-actors/known-actor.js';
import { knownActors } from './known-actors/known-actors.js';
import { meantIn } from './known-actors/meant-in.js';

/** An actor as texts name it. */
export interface NamedActor {
  readonly names: ActorNames;
  /** Whether this name is a common word unless it stands in capitals: "IS". */
  readonly isAcronym: boolean;
  /** Where it is meant by this name (ISO 3166-1 alpha-2); null for everywhere. */
  readonly countries: readonly string[] | null;
  /** Whether one of those countries has to be told. */
  readonly isOnlyThere: boolean;
  /** Whether the name only says what it is: "rebels". */
  readonly isKind: boolean;
}

/** The names of those who take part in the events, and what else newsrooms call them. */
export function actorBookOf(parties: readonly (readonly Actor[])[]): PhraseBook<NamedActor> {
  const book = new PhraseBook<NamedActor>();
  const afterFighters = new PhraseBook<NamedActor>();
  const afterGroups = new PhraseBook<NamedActor>();
  const members = new Set(parties.flatMap((actors) => actors.flatMap(membersOf)));
  const addKnown = (actor: KnownActor) => {
    const named = namedOf(actor, members);
    if (named === null) return;
    for (const { parts, isAcronym, script } of spokenNames(actor)) {
      book.add(parts, { ...named, isAcronym });
      (script === 'arabic' ? afterGroups : afterFighters).add(parts, named);
    }
  };
  for (const actor of knownActors) if (actor.isOnlyThere) addKnown(actor);
  for (const name of members) {
    if (commonWords.has(name.toLowerCase()) || isNumbered(name)) continue;
    const countries = meantIn.get(name) ?? null;
    const named = { names: [name], countries, isOnlyThere: false, isKind: false };
    book.add(name, { ...named, isAcronym: isAcronym(name) });
  }
  for (const actor of knownActors) if (!actor.isOnlyThere) addKnown(actor);
  book.addAfter(fighters, afterFighters);
  book.addAfter(groups, afterGroups);
  return book;
}

/** Who is meant by what an actor is called; null where records have none of its names. */
function namedOf(actor: KnownActor, members: ReadonlySet<string>): NamedActor | null {
  const { names: own, countries = null, isOnlyThere = false, isKind = false } = actor;
  const recorded = (own.length > 1 ? own : namesOf(actor)).filter((name) => members.has(name));
  const names = actor.isUnnamed ? own : recorded;
  return names.length === 0 ? null : { names, countries, isOnlyThere, isKind, isAcronym: false };
}

/** All names of one, and of several those that they go by together. */
const namesOf = oncePerActor(({ names, called }) => {
  const others = called.split(';').map((name) => name.trim().replace(/\s+/g, ' '));
  return names.length > 1 ? others : [...names, ...others];
});

interface SpokenName {
  readonly parts: readonly PhrasePart[];
  readonly isAcronym: boolean;
  readonly script: 'arabic' | 'other';
}

const spokenNames = oncePerActor((actor) =>
  namesOf(actor).map((name): SpokenName => {
    const isOnlyInCapitals = isAcronym(name) && !alsoInSmall.has(name);
    const script = isArabic.test(name) ? 'arabic' : 'other';
    return { parts: partsOf(name), isAcronym: isOnlyInCapitals, script };
  }),
);

/** There are thousands of names, and a reader for every import. */
function oncePerActor<Found>(find: (actor: KnownActor) => Found): (actor: KnownActor) => Found {
  const known = new WeakMap<KnownActor, Found>();
  return (actor) => {
    const found = known.get(actor) ?? find(actor);
    known.set(actor, found);
    return found;
  };
}

/** "13th Division": without its number, which is no word, any division would be meant. */
function isNumbered(name: string): boolean {
  return /\d/.test(name) && partsOf(name).length === 1 && !/^\p{Lu}+-?\d+$/u.test(name);
}

/** Sources name the victims of one-sided violence as a party. */
const commonWords: ReadonlySet<string> = new Set(['civilians', 'unknown', 'unidentified']);

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
 * "Боевики ИГ" are ИГ, and so are "боевики JNIM". Not in the accusative, which in both languages is the genitive too: "убили боевиков ИГ" tells
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
  return /^\p{Lu}{2,4}$/u.test(name);
}
