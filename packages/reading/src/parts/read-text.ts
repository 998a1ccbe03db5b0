import type { EventKind, Measure, Province } from '@partner-api/contract';
import { namesActingPlace } from '../actors/acting-places.js';
import { partOfActor } from '../actors/part-of-actor.js';
import { asTheyRuled } from '../actors/rulers.js';
import type { Day } from '../domain/day.js';
import type { Obstacle } from '../domain/event-reading.js';
import type { PercentSaid } from '../domain/percent.js';
import { type ActorNames, daysIn, isClosed, type Scope, type Window } from '../domain/scope.js';
import { monthsIn, yearsIn } from '../domain/whole-months.js';
import { alsoAsked } from '../items/also-asked.js';
import { asksWho } from '../items/asks-who.js';
import { isMass, KINDS } from '../items/counted.js';
import {
  afterSilent,
  type DeathsOfEach,
  hasTag,
  type Item,
  isFirst,
  isSilent,
  textOf,
} from '../items/item.js';
import { isNarrower } from '../items/narrower.js';
import { isInDoubt } from '../items/places-in-doubt.js';
import type { Span } from '../items/span-named.js';
import type { Lexicon, Tag } from '../lexicons/lexicon.js';
import type { Governments } from '../names/governments.js';
import { countsOfListed } from '../places/listed-units.js';
import { type NumberAsked, numberAsked } from '../places/number-asked.js';
import { isOfUnclearPart } from '../places/part-of-country.js';
import { areApart, readPlace } from '../places/read-place.js';
import { isWithTerritories } from '../places/with-territories.js';
import { withoutPercent } from '../quantities/changed-by.js';
import { type Denial, denialIn, isUnclearDenial } from '../quantities/denials.js';
import { type Quantity, readQuantity } from '../quantities/read-quantity.js';
import { isOfLongEvent, isSingleEvent } from '../quantities/single-event.js';
import { isSoFar } from '../quantities/so-far.js';
import { namesOtherWeekday } from '../times/other-weekday.js';
import { readTimes, type TimeSetting, type Times } from '../times/read-times.js';
import { isOfThem, isOfWhomItWasDoneTo } from './done-to-them.js';
import { kindIn } from './kind.js';
import { countedIn, isBesideCounted } from './measure.js';
import { asksOther, deniesOfEach, isOfEach, isOfSome } from './other-counts.js';
import { otherSense, type WordsRead } from './other-sense.js';
import { isAskedOf, peopleOfPlace } from './people-of-place.js';
import { tellsPlace } from './tells-place.js';
import { type UnreadWords, unreadWords } from './unread-words.js';

/** What the parts of a text say, put together neither to a claim nor to a question yet. */
export interface Parts {
  readonly items: readonly Item[];
  readonly measure: Measure | null;
  readonly kind: EventKind;
  readonly place: { readonly country: string | null; readonly provinces: readonly Province[] };
  /** Whether its provinces are told in different parts of the text. */
  readonly areApart: boolean;
  /** Whether it speaks of a place that it does not name. */
  readonly tellsPlace: boolean;
  readonly times: Times;
  readonly actors: readonly ActorNames[];
  readonly role: Scope['role'];
  /** Whether two are told of as against one another: "clashes of IS with the SDF". */
  readonly areOpposed: boolean;
  readonly quantity: Quantity | null;
  /** Whether the number may be told of all that had happened up to a time: "the toll reached 400,000 in 2016". */
  readonly isSoFar: boolean;
  /** Whether its time goes on until today: "since May 2018". */
  readonly isUntilToday: boolean;
  readonly numberAsked: NumberAsked | null;
  /** Whether the number stands before what it counts: "30 battles", not "30 in battles". */
  readonly isBesideCounted: boolean;
  readonly denial: Denial;
  /** How many were killed in each of the events that are counted; null where that is not told. */
  readonly deaths: DeathsOfEach | null;
  /** Whether it is told to be false: "it is not true that …". */
  readonly isSaidFalse: boolean;
  readonly isSingle: boolean;
  /** Whether more of what is counted may mean more dead: "violence". */
  readonly mayBeOfDead: boolean;
  /** How many words ask for more than yes or no. */
  readonly interrogatives: number;
  /** Tags that were met beside the time, for questions. */
  readonly tags: ReadonlySet<Tag>;
  /** Whether it asks for two numbers: "how many battles and how many killed". */
  readonly asksTwice: boolean;
  /** Words that name but a part of what is counted. */
  readonly narrower: readonly string[];
  /** Words that say something else, which no record tells. */
  readonly unchecked: readonly string[];
  /** By how many percent it says that the number changed. */
  readonly changedBy: PercentSaid | null;
  /** Words that ask for more than the rest does, or for others: "and who killed them", "civilians of Homs". */
  readonly alsoAsked: readonly string[];
  /** Words that no part of the reading accounts for. */
  readonly unread: readonly UnreadWords[];
}

/** Reads the parts of a text, or tells what keeps them from being read: they contradict one another, or may mean several things. */
export function readParts(
  written: readonly Item[],
  lexicon: Lexicon,
  setting: TimeSetting,
  governments: Governments,
): Parts | Obstacle {
  const { items: told, changedBy } = withoutPercent(written);
  const times = readTimes(told, setting);
  if (times === null || (times.window !== null && namesOtherWeekday(told, times.window))) return 'time';
  const listed = countsOfListed(told, times);
  const items = withoutOver(told, new Set([...times.used, ...listed]));
  const asked = numberAsked(items, times.used);
  const counts = new Set([...listed, ...(asked?.used ?? [])]);
  const quantity = readQuantity(items, new Set([...times.used, ...counts]));
  if (quantity === 'many') return 'numbers';
  const place = readPlace(items);
  if (place === null || items.some(isInDoubt) || isOfUnclearPart(items, times.used)) return 'place';
  if (times.isScattered && place.provinces.length > 1) return 'time';
  if (isWithTerritories(place)) return 'place';
  if (namesActingPlace(items, lexicon.language)) return 'actors';
  const obstacle = obstacleIn({ items, quantity, provinces: place.provinces }, times, lexicon);
  if (obstacle !== null) return obstacle;
  const kind = kindIn(items);
  if (kind === null) return 'parts';
  if (isOfWhatWasNot(items)) return 'denial';
  const actors = items.flatMap((item) => (item.type === 'actor' ? [item.actor] : []));
  const { measure, deaths, isKilling } = countedIn(items, quantity, kind);
  if (deaths !== null && measure !== 'events') return 'parts';
  const role = partOfActor(items, { isKilling, kind, quantity });
  const namedThen = asTheyRuled(actors, times.window);
  if (role === null || namedThen === null) return 'actors';
  if (isKilling && isOfThem(items)) return 'actors';
  if (role === 'against' && !areToldTogether(items)) return 'actors';
  if (role === 'involved' && isOneSided(items, kind)) return 'actors';
  if (isKilling && !isOneDay(times.window) && isOfLongEvent(items, lexicon)) return 'parts';
  if (isKilling && quantity !== null && isOfSome(items)) return 'parts';
  return {
    items,
    measure,
    kind,
    place,
    areApart: areApart(items),
    tellsPlace: tellsPlace(items),
    times,
    actors: [...new Map(namedThen.map((actor) => [actor.join('/'), actor])).values()],
    role,
    areOpposed: areOpposed(items),
    quantity,
    isUntilToday: times.window?.to === setting.today,
    isSoFar: quantity !== null && isSoFar(items, quantity, times),
    numberAsked: asked,
    isBesideCounted: quantity !== null && isBesideCounted(items, quantity),
    denial: denialIn(items, quantity),
    deaths,
    isSaidFalse: items.some((item) => hasTag(item, 'false_that')),
    isSingle: isKilling && isSingleEvent(items, lexicon),
    mayBeOfDead: measure === 'events' && deaths === null && isMass(items),
    interrogatives: items.filter(isInterrogative).length,
    tags: new Set(items.filter((_, place) => !times.used.has(place)).flatMap(tagsOf)),
    asksTwice: numbersAsked(items) > 1,
    narrower: items.filter((item) => isNarrower(item, actors.length)).map(textOf),
    unchecked: items.filter((item) => hasTag(item, 'unchecked')).map(textOf),
    changedBy,
    alsoAsked: [
      ...alsoAsked(items),
      ...(isAskedOf(items, quantity !== null)
        ? [peopleOfPlace(items)].filter((words) => words !== null)
        : []),
    ],
    unread: unreadWords({
      items,
      times: times.used,
      listed: counts,
      quantity: quantity?.used ?? new Set(),
      hasActors: actors.length > 0,
      span: spanOf(times.window),
      isOpen: isOpen(times.window, setting.today),
      actors: new Set(actors.flat()),
      country: place.country,
      language: lexicon.language,
      governments,
    }),
  };
}

/** What keeps its words from telling how many there were, whatever is counted. */
function obstacleIn(told: WordsRead, times: Times, lexicon: Lexicon): Obstacle | null {
  const { items, quantity } = told;
  if (isUnclearDenial(items, times.used, lexicon)) return 'denial';
  if (quantity !== null && deniesOfEach(items)) return 'denial';
  if (quantity !== null && isOfEach(items, times.used)) return 'numbers';
  if (items.some((_, place) => asksOther(items, place))) return 'numbers';
  if (isSaidOfThem(items) || isOfWhomItWasDoneTo(items)) return 'actors';
  return otherSense(told);
}

/** "Sans la guerre, plus de 40 auraient été tués". */
function isOfWhatWasNot(items: readonly Item[]): boolean {
  const has = (tag: Tag) => items.some((item) => hasTag(item, tag));
  return has('hearsay') && has('without');
}

/** "Over 2019", "over the two years 2016 and 2017": all through it, and no comparison; not "was over in 2019". */
function withoutOver(items: readonly Item[], times: ReadonlySet<number>): readonly Item[] {
  return items.map((item, place) =>
    item.type === 'phrase' &&
    item.text === 'over' &&
    !hasTag(items[place + 1], 'in') &&
    times.has(afterSilent(items, place + 1))
      ? { ...item, tags: new Set<Tag>(['in']) }
      : item,
  );
}

/** Whether a time is one whole day, month or year. */
function spanOf(window: Window | null): Span | null {
  if (window === null) return null;
  if (daysIn(window) === 1) return 'one_day';
  if (yearsIn(window) === 1) return 'one_year';
  return monthsIn(window) === 1 ? 'one_month' : null;
}

/** Whether a time that is told has no beginning, or goes on until today. */
function isOpen(window: Window | null, today: Day): boolean {
  return window !== null && (!isClosed(window) || window.to === today);
}

/**
 * Whether two who fought are told together: "IS and the SDF", "the IS–SDF clashes". In "clashes of the army, M23 rebels killed 40"
 * each is told of something else.
 */
function areToldTogether(items: readonly Item[]): boolean {
  const [first = 0, second = 0] = items.flatMap(({ type }, place) => (type === 'actor' ? [place] : []));
  const isBetween = items
    .slice(first + 1, second)
    .some((item) => !isSilent(item) && !hasTag(item, 'members'));
  let next = second + 1;
  while (isSilent(items[next]) || hasTag(items[next], 'members')) next++;
  return isBetween || hasTag(items[next], ...KINDS);
}

/** "How many times did the army attack Boko Haram?": of two who are told of as in an attack, which of them attacked is not kept. */
function isOneSided(items: readonly Item[], kind: EventKind): boolean {
  if (!attacks.has(kind)) return false;
  const names = items.flatMap((item) => (item.type === 'actor' ? [item.actor.join('/')] : []));
  return new Set(names).size > 1 && !items.some((item) => hasTag(item, 'between'));
}

const attacks: ReadonlySet<EventKind> = new Set<EventKind>([
  'attack',
  'one_sided',
  'violence_against_civilians',
  'explosion_remote_violence',
]);

function areOpposed(items: readonly Item[]): boolean {
  const [first, second] = items.flatMap(({ type }, place) => (type === 'actor' ? [place] : []));
  return (
    first !== undefined &&
    second !== undefined &&
    items.slice(first, second).some((item) => hasTag(item, 'involving', 'from_or_with'))
  );
}

/** "The attack on 4 April 2017" is one; what is said to have lasted for months may be many. */
function isOneDay(window: Window | null): boolean {
  return window !== null && daysIn(window) === 1;
}

/** "They killed 200": who did is told elsewhere. */
function isSaidOfThem(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    if (!hasTag(item, 'slew')) return false;
    const told = items.slice(Math.max(0, place - 2), place).map(textOf);
    // "On a tué davantage en 2016 qu'en 2017": whoever did.
    const isAnyone = told.includes('on') && /^(?:davantage|plus|moins)$/.test(textOf(items[place + 1]));
    return !isAnyone && told.some((word) => pronouns.has(word));
  });
}

const pronouns: ReadonlySet<string> = new Set([
  ...['it', 'we', 'they', 'he', 'she', 'you'],
  ...['ils', 'elles', 'il', 'elle', 'nous', 'on', 'ellos', 'ellas', 'nosotros'],
  ...['они', 'он', 'она', 'мы', 'вони', 'він', 'вона', 'ми', 'هم', 'نحن'],
]);

/** "Число погибших в Хомсе и число погибших в Хаме" asks for one; two of "how many" may ask for two. */
function numbersAsked(items: readonly Item[]): number {
  const asked = items.flatMap((item, place) =>
    item.type === 'phrase' && item.tags.has('how_many')
      ? [item.tags.has('killed') ? item.text : String(place)]
      : [],
  );
  return new Set(asked).size;
}

/** What a word means where it stands: some ask or compare in some places only. */
function tagsOf(item: Item, place: number, items: readonly Item[]): Tag[] {
  if (item.type !== 'phrase') return [];
  const tags = new Set(item.tags);
  const first = isFirst(items, place);
  // "Чи": "whether" where a text begins, and "or" within it.
  if (tags.has('whether') && tags.has('either')) tags.delete(first ? 'either' : 'whether');
  if (!first) tags.delete('opens_question');
  // "Turkey versus IS" are no numbers to compare.
  if (items[place - 1]?.type === 'actor' && items[place + 1]?.type === 'actor') tags.delete('compare');
  return [...tags];
}

/** A word that only ever asks, or one that does so where a text begins: "qué". */
function isInterrogative(item: Item, place: number, items: readonly Item[]): boolean {
  // "Who died?"; "civilians who died" tells of them.
  if (asksWho(item) && hasTag(item, 'killed') && isFirst(items, place)) return true;
  if (hasTag(item, 'asks_first')) return items.slice(0, place).every(({ type }) => type === 'stop');
  return hasTag(item, 'ask', 'what_happened') && !hasTag(item, 'whether');
}
